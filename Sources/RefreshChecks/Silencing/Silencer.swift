import RefreshDiagnostics
import RefreshPresets
import RefreshYAML

/// A silencer of diagnostics, which applies comments in files and the settings of projects.
public struct Silencer: Sendable {
  /// The remaining diagnostics, and the silenced ones.
  public struct Result: Sendable {
    /// The diagnostics to show, sorted by file and span.
    public let shown: [Diagnostic]
    /// The silenced diagnostics.
    public let silenced: [SilencedDiagnostic]
  }

  /// The rules that compare files, whose diagnostics depend on which files are checked.
  private static let comparisons: Set<DiagnosticID> = [LintRule.sharedTimeKey.rule.id]

  /// The identity of a file or a piece of a stream, the same if it is read twice.
  private struct TextID: Hashable {
    let file: String
    let start: Int

    init(_ file: SourceFile) {
      self.file = file.identity
      start = file.start.offset
    }
  }

  /// A rule on a line, which a comment can silence.
  private struct Target: Hashable {
    let text: TextID
    let line: Int
    let id: DiagnosticID
  }

  private var settings: ProjectSettings?
  private var comments: [TextID: [IgnoreComment]] = [:]
  private var found = Diagnostics()

  /// Makes a silencer that hasn't read any comments.
  ///
  /// - Parameter settings: The settings of projects; nil to use only comments.
  public init(settings: ProjectSettings? = ProjectSettings()) { self.settings = settings }

  /// Reads the comments of a file and the settings of its project.
  ///
  /// - Parameters:
  ///   - file: The text of the file.
  ///   - known: The offsets of its comments, and the documents that have some, if these are already known.
  package mutating func read(_ file: SourceFile, _ known: (starts: [Int], roots: [Node])? = nil) {
    guard comments[TextID(file)] == nil else { return }
    comments[TextID(file)] = IgnoreComment.all(in: file, at: known?.starts, known?.roots, into: &found)
    settings?.read(for: file)
  }

  /// Adds the comments that another silencer has read.
  mutating func join(_ other: Silencer) {
    comments.merge(other.comments) { own, _ in own }
    found.add(contentsOf: other.found)
    if let settings = other.settings { self.settings?.join(settings) }
  }

  /// Silences diagnostics.
  ///
  /// - Parameters:
  ///   - diagnostics: The diagnostics.
  ///   - reportingUnused: Whether to warn of comments that silence nothing. Only right if all rules were
  ///     applied.
  public mutating func apply(to diagnostics: [Diagnostic], reportingUnused: Bool) -> Result {
    for diagnostic in diagnostics { read(diagnostic.span.file) }
    let placed = comments.flatMap { text, comments in
      comments.map { (Target(text: text, line: $0.line, id: $0.id), $0) }
    }
    let targets = Dictionary(placed, uniquingKeysWith: { first, _ in first })
    var shown = Diagnostics()
    var silenced: [SilencedDiagnostic] = []
    var used: Set<Span> = []
    for diagnostic in diagnostics {
      // An error can't be silenced, because the file can't be used.
      guard diagnostic.severity == .warning else {
        shown.add(diagnostic)
        continue
      }
      let target = Target(
        text: TextID(diagnostic.span.file), line: diagnostic.span.startPosition.line, id: diagnostic.id)
      if let comment = targets[target] {
        used.insert(comment.span)
        silenced.append(SilencedDiagnostic(diagnostic, by: .comment(reason: comment.reason)))
        continue
      }
      switch settings?.level(of: diagnostic.id, in: diagnostic.span.file) {
      case .off?: silenced.append(SilencedDiagnostic(diagnostic, by: .settings))
      case .error?: shown.add(diagnostic.withSeverity(.error))
      case .warning?, nil: shown.add(diagnostic)
      }
    }
    shown.add(contentsOf: found)
    if reportingUnused {
      // After an error, some may not have been found.
      let broken = Set(diagnostics.lazy.filter { $0.severity == .error }.map(\.span.file.identity))
      for comment in comments.values.joined() where !used.contains(comment.span) {
        guard !broken.contains(comment.span.file.identity), !Silencer.comparisons.contains(comment.id) else {
          continue
        }
        shown.add(
          Diagnostic(
            .unusedIgnore, "there is no `\(comment.id.rawValue)` to ignore here", at: comment.span,
            help: "remove the comment"))
      }
    }
    if let settings { shown.add(contentsOf: settings.diagnostics) }
    return Result(shown: shown.sorted(), silenced: silenced)
  }
}

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
    var mention = file.firstMention(from: 0)
    while let name = mention {
      if let start = file.bytes.withUnsafeBufferPointer({ sign(before: name.lowerBound, in: $0) }) {
        starts.append(start)
      }
      mention = file.firstMention(from: name.upperBound)
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
    let text = span.text.drop { $0 == "#" || $0 == " " || $0 == "\t" }.dropFirst(SourceFile.toolName.count)
    let words = text.split(maxSplits: 2, whereSeparator: \.isWhitespace).map(String.init)
    guard words.first == "ignore" else {
      // A comment that only mentions the tool isn't meant as a command.
      if let word = words.first, nearestName(to: word, in: ["ignore"]) != nil {
        diagnostics.add(Diagnostic(.badIgnore, "there is no \(quoted(word))", at: span, help: form))
      }
      return nil
    }
    guard words.count > 1 else {
      diagnostics.add(Diagnostic(.badIgnore, "an ignore comment needs a rule and a reason", at: span, help: form))
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
    let isAlone = file.bytes[line.lowerBound..<start].allSatisfy(isBlank)
    let target = !isAlone ? position.line : known > position.line ? known : lineBelow(position.line, in: file)
    return IgnoreComment(id: rule.id, reason: words.count < 3 ? "" : words[2], line: target, span: span)
  }

  private static let form = "write `# refreshcfg: ignore RULE reason`"

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
