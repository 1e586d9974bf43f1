import RefreshDiagnostics
import RefreshEngine
import RefreshYAML

extension ValueType where Value == String {
  /// The tag of a language in the form of BCP 47: `en`, `zh-Hans`, `pt-BR`.
  ///
  /// Languages that MJRefresh has no texts in are right, too. Letters of unusual case are, with a warning: MJRefresh
  /// compares tags letter by letter, so that `zh-hans` is not the simplified Chinese that is meant.
  public static var language: Self {
    let shape = TextShape(
      "a language tag like `en` or `zh-Hans`", pattern: languagePattern,
      examples: BuiltInLanguage.allCases.map(\.rawValue))
    return ValueType(scalar: .text(shape), parse: parseLanguage)
  }
}

private let languagePattern = "^[A-Za-z0-9]{1,8}(-[A-Za-z0-9]{1,8})*$"

@Sendable
private func parseLanguage(_ text: String) -> ParsedScalar<String> {
  // Most tags are those of MJRefresh; they need no grammar.
  if BuiltInLanguage(rawValue: text) != nil { return .value(text) }
  guard LanguageTag.isWellFormed(text) else {
    let dashed = text.split(separator: ".").first.map { String($0.map { $0 == "_" ? "-" : $0 }) } ?? ""
    let isMeant = dashed != text && LanguageTag.isWellFormed(dashed)
    guard isMeant else { return .refused(ScalarRemark()) }
    let meant = LanguageTag.canonical(dashed)
    return .refused(ScalarRemark(help: "write `\(meant)`", correction: Correction(meant, isSafe: true)))
  }
  let canonical = LanguageTag.canonical(text)
  guard canonical != text else { return .value(text) }
  return .doubtful(
    text,
    ScalarRemark(
      .languageCase, "is written as \(quoted(text)), and MJRefresh tells capital from small letters",
      help: "write `\(canonical)`", correction: Correction(canonical, isSafe: true)))
}

extension ValueType {
  /// One value for all languages, or a map from language tags to values.
  ///
  /// - Parameters:
  ///   - name: what the whole is called in JSON Schema.
  ///   - value: the type of the value in one language.
  ///   - example: a map, for reference pages.
  ///   - make: makes the whole of versions; a version without a language is for all.
  static func localized<Version>(
    _ name: String, _ value: ValueType<Version>,
    make: @escaping @Sendable ([(language: String?, value: Version)]) -> Value
  ) -> Self {
    let tags = TextShape(
      "language to \(value.shape.phrase)", pattern: languagePattern,
      examples: BuiltInLanguage.allCases.map(\.rawValue))
    let map = ValueShape.map(keys: tags, values: value.shape)
    let versions = ValueType(map) { node, name, diagnostics in
      let entries = node.entries
      guard !entries.isEmpty else {
        diagnostics.add(
          Diagnostic(
            .noValue, "`\(name)` is an empty map; it must be \(value.shape.phrase), or such for each language",
            at: node.span))
        return nil
      }
      let versions = entries.compactMap { entry -> (String?, Version)? in
        let tag = ValueType<String>.language.decode(entry.key, as: "language", into: &diagnostics)
        let version = value.decode(entry.value, as: tag ?? name, into: &diagnostics)
        guard let tag, let version else { return nil }
        return (tag, version)
      }
      return versions.count == entries.count ? make(versions) : nil
    }
    let any = by(scalar: value.map { make([(nil, $0)]) }, map: versions)
    return ValueType(.named(name) { any.shape }) { any.decode($0, as: $1, into: &$2) }
  }
}

extension ValueType where Value == LocalizedText {
  /// A text for all languages, or a map from language tags to texts.
  public static var localizedText: Self {
    localized("texts", ValueType<String>.text) { versions in
      if let first = versions.first, first.language == nil { return LocalizedText(first.value) }
      return LocalizedText(
        versions: versions.map { LocalizedText.Version(language: $0.language ?? "", text: $0.value) })
    }
  }
}

extension ValueType where Value == LocalizedTemplate {
  /// How a time is worded: a template for all languages, or a map from language tags to templates.
  public static var localizedTemplate: Self {
    localized("timeTexts", ValueType<TimeTemplate>.timeTemplate) { versions in
      LocalizedTemplate(
        versions: versions.map { LocalizedTemplate.Version(language: $0.language, template: $0.value) })
    }
  }
}
