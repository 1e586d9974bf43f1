/// Image files, as far as the tool reads them: headers without pixels.
enum Pictures {
  static func png(_ width: Int, _ height: Int) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8) + big(width, 4)
      + big(height, 4)
      + [8, 6, 0, 0, 0] + big(0, 4)
  }

  /// Returns a JPEG with an `APP1` segment before the frame.
  static func jpeg(_ width: Int, _ height: Int, before: Int = 100) -> [UInt8] {
    [0xFF, 0xD8, 0xFF, 0xE1] + big(before + 2, 2) + Array(repeating: 0xFF, count: before) + [0xFF, 0xFF, 0xC2]
      + big(17, 2)
      + [8] + big(height, 2) + big(width, 2) + [3]
  }

  /// Returns a GIF with one frame per delay, in hundredths of a second.
  static func gif(_ width: Int, _ height: Int, delays: [Int]) -> [UInt8] {
    var bytes =
      Array("GIF89a".utf8) + little(width, 2) + little(height, 2) + [0x80, 0, 0] + Array(repeating: 0, count: 6)
    bytes += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, 0, 0, 0]
    for delay in delays {
      bytes += [0x21, 0xF9, 4, 0] + little(delay, 2) + [0, 0]
      bytes += [0x2C, 0, 0, 0, 0] + little(width, 2) + little(height, 2) + [0x81] + Array(repeating: 7, count: 12)
      bytes += [2, 3, 1, 2, 3, 1, 9, 0]
    }
    return bytes + [0x3B]
  }

  static func webP(_ chunk: String, _ content: [UInt8]) -> [UInt8] {
    Array("RIFF".utf8) + little(content.count + 12, 4) + Array("WEBP".utf8) + Array(chunk.utf8)
      + little(content.count, 4)
      + content
  }

  static func little(_ number: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }

  static func big(_ number: Int, _ count: Int) -> [UInt8] { little(number, count).reversed() }
}
