import RefreshDiagnostics
import RefreshEngine
import RefreshText
import RefreshYAML

/// A title as a preset gives it.
enum Title: Sendable {
  case text(LocalizedText)
  /// The key of the text in the app's table.
  case key(Located<String>)
}

extension ValueType where Value == Title {
  /// The type of a title: a text for all languages, a map from languages to texts, or the key of a text.
  static var title: Self {
    let text = ValueType<LocalizedText>.localizedText
    let shape = ValueShape.either([text.shape, TitleKey.keys.shape])
    return ValueType(.named("title") { shape }) { node, name, diagnostics in
      if let entry = node.entries.first,
        let colon = Diagnostic.missingColon(in: entry, among: node.entries, isKey: { TitleKey.keys[$0] != nil })
      {
        return diagnostics.refuse(colon)
      }
      guard node["key"] != nil else { return text.decode(node, as: name, into: &diagnostics).map { .text($0) } }
      var title = TitleKey()
      guard TitleKey.keys.decode(node, as: name, to: &title, into: &diagnostics) else { return nil }
      return title.key.map { .key($0) }
    } write: {
      if case .text(let value) = $0 { text.written(value) } else { nil }
    }
  }
}

/// The map of a title that is looked up.
private struct TitleKey {
  var key: Located<String>?

  static let keys = KeySet<TitleKey>([
    Key(
      "key", ValueType<String>.nonEmptyText().located, \.key, isRequired: true, examples: ["feed.pull"],
      "The key of the text in the table of `strings`, by which the app looks it up.")
  ])
}

extension ComponentDraft {
  /// Looks up the titles that are given by their keys, and returns the keys of those that the table has.
  mutating func lookUpTitles(
    in search: PresetImages.TableSearch, into diagnostics: inout Diagnostics
  ) -> [RefreshState: String] {
    defer { titleKeys = [] }
    var found: [RefreshState: String] = [:]
    for (state, key) in titleKeys {
      switch search {
      case .none:
        diagnostics.add(
          .unknownText, "there is no table of texts in which \(quoted(key.value)) could be looked up", at: key.span,
          help: "name it in the preset, as in `strings: { table: ../App/Localizable.strings }`")
      case .diagnosed: break
      case .found(let table) where table.has(key.value):
        settings.titles[state] = table.text(for: key.value)
        found[state] = key.value
        let missing = table.languages(without: key.value)
        guard !missing.isEmpty else { continue }
        diagnostics.add(
          .missingText,
          "\(quoted(key.value)) has no text in \(joined(missing.map { "`\($0)`" }, by: "and")), where the key shows",
          at: key.span, help: "add it to \(quoted(table.name))")
      case .found(let table):
        diagnostics.add(
          .unknownText, "the table \(quoted(table.name)) doesn't have the key \(quoted(key.value))", at: key.span,
          help: question(for: key.value, in: table.keys.ordered()))
      }
    }
    return found
  }
}
