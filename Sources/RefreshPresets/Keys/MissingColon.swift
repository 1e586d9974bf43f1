import RefreshDiagnostics
import RefreshText
import RefreshYAML

extension Diagnostic {
  /// Returns the diagnostic for a known key with its value, but without the colon between them, where a map must be:
  /// `pull: header 110%`. Nil for other values.
  ///
  /// - Parameters:
  ///   - node: The value.
  ///   - name: The value's key.
  ///   - shape: The allowed shape.
  static func missingColon(in node: Node, as name: String, _ shape: ValueShape) -> Diagnostic? {
    guard let pair = node.pair, shape.hasKey(pair.key) else { return nil }
    let entry = "\(pair.key): \(pair.value)"
    // Below its key, the entry is a line of a map; on the line of its key, it needs braces.
    if node.isOnOwnLine {
      return Diagnostic(
        .missingColon, "a `:` is missing after \(quoted(pair.key))", at: pair.span,
        help: "write \(quoted(entry)), with a colon", fix: Fix("add the colon", [pair.edit], isSafe: true))
    }
    let text = Node.flowText(ofEntries: [entry])
    return Diagnostic(
      .missingColon, "a `:` is missing after \(quoted(pair.key))", at: pair.span, help: "write `\(name): \(text)`",
      fix: node.flowText.flatMap { _ in node.fix(writing: text) })
  }

  /// Returns the diagnostic for a key of a map in braces that has its value in it: `{ header 110% }`. Nil for other keys.
  ///
  /// - Parameters:
  ///   - entry: The entry, whose key is unknown.
  ///   - entries: All entries of the map.
  ///   - isKey: Whether a name is a key of the map.
  package static func missingColon(
    in entry: Node.Entry, among entries: @autoclosure () -> [Node.Entry], isKey: (String) -> Bool
  ) -> Diagnostic? {
    guard entry.value.isNull, entry.value.scalar?.isEmpty ?? false, let pair = entry.key.pair, isKey(pair.key)
    else { return nil }
    let entries = entries()
    let isNew = !entries.contains { $0.key.isScalar(pair.key) }
    // In braces, the words after a comma may also belong to the text before it.
    let before = entries.last { $0.value.span.end <= pair.span.start && !$0.value.span.text.isEmpty }?.value
    let isSafe = pair.key.contains { $0 == "." || $0 == "-" } || !(before?.mayBeText ?? false)
    return Diagnostic(
      .missingColon, "a `:` is missing after \(quoted(pair.key))", at: pair.span,
      help: "write \(quoted("\(pair.key): \(pair.value)")), with a colon",
      fix: isNew ? Fix("add the colon", [pair.edit], isSafe: isSafe) : nil)
  }
}

extension Node {
  /// A key and its value in one unquoted text.
  fileprivate struct Pair {
    /// The key.
    let key: String
    /// The value as it is to be written.
    let value: String
    /// The span of the key.
    let span: Span
    /// The edit that puts a colon between the two.
    let edit: Fix.Edit
  }

  /// The key and the value that a text of several words consists of, if its first word is a key; nil for other texts.
  fileprivate var pair: Pair? {
    guard style == .plain, !isAlias, let text = scalar, span.text == text, let gap = text.firstIndex(of: " "),
      !text.contains(where: \.isNewline)
    else { return nil }
    let key = String(text[..<gap])
    var value = text[gap...].drop { $0 == " " }
    // Another sign takes the place of the colon.
    if let sign = ["==", "=>", ":=", "="].first(where: { value.hasPrefix($0) }) {
      value = value.dropFirst(sign.count).drop { $0 == " " }
    }
    guard let first = value.first else { return nil }
    let end = span.start + key.utf8.count
    // After a colon, a sign such as `!` or `>` begins something other than text.
    let written = "!>|&*%@`".contains(first) ? YAMLValue.quoted(String(value)).flow ?? String(value) : String(value)
    return Pair(
      key: key, value: written, span: Span(file: span.file, start: span.start, end: end),
      edit: Fix.Edit(end..<span.end, ": \(written)"))
  }

  /// Whether a value may be the beginning of a longer text.
  fileprivate var mayBeText: Bool {
    style == .plain && (scalar?.unicodeScalars.first.map { $0.properties.isAlphabetic } ?? false)
  }

  /// Whether only blanks are before a value on its line, and it isn't in brackets that were opened on the line above.
  fileprivate var isOnOwnLine: Bool {
    let (file, number) = (span.file, span.startPosition.line)
    let line = file.byteRange(ofLine: number)
    guard number > file.start.line, line.lowerBound < span.start,
      file.bytes[line.lowerBound..<span.start].allSatisfy({ $0 == UInt8(ascii: " ") })
    else { return false }
    return !file.bytes[file.byteRange(ofLine: number - 1)].contains { "{[,".utf8.contains($0) }
  }
}

extension ValueShape {
  /// Whether the value may be a map that has a key of this name.
  func hasKey(_ name: String) -> Bool {
    switch self {
    case .keys(let keys): keys().contains { $0.name == name }
    case .names(_, let keys): keys().contains { $0.name == name }
    case .variants(let key, let variants):
      key.name == name || variants().contains { $0.keys.contains { $0.name == name } }
    case .oneKey(let keys, let options, _): (keys() + options).contains { $0.name == name }
    case .either(let shapes): shapes.contains { $0.hasKey(name) }
    case .named(_, let shape): shape().hasKey(name)
    default: false
    }
  }
}
