/// The header of a JPEG (ITU-T T.81).
enum JPEGHeader {
  /// Goes from segment to segment to the start of the frame, which has the size.
  static func read(_ reader: ByteReader) -> ImageHeader? {
    var offset = 2
    while let lead = reader.byte(offset), lead == 0xFF, let marker = reader.byte(offset + 1) {
      switch marker {
      case 0xFF:
        // Filling.
        offset += 1
      case 0x01, 0xD0...0xD8:
        // Markers without a segment.
        offset += 2
      case 0xC0...0xCF where ![0xC4, 0xC8, 0xCC].contains(marker):
        guard let height = reader.big(offset + 5, bytes: 2), let width = reader.big(offset + 7, bytes: 2) else {
          return nil
        }
        return ImageHeader(width: width, height: height)
      case 0xD9, 0xDA:
        // The end, or the picture itself, and no size before it.
        return nil
      default:
        guard let length = reader.big(offset + 2, bytes: 2), length >= 2 else { return nil }
        offset += 2 + length
      }
    }
    return nil
  }
}
