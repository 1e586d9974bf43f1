import RefreshDiagnostics
import RefreshFiles
import RefreshText

extension SourceFile {
  /// Reads a file.
  ///
  /// The path is recorded in the current ``LookupLog``, if there is one.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - isArgument: Whether the user named the path on the command line: it may then be a pipe, or `-` for
  ///     standard input, which is shown as `<stdin>`. The default is false, which allows only files.
  ///   - diagnostics: Collects why the file can't be read (`cannot-read`), or which bytes aren't text.
  /// - Returns: The file, at most 1 GiB, or nil if it can't be read.
  public static func read(
    path: String, isArgument: Bool = false, into diagnostics: inout Diagnostics
  ) -> SourceFile? {
    LookupLog.current?.note(path)
    let name = isArgument && path == "-" ? "<stdin>" : path
    do {
      let bytes = try InputFile.contents(of: path, limit: 1 << 30, isArgument: isArgument)
      return decode(
        path: name, bytes: bytes, identity: FolderSearch.realPath(path).map(FilePath.key), into: &diagnostics)
    } catch {
      return diagnostics.refuse(.cannotRead(name, error))
    }
  }

  /// Makes a source file from the bytes of a file.
  ///
  /// The text may be UTF-8 with or without a byte order mark, or UTF-16 of either byte order with a mark. UTF-16 is
  /// converted to UTF-8 without the mark: offsets are then those of the UTF-8 text, while lines and columns are the
  /// same in both.
  ///
  /// - Parameters:
  ///   - path: The path to show.
  ///   - bytes: The whole file, or a piece of it.
  ///   - start: The position where the piece begins. The default is the beginning.
  ///   - identity: The identity that all paths of the file share. The default is the name.
  ///   - diagnostics: Collects the first byte, surrogate or NUL that no text can have.
  /// - Returns: The file; nil if there was one.
  public static func decode(
    path: String, bytes: [UInt8], start: Position = .beginning, identity: String? = nil,
    into diagnostics: inout Diagnostics
  ) -> SourceFile? {
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF]) {
      let message = "the text is UTF-32; only UTF-8 and UTF-16 with a byte order mark are supported"
      let span = Span(wholeOf: SourceFile(path: path, bytes: []))
      return diagnostics.refuse(.invalidEncoding, message, at: span, help: saveAsUTF8)
    }
    if let order = ByteOrder(markOf: bytes) {
      return fromUTF16(path: path, identity, bytes, order, into: &diagnostics)
    }
    return fromUTF8(SourceFile(path: path, bytes: bytes, start: start, identity: identity), into: &diagnostics)
  }

  private static let saveAsUTF8 = "save the file as UTF-8"

  private static func fromUTF8(_ file: SourceFile, into diagnostics: inout Diagnostics) -> SourceFile? {
    let bytes = file.bytes
    guard let offset = bytes.withUnsafeBufferPointer(firstOffender) else { return file }
    let span = Span(file: file, start: offset, end: offset + 1)
    let message = "byte 0x\(hexadecimal(bytes[offset], digits: 2)) isn't valid UTF-8"
    return diagnostics.refuse(
      bytes[offset] == 0 ? nul(at: span) : Diagnostic(.invalidEncoding, message, at: span, help: saveAsUTF8))
  }

  /// Converts UTF-16 to UTF-8.
  ///
  /// Invalid code units become U+FFFD, so that the line around them can still be shown.
  private static func fromUTF16(
    path: String, _ identity: String?, _ bytes: [UInt8], _ order: ByteOrder, into diagnostics: inout Diagnostics
  ) -> SourceFile? {
    let units = order.units(of: bytes.dropFirst(2))
    var (parser, rest, next) = (UTF16.ForwardParser(), units.makeIterator(), 0)
    var utf8: [UInt8] = []
    var (offender, message): (Range<Int>?, String?)
    loop: while true {
      let start = utf8.count
      switch parser.parseScalar(from: &rest) {
      case .emptyInput: break loop
      case .valid(let sequence):
        let scalar = UTF16.decode(sequence)
        utf8 += UTF8.encode(scalar)!
        next += sequence.count
        if scalar == "\0", offender == nil { offender = start..<start + 1 }
      case .error:
        utf8 += "\u{FFFD}".utf8
        next += 1
        guard offender == nil else { continue }
        offender = start..<utf8.count
        message =
          "half a character: 0x\(hexadecimal(units[next - 1], digits: 4)) isn't followed by its other half"
      }
    }
    if !bytes.count.isMultiple(of: 2) {
      utf8 += "\u{FFFD}".utf8
      if offender == nil {
        offender = utf8.count - 3..<utf8.count
        message = "the text is UTF-16 and ends in the middle of a character"
      }
    }
    let file = SourceFile(path: path, bytes: utf8, identity: identity)
    guard let offender else { return file }
    let span = Span(file: file, start: offender.lowerBound, end: offender.upperBound)
    return diagnostics.refuse(
      message.map { Diagnostic(.invalidEncoding, $0, at: span, help: saveAsUTF8) } ?? nul(at: span))
  }

  private static func nul(at span: Span) -> Diagnostic {
    Diagnostic(
      .nulCharacter, "a NUL character (U+0000) isn't allowed in text", at: span,
      help: "remove it; if the file is UTF-16 without a byte order mark, save it as UTF-8")
  }

  /// Returns the offset of the first byte that is NUL or not valid UTF-8.
  private static func firstOffender(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var offset = 0
    while offset < bytes.count {
      // Most of a text is ASCII.
      while bytes.count - offset >= 8, areASCII(bytes, at: offset) { offset += 8 }
      while offset < bytes.count, bytes[offset] &- 1 < 0x7F { offset += 1 }
      guard offset < bytes.count else { return nil }
      guard bytes[offset] != 0, let length = UTF8Sequence.validLength(at: offset, in: bytes) else {
        return offset
      }
      offset += length
    }
    return nil
  }

  /// Returns whether eight bytes are ASCII and not NUL.
  private static func areASCII(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
    let word = UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    return (word | (word &- 0x0101_0101_0101_0101)) & 0x8080_8080_8080_8080 == 0
  }

  /// Returns a text's bytes in the encoding of a file, with a byte order mark if necessary.
  ///
  /// - Parameters:
  ///   - text: The text in UTF-8, including any byte order mark.
  ///   - bytes: The file, or its beginning.
  package static func encode(_ text: [UInt8], like bytes: [UInt8]) -> [UInt8] {
    guard let order = ByteOrder(markOf: bytes) else { return text }
    return ([0xFEFF] + String(decoding: text, as: UTF8.self).utf16).flatMap(order.bytes)
  }
}

/// The order of the bytes of a UTF-16 code unit.
private enum ByteOrder: CaseIterable {
  case littleEndian
  case bigEndian

  /// Reads the byte order mark, or returns nil if there is none.
  init?(markOf bytes: [UInt8]) {
    guard let order = Self.allCases.first(where: { bytes.starts(with: $0.bytes(of: 0xFEFF)) }) else { return nil }
    self = order
  }

  /// Returns the two bytes of a code unit.
  func bytes(of unit: UInt16) -> [UInt8] {
    let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
    return self == .littleEndian ? [low, high] : [high, low]
  }

  /// Returns the code units of bytes, ignoring an odd byte at the end.
  func units(of bytes: ArraySlice<UInt8>) -> [UInt16] {
    stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).map { offset in
      let (first, second) = (UInt16(bytes[offset]), UInt16(bytes[offset + 1]))
      return self == .littleEndian ? second << 8 | first : first << 8 | second
    }
  }
}
