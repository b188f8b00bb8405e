import CLibFuzzer
import Foundation

/// Called by libFuzzer to change an input in place; half of the time the bytes are changed blindly.
@_cdecl("LLVMFuzzerCustomMutator")
public func mutate(
  _ data: UnsafeMutablePointer<UInt8>, _ size: Int, _ largest: Int, _ seed: UInt32
) -> Int {
  var mutator = Mutator(seed: seed)
  if mutator.random.oneIn(2) { return LLVMFuzzerMutate(data, size, largest) }
  let changed = mutator.mutated(Array(UnsafeBufferPointer(start: data, count: size)))
  guard !changed.isEmpty, changed.count <= largest else {
    return LLVMFuzzerMutate(data, size, largest)
  }
  for (index, byte) in changed.enumerated() { data[index] = byte }
  return changed.count
}

let trial = Trial()
var argumentCount = CommandLine.argc
var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
let status = LLVMFuzzerRunDriver(&argumentCount, &arguments) { data, size in
  trial.run(Array(UnsafeBufferPointer(start: data, count: size)))
  return 0
}
exit(status)
