import RefreshDiagnostics
import RefreshFiles

extension SourceFile {
  /// Reads a file, or standard input.
  ///
  /// The path is noted where a ``LookupLog`` is kept.
  ///
  /// - Parameters:
  ///   - path: of the file; `-` is standard input, which is shown as `<stdin>`.
  ///   - diagnostics: takes why it can't be read (`cannot-read`), or what in it is no text.
  /// - Returns: nil if there is such a diagnostic. At most 1 GiB is read.
  public static func read(path: String, into diagnostics: inout Diagnostics) -> SourceFile? {
    LookupLog.current?.note(path)
    let name = path == "-" ? "<stdin>" : path
    do {
      let bytes = try InputFile.contents(of: path == "-" ? .standardInput : .path(path), limit: 1 << 30)
      return decode(path: name, bytes: bytes, into: &diagnostics)
    } catch {
      diagnostics.add(.cannotRead(name, error))
      return nil
    }
  }

  /// Makes a source file of the bytes of a file.
  ///
  /// The text may be UTF-8 with or without a byte order mark, or UTF-16 of either order with one. UTF-16 is
  /// turned into UTF-8 without the mark: offsets are then those of the UTF-8 text; lines and columns are the
  /// same in both.
  ///
  /// - Parameters:
  ///   - path: the name to show.
  ///   - bytes: the whole file, or a piece of it.
  ///   - start: where the piece begins. The default is the beginning.
  ///   - diagnostics: takes the first byte, surrogate or NUL that no text can have.
  /// - Returns: nil if there was one.
  public static func decode(
    path: String, bytes: [UInt8], start: Position = .beginning, into diagnostics: inout Diagnostics
  ) -> SourceFile? {
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF]) {
      let message = "the text is UTF-32; it can be UTF-8, or UTF-16 with a byte order mark"
      let span = Span(wholeOf: SourceFile(path: path, bytes: []))
      diagnostics.add(Diagnostic(.invalidEncoding, message, at: span, help: saveAsUTF8))
      return nil
    }
    if let order = UTF16Text.ByteOrder(markOf: bytes) {
      return fromUTF16(path: path, text: UTF16Text(bytes, order: order), into: &diagnostics)
    }
    return fromUTF8(SourceFile(path: path, bytes: bytes, start: start), into: &diagnostics)
  }

  private static let saveAsUTF8 = "save the file as UTF-8"

  private static func fromUTF8(_ file: SourceFile, into diagnostics: inout Diagnostics) -> SourceFile? {
    let bytes = file.bytes
    guard let offset = bytes.withUnsafeBufferPointer(firstOffender) else { return file }
    let span = Span(file: file, start: offset, end: offset + 1)
    if bytes[offset] == 0 {
      diagnostics.add(nul(at: span))
    } else {
      let message = "byte 0x\(hexadecimal(bytes[offset], digits: 2)) is not valid UTF-8 here"
      diagnostics.add(Diagnostic(.invalidEncoding, message, at: span, help: saveAsUTF8))
    }
    return nil
  }

  private static func fromUTF16(
    path: String, text: UTF16Text, into diagnostics: inout Diagnostics
  ) -> SourceFile? {
    let (utf8, problem) = text.transcoded()
    let file = SourceFile(path: path, bytes: utf8)
    guard let problem else { return file }
    let span = Span(file: file, start: problem.range.lowerBound, end: problem.range.upperBound)
    switch problem.kind {
    case .nul:
      diagnostics.add(nul(at: span))
    case .loneSurrogate(let unit):
      let message = "half a character: 0x\(hexadecimal(unit, digits: 4)) stands without its other half"
      diagnostics.add(Diagnostic(.invalidEncoding, message, at: span, help: saveAsUTF8))
    case .oddByte:
      let message = "the text is UTF-16 and ends in the middle of a character"
      diagnostics.add(Diagnostic(.invalidEncoding, message, at: span, help: saveAsUTF8))
    }
    return nil
  }

  private static func nul(at span: Span) -> Diagnostic {
    Diagnostic(
      .nulCharacter, "a NUL character (U+0000) is not text", at: span,
      help: "remove it; if the file is UTF-16 without a byte order mark, save it as UTF-8")
  }

  /// The offset of the first byte that is NUL or not valid UTF-8.
  private static func firstOffender(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var offset = 0
    while offset < bytes.count {
      // Most of a text is ASCII.
      while offset < bytes.count, bytes[offset] &- 1 < 0x7F { offset += 1 }
      guard offset < bytes.count else { return nil }
      guard bytes[offset] != 0, let length = UTF8Sequence.validLength(at: offset, in: bytes) else {
        return offset
      }
      offset += length
    }
    return nil
  }
}

/// A number in capital hexadecimal digits, filled with zeros to a width.
func hexadecimal(_ number: some BinaryInteger, digits: Int) -> String {
  let text = String(number, radix: 16, uppercase: true)
  return String(repeating: "0", count: max(0, digits - text.count)) + text
}
