import RefreshDiagnostics

/// The bytes of a UTF-16 text behind its byte order mark, to be turned into UTF-8.
struct UTF16Text {
  /// Which byte of a unit comes first.
  enum ByteOrder {
    case littleEndian
    case bigEndian

    /// Reads the byte order mark, nil if there is none.
    init?(markOf bytes: [UInt8]) {
      if bytes.starts(with: [0xFF, 0xFE]) {
        self = .littleEndian
      } else if bytes.starts(with: [0xFE, 0xFF]) {
        self = .bigEndian
      } else {
        return nil
      }
    }
  }

  /// What a text cannot have.
  struct Problem: Equatable {
    enum Kind: Equatable {
      case nul
      case loneSurrogate(UInt16)
      case oddByte
    }
    let kind: Kind
    /// Where its replacement stands in the UTF-8 text.
    let range: Range<Int>
  }

  private let bytes: [UInt8]
  private let order: ByteOrder

  /// Takes a text that begins with its byte order mark.
  init(_ bytes: [UInt8], order: ByteOrder) {
    self.bytes = bytes
    self.order = order
  }

  /// The text in UTF-8 without the mark, and the first problem.
  ///
  /// What is no character becomes U+FFFD, so that the line around it can still be shown.
  func transcoded() -> (utf8: [UInt8], problem: Problem?) {
    var utf8: [UInt8] = []
    utf8.reserveCapacity(bytes.count / 2 + bytes.count / 8)
    var problem: Problem?

    func append(_ scalar: Unicode.Scalar, _ kind: Problem.Kind? = nil) {
      let start = utf8.count
      utf8.append(contentsOf: UTF8.encode(scalar)!)
      if let kind, problem == nil { problem = Problem(kind: kind, range: start..<utf8.count) }
    }

    var offset = 2
    while offset + 1 < bytes.count {
      let unit = self.unit(at: offset)
      offset += 2
      if let scalar = Unicode.Scalar(unit) {
        append(scalar, unit == 0 ? .nul : nil)
      } else if UTF16.isLeadSurrogate(unit), offset + 1 < bytes.count,
        case let trail = self.unit(at: offset), UTF16.isTrailSurrogate(trail)
      {
        append(Unicode.Scalar(0x10000 + (UInt32(unit & 0x3FF) << 10 | UInt32(trail & 0x3FF)))!)
        offset += 2
      } else {
        append("\u{FFFD}", .loneSurrogate(unit))
      }
    }
    if offset < bytes.count { append("\u{FFFD}", .oddByte) }
    return (utf8, problem)
  }

  private func unit(at offset: Int) -> UInt16 {
    let (first, second) = (UInt16(bytes[offset]), UInt16(bytes[offset + 1]))
    return order == .littleEndian ? second << 8 | first : first << 8 | second
  }
}

extension SourceFile {
  /// A text's bytes in the encoding of a file, with the byte order mark where it needs one.
  ///
  /// - Parameters:
  ///   - text: in UTF-8, where a byte order mark is part of the text.
  ///   - bytes: the file, or its beginning.
  package static func encode(_ text: [UInt8], like bytes: [UInt8]) -> [UInt8] {
    guard let order = UTF16Text.ByteOrder(markOf: bytes) else { return text }
    return ([0xFEFF] + String(decoding: text, as: UTF8.self).utf16).flatMap { unit in
      let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
      return order == .littleEndian ? [low, high] : [high, low]
    }
  }
}
