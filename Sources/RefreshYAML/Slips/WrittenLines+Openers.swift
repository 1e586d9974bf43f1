import RefreshDiagnostics

/// Opening brackets that are missing.
extension WrittenLines {
  /// An unquoted value that ends with closing brackets that it doesn't open: `rotate: 667, 375]`.
  var missingOpener: Diagnostic? {
    guard let value = valueAtPlace, let slip = opened(value, at: place.lowerBound) else { return nil }
    // A word isn't a map.
    return text(value).hasSuffix("}") && !text(value).contains(":") ? nil : slip
  }

  /// An unquoted value followed by closing brackets that close nothing: `wait: 1s }`.
  var strayClosers: Diagnostic? {
    guard let value = valueAtPlace, value.lowerBound <= place.lowerBound, place.upperBound <= value.upperBound,
      tokens.contains(where: { $0.depth == 0 && $0.range.lowerBound == value.lowerBound })
    else { return nil }
    let closers = surplusClosers(in: value)
    guard let first = closers.first, let last = closers.last, last + 1 == value.upperBound,
      file.bytes[first...last].allSatisfy({ "]} ".utf8.contains($0) })
    else { return nil }
    var start = first
    while start > value.lowerBound, file.bytes[start - 1] == UInt8(ascii: " ") { start -= 1 }
    guard start > value.lowerBound else { return nil }
    let sign = text(first..<first + 1)
    return file.slip(
      .unexpectedBracket, "this `\(sign)` closes no `\(sign == "]" ? "[" : "{")`", at: first..<first + 1,
      [Fix.Edit(start..<value.upperBound, "")])
  }

  /// Returns the slip of a value that ends with closing brackets that it doesn't open; nil for other values.
  ///
  /// - Parameter place: The offset of the error, which isn't before the value.
  func opened(_ value: Range<Int>, at place: Int) -> Diagnostic? {
    let closers = surplusClosers(in: value)
    guard let last = closers.last, last + 1 == value.upperBound, place >= value.lowerBound else { return nil }
    let value = isItem(value) ? keyBefore(value).map { $0.lowerBound..<value.upperBound } ?? value : value
    let signs = closers.reversed().map { file.bytes[$0] == UInt8(ascii: "]") ? "[" : "{ " }
    return missingOpener(signs.joined(), before: value, closer: last)
  }

  /// Whether a value and its key are the first of several entries of an item: `- amount: 80%, image: 4 }`.
  private func isItem(_ value: Range<Int>) -> Bool {
    guard let key = keyBefore(value), case let parts = text(value).split(separator: ", "), parts.count > 1,
      !parts[0].contains(": "), parts[1].contains(": ")
    else { return false }
    return tokens.last { $0.range.upperBound <= key.lowerBound }?.kind == .dash
  }

  private func keyBefore(_ value: Range<Int>) -> Range<Int>? {
    tokens.last { $0.kind == .key && $0.range.upperBound <= value.lowerBound }?.range
  }

  /// Returns the slip of opening brackets that are missing before a value.
  ///
  /// - Parameters:
  ///   - signs: The brackets.
  ///   - closer: The offset of the bracket that closes the outermost.
  func missingOpener(_ signs: String, before value: Range<Int>, closer: Int) -> Diagnostic {
    // A bracket that was deleted leaves the blanks that were around it.
    var start = value.lowerBound
    while start > range.lowerBound + 1, file.bytes[start - 1] == UInt8(ascii: " "),
      file.bytes[start - 2] == UInt8(ascii: " ")
    {
      start -= 1
    }
    let isIndented = start <= range.lowerBound + 1
    return file.slip(
      .unexpectedBracket, "`\(signs.prefix(1))` is missing before this", at: value,
      [Fix.Edit((isIndented ? value.lowerBound : start)..<value.lowerBound, signs)],
      labels: [
        Diagnostic.Label("this closes it", at: Span(file: file, start: closer, end: closer + 1))
      ])
  }

  /// Whether a value ends with a bracket that it doesn't open, and so isn't a text that lacks quotes.
  func endsWithCloser(_ value: Range<Int>) -> Bool {
    let closers = surplusClosers(in: value)
    return closers.last == value.upperBound - 1 && closers.count < value.count
  }

  /// Returns the offsets of the closing brackets of a text that it doesn't open, outside of quotes.
  func surplusClosers(in range: Range<Int>) -> [Int] {
    var (open, surplus): ([UInt8], [Int]) = ([], [])
    var quote: UInt8?
    for offset in range {
      let byte = file.bytes[offset]
      if let begun = quote {
        if byte == begun { quote = nil }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        // A quote in a word is an apostrophe.
        let isFirst = offset == range.lowerBound || " [{,:(".utf8.contains(file.bytes[offset - 1])
        if isFirst, file.bytes[(offset + 1)..<range.upperBound].contains(byte) { quote = byte }
      case UInt8(ascii: "{"), UInt8(ascii: "["): open.append(byte)
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        // The closing bracket is two after the opening one in ASCII.
        if open.last == byte - 2 { open.removeLast() } else { surplus.append(offset) }
      default: break
      }
    }
    return surplus
  }

  /// The first closing bracket in the lines that has no opening bracket of its kind.
  var strayCloser: LineReading.Token? {
    var open: [UInt8] = []
    for token in reading.tokens where token.kind == .open || token.kind == .close {
      guard token.kind == .close else {
        open.append(file.bytes[token.range.lowerBound])
        continue
      }
      // A lookalike of a bracket is another slip.
      guard token.range.count == 1 else { return nil }
      guard open.last == file.bytes[token.range.lowerBound] - 2 else { return token }
      open.removeLast()
    }
    return nil
  }

  /// The offset of a `}` in the line of the error that closes more than is open there, although what follows the bracket before
  /// it doesn't look like brackets any more: `wait: { until: header.state: idle }, atMost: 3s }`.
  func surplusCloser(after place: Int) -> Int? {
    let line = file.byteRange(ofLineAt: place)
    let own = tokens.filter { line.contains($0.range.lowerBound) }
    let end = own.last.map { $0.kind == .comment ? $0.range.lowerBound : line.upperBound } ?? line.upperBound
    let open = own.first?.depth ?? 0
    let closers = surplusClosers(in: line.lowerBound..<end)
    guard closers.count > open, case let closer = closers[open], closer >= place,
      file.bytes[closer] == UInt8(ascii: "}")
    else { return nil }
    return closer
  }
}
