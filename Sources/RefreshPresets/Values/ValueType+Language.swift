import RefreshDiagnostics
import RefreshEngine
import RefreshText

extension ValueType where Value == String {
  /// The type of a language tag as in BCP 47: `en`, `zh-Hans`, `pt-BR`.
  ///
  /// Languages without texts in MJRefresh are valid, too. Letters in unusual case are accepted with a warning:
  /// MJRefresh compares tags letter by letter, so `zh-hans` doesn't mean simplified Chinese.
  public static let language: Self = {
    let shape = TextShape(
      "a language tag like `en` or `zh-Hans`", pattern: LanguageTag.pattern,
      examples: BuiltInLanguage.allCases.map(\.rawValue))
    return ValueType(scalar: .text(shape), doubtful: parseLanguage) { .text($0) }
  }()
}

@Sendable
private func parseLanguage(_ text: String, _ doubt: inout ScalarRemark?) throws(ScalarRemark) -> String {
  // Most tags are MJRefresh's, so they are checked first, without a regular expression.
  if BuiltInLanguage(rawValue: text) != nil { return text }
  guard LanguageTag.isWellFormed(text) else {
    let dashed = text.split(separator: ".").first.map { String($0.map { $0 == "_" ? "-" : $0 }) } ?? ""
    let isMeant = dashed != text && LanguageTag.isWellFormed(dashed)
    guard isMeant else { throw ScalarRemark() }
    let meant = LanguageSlip.meaning(of: dashed) ?? LanguageTag.canonical(dashed)
    throw ScalarRemark(help: "write `\(meant)`", correction: Correction(meant, isSafe: true))
  }
  let canonical = LanguageTag.canonical(text)
  // A word that isn't a language is reported where it is used, together with what is shown instead.
  if canonical != text, LanguageSlip.meaning(of: text) == nil {
    doubt = ScalarRemark(
      .languageCase, "is written as \(quoted(text)), but MJRefresh is case-sensitive",
      help: "write `\(canonical)`", correction: Correction(canonical, isSafe: true))
  }
  return text
}

extension ValueType {
  /// Returns the type of a value for all languages, or of a map from language tags to values.
  ///
  /// - Parameters:
  ///   - name: The name for JSON Schema.
  ///   - value: The type of the value in one language.
  ///   - make: Makes the whole value from versions; a version without a language is for all.
  ///   - parts: Returns the versions of a whole value.
  static func localized<Version>(
    _ name: String, _ value: ValueType<Version>,
    make: @escaping @Sendable ([(language: String?, value: Version)]) -> Value,
    from parts: @escaping @Sendable (Value) -> [(language: String?, value: Version)]
  ) -> Self {
    let tags = TextShape(
      "language to \(value.shape.phrase)", pattern: LanguageTag.pattern,
      examples: BuiltInLanguage.allCases.map(\.rawValue))
    let map = ValueShape.map(keys: tags, values: value.shape)
    let versions = ValueType(map) { node, name, diagnostics in
      let entries = node.entries
      guard !entries.isEmpty else {
        return diagnostics.refuse(
          .noValue, "`\(name)` is an empty map; it must be \(value.shape.phrase), or one for each language",
          at: node.span)
      }
      var tags = Diagnostics()
      defer { if !tags.isEmpty { diagnostics.add(tags, renamingKeysOf: entries) } }
      lazy var hasLanguage = entries.contains { !$0.value.isNull && LanguageTag.isLikely($0.key.scalar ?? "") }
      let versions = entries.compactMap { entry -> (language: String?, value: Version)? in
        // Beside languages, any short word is one.
        func isTag(_ word: String) -> Bool {
          LanguageTag.isCertain(word) || LanguageTag.isLikely(word) && hasLanguage
        }
        if let colon = Diagnostic.missingColon(in: entry, among: entries, isKey: isTag) {
          return diagnostics.refuse(colon)
        }
        if let state = entry.key.scalar, RefreshState.allCases.contains(where: { $0.name == state }) {
          return diagnostics.refuse(
            .misplacedKey, "`\(state)` is a state, not a language", at: entry.key.span,
            help: "write it one level further out, next to the other states")
        }
        let tag = ValueType<String>.language.decode(entry.key, as: "language", into: &tags)
        let version = value.decode(entry.value, as: tag ?? name, into: &diagnostics)
        guard let tag, let version else { return nil }
        return (tag, version)
      }
      return versions.count == entries.count ? make(versions) : nil
    } write: {
      let members = parts($0).compactMap { language, part in
        value.written(part).flatMap { part in language.map { YAMLValue.Member($0, part) } }
      }
      return members.isEmpty ? nil : .map(members)
    }
    let one = value.map {
      make([(nil, $0)])
    } back: { whole in
      parts(whole).first.flatMap { $0.language == nil ? $0.value : nil }
    }
    let any = by(scalar: one, map: versions)
    return any.reading(as: .named(name) { any.shape }) { any.read($0, as: $1, into: &$2) }
  }
}

extension ValueType where Value == LocalizedText {
  /// The type of a text for all languages, or of a map from language tags to texts.
  public static var localizedText: Self {
    localized("texts", ValueType<String>.text) { versions in
      if let first = versions.first, first.language == nil { return LocalizedText(first.value) }
      return LocalizedText(
        versions: versions.map { LocalizedText.Version(language: $0.language ?? "", text: $0.value) })
    } from: { whole in
      whole.text.map { [(nil, $0)] } ?? whole.versions.map { ($0.language, $0.text) }
    }
  }
}

extension ValueType where Value == LocalizedTemplate {
  /// The type of a time's wording: a template for all languages, or a map from language tags to templates.
  public static var localizedTemplate: Self {
    localized("timeTexts", ValueType<TimeTemplate>.timeTemplate) { versions in
      LocalizedTemplate(
        versions: versions.map { LocalizedTemplate.Version(language: $0.language, template: $0.value) })
    } from: { whole in
      whole.versions.map { ($0.language, $0.template) }
    }
  }
}

extension TextShape {
  /// Whether the text is a language tag.
  package var isLanguage: Bool { pattern == LanguageTag.pattern }
}

extension ValueShape {
  /// Whether a value, or a value in it, may differ by language.
  ///
  /// - Parameter depth: The number of levels of maps to search. The default is that of a title by state.
  func takesLanguages(depth: Int = 2) -> Bool {
    guard depth > 0 else { return false }
    switch self {
    case .map(let keys, let values): return keys.isLanguage || values.takesLanguages(depth: depth - 1)
    case .keys(let keys): return keys().contains { $0.shape.takesLanguages(depth: depth - 1) }
    case .either(let shapes): return shapes.contains { $0.takesLanguages(depth: depth) }
    case .named(_, let shape): return shape().takesLanguages(depth: depth)
    case .boolean, .integer, .number, .text, .choice, .list, .names, .variants, .oneKey, .anything: return false
    }
  }
}

/// Language tags: their syntax and canonical form.
///
/// The grammar is that of RFC 5646 (BCP 47), section 2.1. Whether a language exists isn't checked: any tag is valid
/// for an app's own texts, and MJRefresh falls back to English.
enum LanguageTag {
  /// A regular expression that every tag matches, for JSON Schema.
  static let pattern = "^[A-Za-z0-9]{1,8}(-[A-Za-z0-9]{1,8})*$"

  /// Returns whether a tag is well formed.
  static func isWellFormed(_ tag: String) -> Bool {
    // Most tags are one of these, and a regular expression costs more than the rest of most presets.
    if BuiltInLanguage(rawValue: tag) != nil { return true }
    return irregular.contains(tag.lowercased()) || tag.utf8.count <= longestTag && tag.wholeMatch(of: form) != nil
  }

  /// Returns whether a tag is typical: a short word for the language, optionally with subtags.
  static func isLikely(_ tag: String) -> Bool {
    (2...3).contains(tag.prefix { $0 != "-" }.count) && isWellFormed(tag)
  }

  /// Returns whether a word can only be a tag: one of MJRefresh's, or one with subtags.
  static func isCertain(_ word: String) -> Bool {
    BuiltInLanguage(rawValue: word) != nil || word.contains("-") && isLikely(word)
  }

  nonisolated(unsafe) private static let form =
    #/
    (?i)
    (?: [a-z]{2,3} (?:-[a-z]{3}){0,3} | [a-z]{4,8} )    # the language, with up to three extensions of it
    (?:-[a-z]{4})?                                      # the script
    (?:-(?: [a-z]{2} | [0-9]{3} ))?                     # the region
    (?:-(?: [a-z0-9]{5,8} | [0-9][a-z0-9]{3} ))*        # variants
    (?:-[a-wyz0-9] (?:-[a-z0-9]{2,8})+ )*               # extensions
    (?:-x (?:-[a-z0-9]{1,8})+ )?                        # for private use
    | x (?:-[a-z0-9]{1,8})+                             # for private use as a whole
    /#

  /// Returns a tag in the case that RFC 5646, section 2.1.1, recommends: `zh-Hans`, `en-GB`.
  static func canonical(_ tag: String) -> String {
    var isBehindSingleton = false
    return tag.split(separator: "-", omittingEmptySubsequences: false).enumerated()
      .map { index, subtag in
        defer { if subtag.count == 1 { isBehindSingleton = true } }
        let lower = subtag.lowercased()
        guard index > 0, !isBehindSingleton, subtag.allSatisfy(\.isLetter) else { return lower }
        switch subtag.count {
        case 2: return lower.uppercased()
        case 4: return lower.capitalizedFirst
        default: return lower
        }
      }
      .joined(separator: "-")
  }

  /// RFC 5646, section 4.4.1, recommends space for 35 characters; longer tags than this are mistakes.
  private static let longestTag = 100

  /// The grandfathered tags that don't match the grammar.
  private static let irregular: Set<String> = [
    "en-gb-oed", "i-ami", "i-bnn", "i-default", "i-enochian", "i-hak", "i-klingon", "i-lux", "i-mingo", "i-navajo",
    "i-pwn", "i-tao", "i-tay", "i-tsu", "sgn-be-fr", "sgn-be-nl", "sgn-ch-de",
  ]
}
