/// How the text of a file is written in bytes.
enum TextEncoding: Hashable {
  /// UTF-8; a byte order mark is part of the text there.
  case utf8
  /// UTF-16 behind its byte order mark.
  case utf16(isLittleEndian: Bool)

  /// The encoding of a file's bytes.
  init(of bytes: [UInt8]) {
    if bytes.starts(with: [0xFF, 0xFE]) {
      self = .utf16(isLittleEndian: true)
    } else if bytes.starts(with: [0xFE, 0xFF]) {
      self = .utf16(isLittleEndian: false)
    } else {
      self = .utf8
    }
  }

  /// A text's bytes, with the mark where the encoding needs one.
  ///
  /// - Parameter text: in UTF-8.
  func encode(_ text: [UInt8]) -> [UInt8] {
    guard case .utf16(let isLittleEndian) = self else { return text }
    let units = [0xFEFF] + Array(String(decoding: text, as: UTF8.self).utf16)
    return units.flatMap { unit -> [UInt8] in
      let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
      return isLittleEndian ? [low, high] : [high, low]
    }
  }
}
