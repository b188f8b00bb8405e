import CCairo

/// The bytes that Cairo writes.
final class CairoStream {
  private(set) var bytes: [UInt8] = []

  /// What Cairo calls with each piece; its closure is the stream.
  static let write: cairo_write_func_t = { closure, data, length in
    guard let closure else { return CAIRO_STATUS_WRITE_ERROR }
    let stream = Unmanaged<CairoStream>.fromOpaque(closure).takeUnretainedValue()
    stream.bytes += UnsafeBufferPointer(start: data, count: Int(length))
    return CAIRO_STATUS_SUCCESS
  }

  /// The stream as Cairo holds it; it lives as long as its owner keeps it.
  var closure: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }
}
