import RefreshEngine

/// What the first bytes of an image file say of it.
///
/// Only headers are read, here and not by a library: no picture is decoded, and no system has one library for all of them.
struct ImageHeader: Equatable {
  /// In pixels, greater than 0.
  let width: Int
  /// In pixels, greater than 0.
  let height: Int
  /// How many frames it has; 1 for what is no GIF.
  var frames = 1
  /// How long one round of the frames takes; nil for what does not move.
  var duration: Interval?

  /// Why a file is no image that can be used.
  enum Refusal: Error, Equatable {
    /// It is none of the formats that are read.
    case otherFormat
    /// It is one of them, and broken.
    case damaged
    /// A GIF with more frames than are allowed.
    case tooManyFrames
  }

  /// The greatest number of frames of a state.
  static let greatestFrameCount = 1_000

  /// Reads a header.
  ///
  /// - Parameter bytes: the file from its beginning; of a GIF all of it.
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

  /// How many bytes from the beginning of a file are needed, of what begins so.
  static func neededBytes(_ beginning: [UInt8]) -> Int {
    let reader = ByteReader(beginning)
    // The frames of a GIF lie all over it; the size in a JPEG behind its colour profile and its thumbnails.
    if isGIF(reader) { return 64 << 20 }
    if reader.has([0xFF, 0xD8], at: 0) { return 4 << 20 }
    return beginning.count
  }
}
