import RefreshDiagnostics
import RefreshPresets
import RefreshText

/// A Boolean expression of tags: `smoke and not slow`.
public indirect enum TagExpression: Sendable {
  /// The scenario has a tag; the span is the tag's location.
  case tag(String, Span)
  /// The expression does not hold.
  case not(TagExpression)
  /// Both expressions hold.
  case and(TagExpression, TagExpression)
  /// At least one of the expressions holds.
  case or(TagExpression, TagExpression)

  /// Returns whether the expression holds for a scenario with these tags.
  public func matches(_ tags: [String]) -> Bool {
    switch self {
    case .tag(let name, _): tags.contains(name)
    case .not(let operand): !operand.matches(tags)
    case .and(let left, let right): left.matches(tags) && right.matches(tags)
    case .or(let left, let right): left.matches(tags) || right.matches(tags)
    }
  }

  /// The tags of the expression with their locations, in the order of the text.
  var names: [(name: String, span: Span)] {
    switch self {
    case .tag(let name, let span): [(name, span)]
    case .not(let operand): operand.names
    case .and(let left, let right), .or(let left, let right): left.names + right.names
    }
  }

  /// Adds a warning for each tag that no scenario has, which is probably misspelt.
  ///
  /// - Parameters:
  ///   - suites: All suites from which scenarios are selected.
  ///   - diagnostics: Collects the warnings.
  public func checkNames(in suites: [Suite], into diagnostics: inout Diagnostics) {
    let known = Set(suites.lazy.flatMap(\.scenarios).flatMap(\.tags)).ordered()
    for (name, span) in names where !known.contains(name) {
      let near = rankedNames(to: name, in: known).map { "`\($0)`" }
      let help =
        nearestName(to: name, in: known).map { "did you mean `\($0)`?" }
        ?? (near.isEmpty ? "no scenario has tags" : "existing tags: \(near.joined(separator: ", "))")
      diagnostics.add(.noSuchTag, "no scenario has the tag \(quoted(name))", at: span, help: help)
    }
  }

  /// Parses an expression of tags, `and`, `or`, `not` and parentheses. `not` binds most tightly, then `and`;
  /// anything in quotes is a tag, even one of these words.
  ///
  /// - Parameters:
  ///   - file: The text.
  ///   - diagnostics: Collects the diagnostics.
  /// - Returns: The expression, or `nil` if there is an error.
  public init?(_ file: SourceFile, into diagnostics: inout Diagnostics) {
    var parser = TagParser(file)
    do {
      self = try parser.expression()
    } catch {
      diagnostics.add(error)
      return nil
    }
  }
}

/// Parses an expression of tags from left to right.
private struct TagParser {
  /// A word or a parenthesis.
  private struct Token {
    let text: String
    let span: Span
    /// Whether it was in quotes, which makes it a tag.
    var isQuoted = false

    /// Returns whether it is a given operator or parenthesis.
    func `is`(_ word: String) -> Bool { !isQuoted && text == word }
  }

  /// The greatest depth of nested parentheses and `not`.
  private static let greatestDepth = 100

  private let file: SourceFile
  private var tokens: [Token] = []
  private var position = 0
  private var depth = 0

  init(_ file: SourceFile) { self.file = file }

  /// Parses the whole text.
  mutating func expression() throws(Diagnostic) -> TagExpression {
    tokens = try split()
    let expression = try alternatives()
    guard let rest = peek else { return expression }
    if rest.is(")") { throw flaw("this parenthesis is unmatched", at: rest.span) }
    throw flaw("an `and` or `or` is missing before \(quoted(rest.text))", at: rest.span)
  }

  private var peek: Token? { position < tokens.count ? tokens[position] : nil }

  /// Skips a word if it is the next one, and returns whether it was.
  private mutating func take(_ word: String) -> Bool {
    guard peek?.is(word) == true else { return false }
    position += 1
    return true
  }

  private mutating func alternatives() throws(Diagnostic) -> TagExpression {
    var left = try conjunction()
    while take("or") { left = .or(left, try conjunction()) }
    return left
  }

  private mutating func conjunction() throws(Diagnostic) -> TagExpression {
    var left = try operand()
    while take("and") { left = .and(left, try operand()) }
    return left
  }

  private mutating func operand() throws(Diagnostic) -> TagExpression {
    guard let token = peek else {
      let last = tokens.last.map { " after \(quoted($0.text))" } ?? ""
      throw flaw("a tag is missing\(last)", at: Span(file: file, start: file.bytes.count, end: file.bytes.count))
    }
    position += 1
    depth += 1
    defer { depth -= 1 }
    guard depth <= TagParser.greatestDepth else {
      throw flaw("this is nested more than \(TagParser.greatestDepth) deep", at: token.span)
    }
    if token.is("not") { return .not(try operand()) }
    if token.is("(") {
      let inner = try alternatives()
      guard take(")") else {
        guard let rest = peek else { throw flaw("this parenthesis isn't closed", at: token.span) }
        throw flaw("an `and`, an `or` or a `)` is missing before \(quoted(rest.text))", at: rest.span)
      }
      return inner
    }
    for word in ["and", "or", ")"] where token.is(word) {
      throw flaw("a tag is missing before `\(word)`", at: token.span)
    }
    return .tag(token.text, token.span)
  }

  /// Splits the text at blanks and parentheses.
  private func split() throws(Diagnostic) -> [Token] {
    var tokens: [Token] = []
    let bytes = file.bytes
    var offset = 0
    while offset < bytes.count {
      let start = offset
      offset += 1
      switch bytes[start] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): continue
      case UInt8(ascii: "("), UInt8(ascii: ")"): tokens.append(token(start..<offset))
      case let quote where quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"):
        guard let end = bytes[offset...].firstIndex(of: quote) else {
          throw flaw("this quote isn't closed", at: Span(file: file, start: start, end: offset))
        }
        tokens.append(token(offset..<end, isQuoted: true))
        offset = end + 1
      default:
        offset = bytes[offset...].firstIndex { " \t\n\r()\"'".utf8.contains($0) } ?? bytes.count
        let word = token(start..<offset)
        if let sign = ["&&": "and", "&": "and", "||": "or", "|": "or", "!": "not", ",": "or"][word.text] {
          throw flaw("\(quoted(word.text)) is written `\(sign)`", at: word.span)
        }
        if word.text.hasPrefix("!"), word.text.utf8.count > 1 {
          throw flaw("\(quoted(word.text)) is written `not \(word.text.dropFirst())`", at: word.span)
        }
        tokens.append(word)
      }
    }
    return tokens
  }

  private func token(_ range: Range<Int>, isQuoted: Bool = false) -> Token {
    Token(
      text: file.text(in: range), span: Span(file: file, start: range.lowerBound, end: range.upperBound),
      isQuoted: isQuoted)
  }

  private func flaw(_ message: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .badTags, message, at: span, help: "write tags with `and`, `or`, `not` and parentheses: `smoke and not slow`")
  }
}
