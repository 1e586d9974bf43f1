import RefreshEngine
import RefreshText

/// The reference page of presets.
package enum PresetReference {
  /// The page, generated from the declarations of the keys.
  package static var page: String {
    var page = ReferencePage(
      "Presets", "A preset file, `*.preset.yaml`, contains the refresh components of one scroll view.")
    page.yaml(["name: classic-feed", "header: { type: normalHeader, height: 60 }"])
    page.heading("The keys of a preset")
    page.keys(PresetKeys.all.description.keys)
    page.heading("Types")
    page.paragraph("Each type also has the keys of the types in the third column.")
    page.table(
      ["type", "under", "also has the keys of", "description"],
      ComponentKind.allCases.map { kind in
        let ancestors = ComponentClass.type(kind).chain.dropFirst().filter { $0 != .component }
        return [
          "`\(kind.rawValue)`", "`\(kind.role.rawValue)`",
          ancestors.map { "`\($0.name)`" }.joined(separator: ", "),
          kind.summary,
        ]
      })
    page.heading("The keys of components")
    for key in ComponentKeys.all { describe(key, on: &page) }
    describeParts(on: &page)
    return page.text
  }

  private static func describe(_ key: ComponentKey, on page: inout ReferencePage) {
    let kinds = ComponentKind.allCases.filter(key.exists)
    let description = key.key(for: nil).description
    page.heading("`\(key.name)`", level: 3)
    page.paragraph(description.summary)
    var facts = ["For " + owners(kinds)]
    if description.shape.members.isEmpty { facts.append("Value: " + description.shape.rangedPhrase) }
    facts += byKind(kinds, "Default") { key.key(for: $0).description.defaultText }
    facts += byKind(kinds, "MJRefresh") { key.key(for: $0).description.mjrefresh }
    page.list(facts)
    if !description.shape.members.isEmpty { page.keys(description.shape.members) }
    page.yaml(description.examples.map { "\(key.name): \($0)" })
  }

  /// Returns the types that have a key, naming whole roles with one word.
  private static func owners(_ kinds: [ComponentKind]) -> String {
    kinds.count == ComponentKind.allCases.count
      ? "every type" : joined(ComponentKeys.words(for: kinds), by: "and")
  }

  /// Returns a fact, once if it is the same for all types that have it, otherwise with the types.
  private static func byKind(
    _ kinds: [ComponentKind], _ title: String, _ fact: (ComponentKind) -> String?
  ) -> [String] {
    var texts: [String] = []
    for case let text? in kinds.map(fact) where !texts.contains(text) { texts.append(text) }
    if texts.count == 1, kinds.allSatisfy({ fact($0) != nil }) { return ["\(title): `\(texts[0])`"] }
    return texts.map { text in "\(title): `\(text)` for \(owners(kinds.filter { fact($0) == text }))" }
  }
}
