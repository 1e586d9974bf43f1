import RefreshEngine
import RefreshPresets

/// The texts of a component's parts that have versions in several languages.
struct PartTextTable {
  /// A text in all languages.
  struct Row {
    /// The dotted name of its key, below `parts`: `title.text.state.pulling`.
    let path: String
    /// The versions, in the order of the table's languages; `nil` where there is none.
    let texts: [String?]
    fileprivate let text: LocalizedText

    /// Returns what the part shows in a language that has no version.
    func shown(in language: String) -> String { text.text(in: language) ?? text.versions.first?.text ?? "" }
  }

  /// The component.
  let role: ComponentRole
  /// The languages of all its texts, in the order of their first use.
  let languages: [String]
  /// The texts, in the order of the parts.
  let rows: [Row]

  /// Returns the tables of the components whose parts have texts in several languages.
  static func all(of preset: Preset) -> [PartTextTable] {
    preset.components.compactMap { component in
      var known: Set<String> = []
      let languages = component.partTexts.flatMap(\.text.versions).map(\.language)
        .filter { known.insert($0).inserted }
      guard !languages.isEmpty else { return nil }
      let rows = component.partTexts.map { path, text in
        Row(
          path: String(path.dropFirst(path.hasPrefix("parts.") ? 6 : 0)),
          texts: languages.map { text.version(for: $0)?.text }, text: text)
      }
      return PartTextTable(role: component.kind.role, languages: languages, rows: rows)
    }
  }
}
