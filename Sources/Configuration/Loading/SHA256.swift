#if canImport(CryptoKit)
  import CryptoKit
#else
  import COpenSSL
#endif

/// SHA-256 (FIPS 180-4), by the platform's library.
enum SHA256Digest {
  /// The digest of some bytes in hexadecimal digits; nil where the library fails.
  static func hexadecimal(_ bytes: [UInt8]) -> String? {
    #if canImport(CryptoKit)
      let digest = Array(SHA256.hash(data: bytes))
    #else
      var digest = [UInt8](repeating: 0, count: Int(EVP_MAX_MD_SIZE))
      var count: UInt32 = 0
      guard EVP_Digest(bytes, bytes.count, &digest, &count, EVP_sha256(), nil) == 1 else {
        return nil
      }
      digest = Array(digest.prefix(Int(count)))
    #endif
    return hexadecimal(digits: digest)
  }

  fileprivate static func hexadecimal(digits: [UInt8]) -> String {
    digits.map { byte in
      let digits = String(byte, radix: 16)
      return digits.count == 1 ? "0" + digits : digits
    }.joined()
  }
}

/// SHA-256 of bytes that come piece by piece.
package final class SHA256Stream {
  #if canImport(CryptoKit)
    private var hash = SHA256()
  #else
    private let context: OpaquePointer?
    private var isSound: Bool
  #endif

  package init() {
    #if !canImport(CryptoKit)
      context = EVP_MD_CTX_new()
      isSound = context != nil && EVP_DigestInit_ex(context, EVP_sha256(), nil) == 1
    #endif
  }

  deinit {
    #if !canImport(CryptoKit)
      EVP_MD_CTX_free(context)
    #endif
  }

  /// Takes the next bytes.
  package func update(_ bytes: UnsafeRawBufferPointer) {
    #if canImport(CryptoKit)
      hash.update(bufferPointer: bytes)
    #else
      isSound = isSound && EVP_DigestUpdate(context, bytes.baseAddress, bytes.count) == 1
    #endif
  }

  /// The digest of all bytes in hexadecimal digits, to be asked for once; nil where the library
  /// failed.
  package func hexadecimal() -> String? {
    #if canImport(CryptoKit)
      return SHA256Digest.hexadecimal(digits: Array(hash.finalize()))
    #else
      var digest = [UInt8](repeating: 0, count: Int(EVP_MAX_MD_SIZE))
      var count: UInt32 = 0
      guard isSound, EVP_DigestFinal_ex(context, &digest, &count) == 1 else { return nil }
      return SHA256Digest.hexadecimal(digits: Array(digest.prefix(Int(count))))
    #endif
  }
}
