#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The three descriptors that every program expects to be open.
enum StandardDescriptors {
  /// Fills those that are closed, as `>&-` leaves them: a file that is opened later would get the
  /// number, and what is printed would land in it. To use what fills them fails as before.
  static func fill() {
    for (descriptor, mode) in [
      (STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY),
    ] where fcntl(descriptor, F_GETFD) < 0 {
      // The system gives the lowest number that is free, which is this one.
      _ = open("/dev/null", mode)
    }
  }
}
