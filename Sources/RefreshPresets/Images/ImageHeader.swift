import RefreshEngine

/// The size and the frames of an image, from the first bytes of its file.
///
/// Only headers are read, here and not by a library: no picture is decoded, and no system has one library for all of them.
struct ImageHeader: Equatable, Sendable {
  /// In pixels, greater than 0.
  let width: Int
  /// In pixels, greater than 0.
  let height: Int
  /// The number of frames; 1 for formats other than GIF.
  var frames = 1
  /// The duration of one cycle of the frames, or nil if the image isn't animated.
  var duration: Interval?

  /// The reason why a file can't be used as an image.
  enum Refusal: Error, Equatable {
    /// It has an unsupported format.
    case otherFormat
    /// It has a supported format but is damaged.
    case damaged
    /// A GIF with more frames than are allowed.
    case tooManyFrames
    /// There is no such file.
    case missing
    /// The file can't be read.
    case unreadable(String)
    /// The process can't open any more files, so this isn't the file's fault.
    case exhausted(String)

    /// The words that follow the file's name in a message.
    var reason: String {
      switch self {
      case .otherFormat: "isn't a PNG, JPEG, GIF or WebP image"
      case .damaged: "is a damaged image"
      case .tooManyFrames: "has more than \(greatestFrameCount) frames"
      case .missing: "is missing"
      case .unreadable(let reason), .exhausted(let reason): reason
      }
    }
  }

  /// The maximum number of frames of a state.
  static let greatestFrameCount = 1_000

  /// Reads a header.
  ///
  /// - Parameter bytes: The beginning of the file; for a GIF, all of it.
  static func read(_ bytes: [UInt8]) throws(Refusal) -> ImageHeader {
    let reader = ByteReader(bytes)
    let header: ImageHeader?
    if reader.has([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], at: 0) {
      header = png(reader)
    } else if reader.has([0xFF, 0xD8, 0xFF], at: 0) {
      header = jpeg(reader)
    } else if isGIF(reader) {
      header = try gif(reader)
    } else if reader.has(Array("RIFF".utf8), at: 0), reader.has(Array("WEBP".utf8), at: 8) {
      header = webP(reader)
    } else {
      throw .otherFormat
    }
    guard let header, header.width > 0, header.height > 0 else { throw .damaged }
    return header
  }

  /// Returns how many bytes of a file are needed, given its beginning.
  static func neededBytes(_ beginning: [UInt8]) -> Int {
    let reader = ByteReader(beginning)
    // A GIF's frames are spread over the whole file. A JPEG's size comes after its colour profile and thumbnails.
    if isGIF(reader) { return 64 << 20 }
    if reader.has([0xFF, 0xD8], at: 0) { return 4 << 20 }
    return beginning.count
  }

  /// Reads a PNG (ISO/IEC 15948). The size is in its first chunk, `IHDR`, before which Xcode inserts a `CgBI`
  /// chunk.
  static func png(_ reader: ByteReader) -> ImageHeader? {
    var chunk = 8
    if reader.has(Array("CgBI".utf8), at: chunk + 4), let length = reader.big(chunk, bytes: 4) {
      chunk += 12 + length
    }
    guard reader.has(Array("IHDR".utf8), at: chunk + 4), let width = reader.big(chunk + 8, bytes: 4),
      let height = reader.big(chunk + 12, bytes: 4), width <= Int(Int32.max), height <= Int(Int32.max)
    else { return nil }
    return ImageHeader(width: width, height: height)
  }

  /// Reads a JPEG (ITU-T T.81), segment by segment up to the start of the frame, which contains the size.
  static func jpeg(_ reader: ByteReader) -> ImageHeader? {
    var offset = 2
    while let lead = reader.byte(offset), lead == 0xFF, let marker = reader.byte(offset + 1) {
      switch marker {
      case 0xFF:
        // Padding.
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
        // The end of the image, or the start of its data; the size was missing before it.
        return nil
      default:
        guard let length = reader.big(offset + 2, bytes: 2), length >= 2 else { return nil }
        offset += 2 + length
      }
    }
    return nil
  }

  /// Reads a WebP (RFC 9649). The size is in the first chunk, which is extended, lossless or lossy.
  static func webP(_ reader: ByteReader) -> ImageHeader? {
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

  static func isGIF(_ reader: ByteReader) -> Bool {
    reader.has(Array("GIF87a".utf8), at: 0) || reader.has(Array("GIF89a".utf8), at: 0)
  }

  /// Reads a GIF (GIF89a specification), counting the frames and adding up their delays.
  static func gif(_ reader: ByteReader) throws(Refusal) -> ImageHeader {
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
        guard header.frames <= greatestFrameCount else { throw .tooManyFrames }
        // WebKit and ImageIO show frames with a delay of 0.01 s or less for 0.1 s.
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

  /// Returns the length of a colour table in bytes.
  private static func colorTable(_ flags: Int) -> Int { flags & 0x80 == 0 ? 0 : 3 << (flags & 7 + 1) }

  /// Returns the offset after the data blocks that begin at an offset.
  private static func skip(_ reader: ByteReader, from start: Int) throws(Refusal) -> Int {
    var offset = start
    while let length = reader.byte(offset) {
      offset += 1 + length
      if length == 0 { return offset }
    }
    throw .damaged
  }
}

/// A reader of numbers in bytes. Reading beyond the end gives nil.
struct ByteReader {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Returns the byte at an offset.
  func byte(_ offset: Int) -> Int? { bytes.indices.contains(offset) ? Int(bytes[offset]) : nil }

  /// Returns a little-endian number.
  func little(_ offset: Int, bytes count: Int) -> Int? { number((offset..<offset + count).reversed()) }

  /// Returns a big-endian number.
  func big(_ offset: Int, bytes count: Int) -> Int? { number(offset..<offset + count) }

  private func number(_ offsets: some Sequence<Int>) -> Int? {
    offsets.reduce(0) { sum, offset in
      guard let sum, let byte = byte(offset) else { return nil }
      return sum << 8 | byte
    }
  }

  /// Returns whether the given bytes are at an offset.
  func has(_ expected: [UInt8], at offset: Int) -> Bool {
    offset + expected.count <= bytes.count && bytes[offset..<offset + expected.count].elementsEqual(expected)
  }
}
