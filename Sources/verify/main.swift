import Foundation
import Verification

/// Holds the simulator against theory; `scripts/verify` builds and starts it.
exit(VerifyCommand.run(Array(CommandLine.arguments.dropFirst())))
