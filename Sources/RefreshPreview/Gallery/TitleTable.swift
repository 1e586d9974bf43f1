import RefreshEngine
import RefreshPresets

/// The titles of a component in all languages.
struct TitleTable {
  /// The titles in one language.
  struct Row: Equatable {
    /// A BCP-47 tag.
    let language: String
    /// The title of each state.
    let titles: [Title]
  }

  /// A title in one language.
  struct Title: Equatable {
    let text: String
    /// Whether the preset says so.
    let isOwn: Bool
  }

  /// The component.
  let role: ComponentRole
  /// The names of the states.
  let states: [String]
  /// The preset's own language first, then those that MJRefresh has, then those that only the preset has.
  let rows: [Row]

  /// The tables of all components that show titles.
  static func all(of preset: Preset) -> [TitleTable] {
    preset.components.compactMap { component in
      let outlines = languages(of: preset).map { ($0, preset.graph.outline(language: $0)) }
      let rows = outlines.compactMap { language, outline -> (String, [ComponentGraph.Outline.Value])? in
        let part = outline.root.parts.first { $0.name == component.kind.role.rawValue }
        let titles = part?.parts.first { $0.name == "titles" }?.values ?? []
        return titles.isEmpty ? nil : (language, titles)
      }
      guard let first = rows.first else { return nil }
      return TitleTable(
        role: component.kind.role, states: first.1.map(\.name),
        rows: rows.map { Row(language: $0.0, titles: $0.1.map { Title(text: $0.text, isOwn: !$0.isDefault) }) })
    }
  }

  private static func languages(of preset: Preset) -> [String] {
    let versions = preset.components.flatMap { component in
      RefreshState.allCases.compactMap { component.settings.titles[$0] }.flatMap(\.versions).map(\.language)
    }
    let all =
      [preset.language].compactMap(\.self) + BuiltInLanguage.allCases.map(\.rawValue)
      + preset.texts.tables.map(\.language) + versions
    var seen: Set<String> = []
    return all.filter { seen.insert($0).inserted }
  }
}
