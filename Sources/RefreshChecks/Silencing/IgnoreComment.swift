import RefreshDiagnostics
import RefreshPresets
import RefreshYAML

/// A comment that silences a rule on a line: `# refreshcfg: ignore RULE reason`.
struct IgnoreComment {
  /// The rule.
  let id: DiagnosticID
  /// The reason; empty if it is missing, which has been diagnosed.
  let reason: String
  /// The line whose diagnostics are silenced: the comment's own, or the next one if the comment is on a separate
  /// line.
  let line: Int
  /// The span of the comment.
  let span: Span

  /// Returns the comments of a text, in order.
  ///
  /// - Parameters:
  ///   - file: The text.
  ///   - places: The offsets at which they begin; nil if these aren't known yet.
  ///   - roots: The documents that have comments; nil if these haven't been read yet.
  ///   - diagnostics: Collects the diagnostics about them.
  static func all(
    in file: SourceFile, at places: [Int]? = nil, _ roots: [Node]? = nil, into diagnostics: inout Diagnostics
  ) -> [IgnoreComment] {
    let places = places ?? starts(in: file)
    guard !places.isEmpty else { return [] }
    // Both are in the order of the text, so one pass is enough.
    var texts = texts(in: roots ?? documents(of: file))[...]
    var comments: [IgnoreComment] = []
    for place in places {
      texts = texts.drop { $0.upperBound <= place }
      guard texts.first?.contains(place) != true else { continue }
      let above = comments.last?.line ?? 0
      if let comment = read(at: place, in: file, above, into: &diagnostics) { comments.append(comment) }
    }
    return comments
  }

  /// Returns the offsets at which comments for the tool begin.
  ///
  /// Few texts have any, so a `#` is only looked for before the tool's name.
  static func starts(in file: SourceFile) -> [Int] {
    var starts: [Int] = []
    var mention = file.firstName(from: 0)
    while let name = mention {
      if let start = file.bytes.withUnsafeBufferPointer({ sign(before: name.lowerBound, in: $0) }) {
        starts.append(start)
      }
      mention = file.firstName(from: name.upperBound)
    }
    return starts
  }

  /// Returns the offset of the `#` of a comment whose text begins at an offset.
  private static func sign(before offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let sign = bytes[..<offset].lastIndex(where: { !isBlank($0) }), bytes[sign] == UInt8(ascii: "#") else {
      return nil
    }
    let isFirst = sign == 0 || bytes[..<sign].elementsEqual(SourceFile.byteOrderMark)
    return isFirst || bytes[sign - 1] <= UInt8(ascii: " ") ? sign : nil
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

  /// Reads a comment.
  ///
  /// - Parameter known: The line that the previous comment applies to, or 0. If it is below this comment, this
  ///   one applies to it, too.
  private static func read(
    at start: Int, in file: SourceFile, _ known: Int, into diagnostics: inout Diagnostics
  ) -> IgnoreComment? {
    let position = file.position(at: start)
    let line = file.byteRange(ofLine: position.line)
    var end = line.upperBound
    while end > start, isBlank(file.bytes[end - 1]) { end -= 1 }
    let span = Span(file: file, start: start, end: end)
    let text = span.text.drop { $0 == "#" || $0 == " " || $0 == "\t" }
    let isCommand = text.utf8.starts(with: SourceFile.toolName)
    let words = text.dropFirst(SourceFile.toolName.count).split(maxSplits: 2, whereSeparator: \.isWhitespace)
      .map(String.init)
    guard isCommand, words.first == "ignore" else {
      if let foreign = ForeignIgnore(text, at: span) {
        diagnostics.add(foreign.diagnostic)
        return nil
      }
      // A comment that only mentions the tool isn't meant as a command.
      if isCommand, let word = words.first, nearestName(to: word, in: ["ignore"]) != nil {
        diagnostics.add(Diagnostic(.badIgnore, "there is no \(quoted(word))", at: span, help: form))
      }
      return nil
    }
    guard words.count > 1 else {
      diagnostics.add(Diagnostic(.badIgnore, "an ignore comment needs a rule and a reason", at: span, help: form))
      return nil
    }
    let isAlone = file.bytes[line.lowerBound..<start].allSatisfy(isBlank)
    if let several = SeveralRules(text.dropFirst(SourceFile.toolName.count)) {
      several.diagnose(at: span, isAlone: isAlone, into: &diagnostics)
      return nil
    }
    guard let rule = RuleCatalogue.rule(named: words[1], at: span, into: &diagnostics) else { return nil }
    if rule.severity == .error {
      diagnostics.add(.cannotSilence(rule, at: span))
      return nil
    }
    if words.count < 3 {
      diagnostics.add(Diagnostic(.badIgnore, "an ignore comment needs a reason", at: span, help: form))
    }
    let target = !isAlone ? position.line : known > position.line ? known : lineBelow(position.line, in: file)
    return IgnoreComment(id: rule.id, reason: words.count < 3 ? "" : words[2], line: target, span: span)
  }

  static let form = "write `# refreshcfg: ignore RULE reason`"

  /// Returns the next line that isn't empty or a comment.
  private static func lineBelow(_ number: Int, in file: SourceFile) -> Int {
    var number = number + 1
    while number < file.start.line + file.lineCount - 1 {
      let first = file.bytes[file.byteRange(ofLine: number)].first { !isBlank($0) }
      guard first == nil || first == UInt8(ascii: "#") else { break }
      number += 1
    }
    return number
  }

  private static func documents(of file: SourceFile) -> [Node] {
    Diagnostics.asking { found in
      var reader = YAMLReader(file)
      var roots: [Node] = []
      while let document = reader.next(into: &found) { roots.append(document.root) }
      return roots
    }.reportedElsewhere
  }

  /// Returns the ranges of all texts in which a `#` isn't a comment, in order.
  private static func texts(in roots: [Node]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    func visit(_ node: Node) {
      guard !node.isAlias else { return }
      if node.kind == .scalar, node.style != .plain { found.append(node.span.start..<node.span.end) }
      for item in node.items { visit(item) }
      for entry in node.entries where !entry.isMerged {
        visit(entry.key)
        visit(entry.value)
      }
    }
    for root in roots { visit(root) }
    return found
  }
}
