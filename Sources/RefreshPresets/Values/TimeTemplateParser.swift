import RefreshEngine

/// Reads the wording of a time: text with `{relative}` and `{date:yyyy-MM-dd HH:mm}` in it.
///
/// `{{` and `}}` stand for the braces themselves. The pattern of a date has the letters of Unicode Technical Standard
/// 35 that have one form in all languages; text in it stands in `'…'`, and `''` is an apostrophe.
struct TimeTemplateParser {
  private let text: String
  private var rest: Substring.UTF8View
  private var parts: [TimeTemplate.Part] = []
  private var literal: [UInt8] = []

  /// Reads a template.
  static func parse(_ text: String) -> ParsedScalar<TimeTemplate> {
    var parser = TimeTemplateParser(text)
    do throws(Failure) {
      return .value(TimeTemplate(parts: try parser.takeAll()))
    } catch {
      return .refused(error.remark)
    }
  }

  /// What is wrong, and where.
  private struct Failure: Error {
    let remark: ScalarRemark

    init(_ predicate: String, help: String? = nil, range: Range<Int>) {
      remark = ScalarRemark(.badTemplate, predicate, help: help, range: range)
    }
  }

  private init(_ text: String) {
    self.text = text
    rest = text[...].utf8
  }

  /// The offset in bytes of an index.
  private func offset(of index: String.Index) -> Int { text.utf8.distance(from: text.startIndex, to: index) }

  private mutating func takeAll() throws(Failure) -> [TimeTemplate.Part] {
    while let byte = rest.first {
      let start = offset(of: rest.startIndex)
      rest.removeFirst()
      switch byte {
      case UInt8(ascii: "{") where rest.first == byte, UInt8(ascii: "}") where rest.first == byte:
        rest.removeFirst()
        literal.append(byte)
      case UInt8(ascii: "{"):
        try takePlace(from: start)
      case UInt8(ascii: "}"):
        throw Failure(
          "has a `}` without its `{`", help: "write `}}` for a brace that is text", range: start..<start + 1)
      default:
        literal.append(byte)
      }
    }
    endLiteral()
    return parts
  }

  /// Takes what stands in braces, behind the opening one.
  private mutating func takePlace(from start: Int) throws(Failure) {
    endLiteral()
    guard let end = rest.firstIndex(of: UInt8(ascii: "}")) else {
      throw Failure(
        "has a `{` without its `}`", help: "write `{{` for a brace that is text", range: start..<start + 1)
    }
    let content = Substring(rest[..<end])
    let range = start..<offset(of: end) + 1
    rest = rest[rest.index(after: end)...]
    if content == "relative" {
      parts.append(.relative)
    } else if content.hasPrefix("date:") {
      let pattern = content.dropFirst("date:".count)
      guard !pattern.isEmpty else {
        throw Failure("has a date without a pattern", help: TimeTemplateParser.places, range: range)
      }
      parts.append(.date(try fields(of: pattern)))
    } else {
      let help = content == "date" ? "write `{date:yyyy-MM-dd HH:mm}`" : TimeTemplateParser.places
      throw Failure("has the unknown part \(quoted("{\(content)}"))", help: help, range: range)
    }
  }

  private mutating func endLiteral() {
    if !literal.isEmpty { parts.append(.text(String(decoding: literal, as: UTF8.self))) }
    literal = []
  }

  private static let places = "the parts are `{relative}` and `{date:…}`, as in `{date:yyyy-MM-dd HH:mm}`"
}

// MARK: - Date patterns

extension TimeTemplateParser {
  private func fields(of pattern: Substring) throws(Failure) -> [TimeTemplate.DateField] {
    var fields: [TimeTemplate.DateField] = []
    var literal = ""
    var rest = pattern
    func endLiteral() {
      if !literal.isEmpty { fields.append(.text(literal)) }
      literal = ""
    }
    while let character = rest.first {
      let start = rest.startIndex
      if character == "'" {
        literal += try takeQuoted(from: &rest)
      } else if character.isASCII, character.isLetter {
        endLiteral()
        let letters = rest.prefix { $0 == character }
        rest = rest[letters.endIndex...]
        guard let field = TimeTemplateParser.field(letters) else {
          throw Failure(
            "has the unknown date field \(quoted(String(letters)))", help: TimeTemplateParser.help(for: letters),
            range: offset(of: start)..<offset(of: letters.endIndex))
        }
        fields.append(field)
      } else {
        literal.append(character)
        rest.removeFirst()
      }
    }
    endLiteral()
    return fields
  }

  /// Takes text in apostrophes; two of them are one.
  private func takeQuoted(from rest: inout Substring) throws(Failure) -> String {
    let start = offset(of: rest.startIndex)
    rest.removeFirst()
    if rest.first == "'" {
      rest.removeFirst()
      return "'"
    }
    var content = ""
    while let character = rest.popFirst() {
      guard character == "'" else {
        content.append(character)
        continue
      }
      guard rest.first == "'" else { return content }
      rest.removeFirst()
      content.append("'")
    }
    throw Failure(
      "has a `'` without its other one in a date pattern", help: "write `''` for an apostrophe",
      range: start..<start + 1)
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
    case "Y": "write `yyyy`: `\(letters)` counts the year of the week"
    case "D": "write `dd`: `\(letters)` counts the days of the year"
    case "S": "write `ss` for seconds; there are no parts of them"
    default: "the fields are `yyyy`, `MM`, `dd`, `HH`, `hh`, `mm`, `ss` and `a`; text stands in `'…'`"
    }
  }
}

extension ValueType where Value == TimeTemplate {
  /// The wording of a time: text with `{relative}` and `{date:yyyy-MM-dd HH:mm}` in it.
  public static var timeTemplate: Self {
    let shape = TextShape(
      "text with `{relative}` or `{date:…}`", examples: ["Updated {date:yyyy-MM-dd HH:mm}", "{relative}"])
    return ValueType(scalar: .text(shape)) { TimeTemplateParser.parse($0) }
  }
}
