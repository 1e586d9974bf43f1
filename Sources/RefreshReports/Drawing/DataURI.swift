import RefreshFiles
import RefreshYAML

/// Files within documents, by the `data` scheme (RFC 2397).
enum DataURI {
  /// An image file; nil if it can't be read, is no image, or has more bytes than `limit`.
  static func image(_ path: String, limit: Int) -> String? {
    guard limit > 0, let bytes = try? InputFile.contents(of: .path(path), limit: limit) else { return nil }
    return type(of: bytes).map { "data:\($0);base64,\(base64(bytes))" }
  }

  /// The type of an image by its first bytes.
  private static func type(of bytes: [UInt8]) -> String? {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return "image/png" }
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return "image/jpeg" }
    if bytes.starts(with: Array("GIF8".utf8)) { return "image/gif" }
    if bytes.starts(with: Array("RIFF".utf8)), bytes.dropFirst(8).starts(with: Array("WEBP".utf8)) {
      return "image/webp"
    }
    return nil
  }

  /// Base 64 (RFC 4648, 4).
  static func base64(_ bytes: [UInt8]) -> String {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    var start = 0
    while start < bytes.count {
      let piece = bytes[start..<min(start + 3, bytes.count)]
      let bits = piece.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - piece.count))
      for index in 0..<4 {
        text.append(index <= piece.count ? letters[bits >> (18 - 6 * index) & 63] : UInt8(ascii: "="))
      }
      start += 3
    }
    return String(decoding: text, as: UTF8.self)
  }
}
