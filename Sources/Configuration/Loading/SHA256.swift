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
    return digest.map { byte in
      let digits = String(byte, radix: 16)
      return digits.count == 1 ? "0" + digits : digits
    }.joined()
  }
}
