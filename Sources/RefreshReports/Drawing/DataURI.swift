import RefreshFiles
import RefreshText
import RefreshYAML

/// Files within documents, by the `data` scheme (RFC 2397).
package enum DataURI {
  /// An image file; nil if it can't be read, is no image, or has more bytes than `limit`.
  package static func image(_ path: String, limit: Int) -> String? {
    guard limit > 0, let bytes = try? InputFile.contents(of: path, limit: limit) else { return nil }
    return type(of: bytes).map { "data:\($0);base64,\(bytes.base64)" }
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
}
