/// Why a sampler could not be made.
public enum TapSamplerError: Error, Sendable, Hashable {
  /// There was no memory for the generator.
  case outOfMemory
}
