/// The header of a PNG (ISO/IEC 15948).
enum PNGHeader {
  /// Reads the size of its first chunk, `IHDR`; Xcode puts a `CgBI` before it.
  static func read(_ reader: ByteReader) -> ImageHeader? {
    var chunk = 8
    if reader.has(Array("CgBI".utf8), at: chunk + 4), let length = reader.big(chunk, bytes: 4) {
      chunk += 12 + length
    }
    guard reader.has(Array("IHDR".utf8), at: chunk + 4), let width = reader.big(chunk + 8, bytes: 4),
      let height = reader.big(chunk + 12, bytes: 4), width <= Int(Int32.max), height <= Int(Int32.max)
    else { return nil }
    return ImageHeader(width: width, height: height)
  }
}
