import RefreshEngine

/// The structure of a GIF (GIF89a specification), without its pictures.
enum GIFHeader {
  static func isGIF(_ reader: ByteReader) -> Bool {
    reader.has(Array("GIF87a".utf8), at: 0) || reader.has(Array("GIF89a".utf8), at: 0)
  }

  /// Counts the frames and adds up their delays.
  static func read(_ reader: ByteReader) throws(ImageHeader.Refusal) -> ImageHeader {
    guard let width = reader.little(6, bytes: 2), let height = reader.little(8, bytes: 2),
      let flags = reader.byte(10)
    else { throw .damaged }
    var offset = 13 + colorTable(flags)
    var header = ImageHeader(width: width, height: height, frames: 0)
    var (delay, total) = (0, 0)
    while let block = reader.byte(offset) {
      switch block {
      case 0x2C:
        guard let flags = reader.byte(offset + 9) else { throw .damaged }
        header.frames += 1
        guard header.frames <= ImageHeader.greatestFrameCount else { throw .tooManyFrames }
        // WebKit and ImageIO show frames that ask for 0.01 s or less for 0.1 s.
        total += delay <= 1 ? 10 : delay
        delay = 0
        offset = try skip(reader, from: offset + 11 + colorTable(flags))
      case 0x21:
        if reader.byte(offset + 1) == 0xF9 {
          guard let hundredths = reader.little(offset + 4, bytes: 2) else { throw .damaged }
          delay = hundredths
        }
        offset = try skip(reader, from: offset + 2)
      case 0x3B where header.frames > 0:
        if header.frames > 1 { header.duration = Interval(nanoseconds: Int64(total) * 10_000_000) }
        return header
      default:
        throw .damaged
      }
    }
    throw .damaged
  }

  /// The length of a table of colours.
  private static func colorTable(_ flags: Int) -> Int { flags & 0x80 == 0 ? 0 : 3 << (flags & 7 + 1) }

  /// The offset behind the pieces that begin at an offset.
  private static func skip(_ reader: ByteReader, from start: Int) throws(ImageHeader.Refusal) -> Int {
    var offset = start
    while let length = reader.byte(offset) {
      offset += 1 + length
      if length == 0 { return offset }
    }
    throw .damaged
  }
}
