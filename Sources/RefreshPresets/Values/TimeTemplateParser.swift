import RefreshDiagnostics
import RefreshEngine
import RefreshText

/// The syntax of a time's wording: text that may contain `{relative}` and `{date:yyyy-MM-dd HH:mm}`.
///
/// `{{` and `}}` stand for the braces themselves. Date patterns use the letters of Unicode Technical Standard 35
/// that have the same form in all languages. In a pattern, text is written in `'…'`, and `''` is an apostrophe.
enum TimeTemplateParser {
  /// Parses a template.
  @Sendable
  static func parse(_ text: String) throws(ScalarRemark) -> TimeTemplate {
    var parts: [TimeTemplate.Part] = []
    var literal = ""
    var unknown: [Substring] = []
    func endLiteral() {
      if !literal.isEmpty { parts.append(.text(literal)) }
      literal = ""
    }
    var rest = text[...]
    while let first = rest.first {
      if first != "{", first != "}" {
        let text = rest.prefix { $0 != "{" && $0 != "}" }
        literal += text
        rest = rest[text.endIndex...]
      } else if rest.dropFirst().first == first {
        literal.append(first)
        rest.removeFirst(2)
      } else if first == "}" {
        throw refusal("has a `}` without its `{`", help: "write `}}` for a brace in the text", at: rest.prefix(1))
      } else {
        guard let end = rest.firstIndex(of: "}") else {
          let isPlaceholder = rest == "{relative" || rest.hasPrefix("{date:")
          throw refusal(
            "has a `{` without its `}`",
            help: isPlaceholder ? "write `\(rest)}`" : "write `{{` for a brace in the text",
            at: isPlaceholder ? rest : rest.prefix(1),
            by: isPlaceholder ? Correction("\(rest)}", isSafe: rest == "{relative") : nil)
        }
        endLiteral()
        parts.append(try part(rest[..<end].dropFirst(), in: rest[...end], &unknown))
        rest = rest[end...].dropFirst()
      }
    }
    endLiteral()
    if let remark = remark(onUnknown: unknown, in: text) { throw remark }
    return TimeTemplate(parts: parts)
  }

  /// Returns the part that a placeholder in braces stands for.
  private static func part(
    _ content: Substring, in braces: Substring, _ unknown: inout [Substring]
  ) throws(ScalarRemark) -> TimeTemplate.Part {
    if content == "relative" { return .relative }
    let places = "the placeholders are `{relative}` and `{date:…}`, as in `{date:yyyy-MM-dd HH:mm}`"
    guard content.hasPrefix("date:") else {
      let right = placeholder(meantBy: content)
      throw refusal(
        "has the unknown placeholder \(quoted(String(braces)))", help: right.map { "write `\($0)`" } ?? places,
        at: braces, by: right.map { Correction($0, isSafe: false) })
    }
    let pattern = content.dropFirst("date:".count)
    guard !pattern.isEmpty else { throw refusal("has a date without a pattern", help: places, at: braces) }
    return .date(try fields(of: pattern, &unknown))
  }

  /// Returns the placeholder that was probably meant: with a similar name, or with the pattern of a date without its name.
  private static func placeholder(meantBy content: Substring) -> String? {
    let name = content.prefix { $0 != ":" }
    if nearestName(to: String(content), in: ["relative"]) != nil { return "{relative}" }
    if name == "date" || nearestName(to: String(name), in: ["date"]) != nil {
      return name == content ? "{date:yyyy-MM-dd HH:mm}" : "{date\(content[name.endIndex...])}"
    }
    var unknown: [Substring] = []
    let isPattern =
      ["yy", "MM", "HH", "hh"].contains { content.contains($0) } && (try? fields(of: content, &unknown)) != nil
    return isPattern && unknown.isEmpty ? "{date:\(content)}" : nil
  }

  /// Returns the remark on all date fields that don't exist; nil if there are none.
  private static func remark(onUnknown fields: [Substring], in text: String) -> ScalarRemark? {
    guard let first = fields.first, let last = fields.last else { return nil }
    let helps = fields.map(help).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    let names = joined(fields.map { quoted(String($0)) }, by: "and")
    return refusal(
      "has the unknown date field\(fields.count == 1 ? "" : "s") \(names)", help: helps.joined(separator: "; "),
      at: text[first.startIndex..<last.endIndex])
  }

  /// Returns the fields of a date's pattern.
  ///
  /// - Parameter unknown: Collects the fields that don't exist, which are left out.
  private static func fields(
    of pattern: Substring, _ unknown: inout [Substring]
  ) throws(ScalarRemark) -> [TimeTemplate.DateField] {
    var fields: [TimeTemplate.DateField] = []
    var literal = ""
    func endLiteral() {
      if !literal.isEmpty { fields.append(.text(literal)) }
      literal = ""
    }
    var rest = pattern
    while let first = rest.first {
      if first == "'", rest.hasPrefix("''") {
        literal += "'"
        rest.removeFirst(2)
      } else if first == "'" {
        literal += try quotedText(&rest)
      } else if first.isASCII, first.isLetter {
        let letters = rest.prefix { $0 == first }
        endLiteral()
        if let field = field(letters) { fields.append(field) } else { unknown.append(letters) }
        rest = rest[letters.endIndex...]
      } else {
        literal.append(rest.removeFirst())
      }
    }
    endLiteral()
    return fields
  }

  /// Reads text in `'…'`, in which `''` is an apostrophe.
  private static func quotedText(_ rest: inout Substring) throws(ScalarRemark) -> String {
    let start = rest
    var text = ""
    while let end = rest.dropFirst().firstIndex(of: "'") {
      text += rest[..<end].dropFirst()
      rest = rest[end...]
      guard rest.hasPrefix("''") else {
        rest.removeFirst()
        return text
      }
      text += "'"
      rest.removeFirst()
    }
    throw refusal(
      "has a `'` without a matching one in a date pattern", help: "write `''` for an apostrophe",
      at: start.prefix(1))
  }

  /// Returns the remark on part of the text.
  private static func refusal(
    _ predicate: String, help: String, at piece: Substring, by correction: Correction? = nil
  ) -> ScalarRemark {
    ScalarRemark(.badTemplate, predicate, help: help, range: piece.bytesInBase, correction: correction)
  }

  private static func field(_ letters: Substring) -> TimeTemplate.DateField? {
    switch letters {
    case "y": .year(digits: 1)
    case "yy": .year(digits: 2)
    case "yyyy": .year(digits: 4)
    case "M", "MM": .month(digits: UInt8(letters.count))
    case "d", "dd": .day(digits: UInt8(letters.count))
    case "H", "HH": .hour(digits: UInt8(letters.count))
    case "h", "hh": .hour12(digits: UInt8(letters.count))
    case "m", "mm": .minute(digits: UInt8(letters.count))
    case "s", "ss": .second(digits: UInt8(letters.count))
    case "a": .period
    default: nil
    }
  }

  private static func help(for letters: Substring) -> String {
    switch letters.first {
    case "Y": "write `yyyy`: `\(letters)` is the week-based year"
    case "D": "write `dd`: `\(letters)` counts the days of the year"
    case "S": "write `ss` for seconds; there are no fractions of seconds"
    default: "the fields are `yyyy`, `MM`, `dd`, `HH`, `hh`, `mm`, `ss` and `a`; put text in `'…'`"
    }
  }
}

extension TimeTemplate {
  /// The template in written form.
  fileprivate var text: String {
    parts.map { part in
      switch part {
      case .text(let text): text.replacing("{", with: "{{").replacing("}", with: "}}")
      case .relative: "{relative}"
      case .date(let fields): "{date:\(fields.pattern)}"
      }
    }.joined()
  }
}

extension [TimeTemplate.DateField] {
  /// The pattern in the letters of Unicode Technical Standard 35, as used by `DateFormatter`.
  package var pattern: String { map(\.letters).joined() }
}

extension TimeTemplate.DateField {
  /// The field's letters in a pattern; for text, the text in apostrophes if it has letters.
  fileprivate var letters: String {
    func letters(_ letter: String, _ count: UInt8) -> String { String(repeating: letter, count: Int(count)) }
    switch self {
    case .text(let text):
      let doubled = text.replacing("'", with: "''")
      return text.contains { $0.isASCII && $0.isLetter } ? "'\(doubled)'" : doubled
    case .year(let count): return letters("y", count)
    case .month(let count): return letters("M", count)
    case .day(let count): return letters("d", count)
    case .hour(let count): return letters("H", count)
    case .hour12(let count): return letters("h", count)
    case .minute(let count): return letters("m", count)
    case .second(let count): return letters("s", count)
    case .period: return "a"
    }
  }
}

extension ValueType where Value == TimeTemplate {
  /// The type of a time's wording: text that may contain `{relative}` and `{date:yyyy-MM-dd HH:mm}`.
  public static var timeTemplate: Self {
    let shape = TextShape(
      "text with `{relative}` or `{date:…}`", examples: ["Updated {date:yyyy-MM-dd HH:mm}", "{relative}"])
    return ValueType(scalar: .text(shape), parse: TimeTemplateParser.parse) { .text($0.text) }
  }
}
