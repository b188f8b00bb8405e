import Simulation
import TouchModels

/// Maps elements on the threads of an effort, each with a sampler of its own.
func inParallel<Element: Sendable, Output: Sendable>(
  _ elements: [Element], _ effort: Effort,
  _ transform: @Sendable (Element, TapSampler) throws -> Output
) throws -> [Output] {
  try parallelMap(elements, threads: effort.threads) { try transform($0, TapSampler()) }
}
