/// The header of a WebP (RFC 9649).
enum WebPHeader {
  /// Reads the size of the first chunk: extended, lossless or lossy.
  static func read(_ reader: ByteReader) -> ImageHeader? {
    if reader.has(Array("VP8X".utf8), at: 12) {
      guard let width = reader.little(24, bytes: 3), let height = reader.little(27, bytes: 3) else { return nil }
      return ImageHeader(width: width + 1, height: height + 1)
    }
    if reader.has(Array("VP8L".utf8), at: 12) {
      guard reader.byte(20) == 0x2F, let bits = reader.little(21, bytes: 4) else { return nil }
      return ImageHeader(width: bits & 0x3FFF + 1, height: bits >> 14 & 0x3FFF + 1)
    }
    guard reader.has(Array("VP8 ".utf8), at: 12), reader.has([0x9D, 0x01, 0x2A], at: 23),
      let width = reader.little(26, bytes: 2), let height = reader.little(28, bytes: 2)
    else { return nil }
    return ImageHeader(width: width & 0x3FFF, height: height & 0x3FFF)
  }
}
