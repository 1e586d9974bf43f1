/// A value as YAML, whose maps keep their order, so that the same value is always written as the same bytes.
package indirect enum YAMLValue: Hashable, Sendable {
  /// A single-line scalar that is written as it is, such as a number, a name or a quantity with a unit. An empty
  /// one means no value.
  case scalar(String)
  /// A text in quotes.
  case quoted(String)
  case list([YAMLValue])
  case map([Member])
  /// A map or list with one line for each of its members, even if they are short.
  case lines(YAMLValue)
  /// A value followed by a comment.
  case remarked(YAMLValue, String)

  /// A named value of a map.
  package struct Member: Hashable, Sendable {
    /// The name.
    package let name: String
    /// The value.
    package let value: YAMLValue

    /// Makes a member.
    package init(_ name: String, _ value: YAMLValue) { (self.name, self.value) = (name, value) }
  }

  /// Returns a text, in quotes if any reader could take it for something else, such as a number, `no` or a date.
  package static func text(_ text: String) -> YAMLValue {
    let isWord = text.unicodeScalars.first?.properties.isAlphabetic ?? false
    return isWord && !otherTypes.contains(text.lowercased()) ? .scalar(text) : .quoted(text)
  }

  /// The words that YAML 1.1 doesn't treat as text.
  private static let otherTypes: Set = ["null", "true", "false", "yes", "no", "on", "off", "y", "n"]

  /// The value as whole lines. Short maps and lists are in brackets, others on separate lines.
  package var written: String { lines(of: YAMLValue.width).map { $0 + "\n" }.joined() }

  /// The value on one line, or nil if that isn't possible.
  package var flow: String? { line(inBrackets: false) }

  /// The maximum length of a value on one line, including its indentation.
  private static let width = 80

  private func line(inBrackets isNested: Bool) -> String? {
    func joined<Item>(_ items: [Item], _ text: (Item) -> String?) -> String? {
      let texts = items.compactMap(text)
      return texts.count == items.count ? texts.joined(separator: ", ") : nil
    }
    switch self {
    case .scalar(let text): return text.isEmpty || isPlainYAML(text, inBrackets: isNested) ? text : text.yamlLiteral
    case .quoted(let text): return text.yamlLiteral
    case .list(let items): return joined(items) { $0.line(inBrackets: true) }.map { "[\($0)]" }
    case .map(let members):
      guard !members.isEmpty else { return "{}" }
      return joined(members) { member in
        member.value.line(inBrackets: true).map { "\(member.key(inBrackets: true)): \($0)" }
      }.map { "{ \($0) }" }
    case .lines(let value): return value.isEmpty ? value.line(inBrackets: isNested) : nil
    case .remarked: return nil
    }
  }

  private var isEmpty: Bool {
    switch self {
    case .list(let items): items.isEmpty
    case .map(let members): members.isEmpty
    default: false
    }
  }

  /// Returns the lines of the value, without indentation.
  private func lines(of width: Int) -> [String] {
    switch self {
    case .scalar, .quoted: [flow ?? ""]
    case .list(let items):
      items.flatMap { item in
        // A map with one key, like a step, doesn't need braces.
        let isEntry = if case .map(let members) = item { members.count == 1 } else { false }
        let lines = (isEntry ? nil : item.brief(width)).map { [$0] } ?? item.lines(of: width - 2)
        return ["- " + lines[0]] + lines.dropFirst().map { $0.isEmpty ? $0 : "  " + $0 }
      }
    case .map(let members):
      members.flatMap { member -> [String] in
        let key = member.key(inBrackets: false) + ":"
        if let brief = member.value.brief(width) { return [key + (brief.isEmpty ? "" : " ") + brief] }
        let (value, comment) = member.value.parts
        return [key + comment] + value.lines(of: width - 2).map { "  " + $0 }
      }
    case .lines(let value), .remarked(let value, _): value.lines(of: width)
    }
  }

  /// Returns the value on one line with its comment, if it is short or has no other form.
  private func brief(_ width: Int) -> String? {
    let (value, comment) = parts
    guard let flow = value.flow else { return nil }
    switch value {
    case .list(let items) where !items.isEmpty && flow.count > width: return nil
    case .map(let members) where !members.isEmpty && flow.count > width: return nil
    default: return flow + comment
    }
  }

  /// The value and its comment.
  private var parts: (YAMLValue, String) {
    if case .remarked(let value, let comment) = self {
      (value, "  # \(VisibleText.of(comment))")
    } else {
      (self, "")
    }
  }
}

extension YAMLValue.Member {
  fileprivate func key(inBrackets isNested: Bool) -> String {
    isPlainYAML(name, inBrackets: isNested) ? name : name.yamlLiteral
  }
}

/// Returns whether a text reads back unchanged without quotes.
///
/// - Parameters:
///   - text: The text.
///   - isNested: Whether it is in brackets, where commas and brackets also need quotes.
private func isPlainYAML(_ text: String, inBrackets isNested: Bool) -> Bool {
  let scalars = Array(text.unicodeScalars)
  guard let first = scalars.first, let last = scalars.last, first != " ", last != " ", last != ":" else {
    return false
  }
  // Indicators that begin something else (YAML 1.1, section 4.1), except a dash before a letter or digit.
  if "?:,[]{}#&*!|>'\"%@`=<".unicodeScalars.contains(first) { return false }
  if first == "-", scalars.count == 1 || scalars[1] == " " || scalars[1] == "-" { return false }
  for (index, scalar) in scalars.enumerated() {
    if needsEscape(scalar) || scalar == "\t" { return false }
    if isNested, ",[]{}?:".unicodeScalars.contains(scalar) { return false }
    guard index + 1 < scalars.count else { continue }
    if scalar == ":", scalars[index + 1] == " " { return false }
    if scalar == " ", scalars[index + 1] == "#" { return false }
  }
  return true
}

/// Returns whether a character must be escaped or isn't visible: control characters, line separators, byte order
/// marks and bidirectional marks.
private func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.properties.generalCategory {
  case .control, .lineSeparator, .paragraphSeparator, .format, .surrogate, .privateUse, .unassigned: true
  default: false
  }
}

extension String {
  /// The text in double quotes, for YAML.
  fileprivate var yamlLiteral: String {
    inQuotes { scalar in
      guard needsEscape(scalar) else { return nil }
      let (mark, width) = scalar.value > 0xFFFF ? ("\\U", 8) : ("\\u", 4)
      return mark + hexadecimal(scalar.value, digits: width)
    }
  }
}
