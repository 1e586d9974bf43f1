import RefreshDiagnostics
import RefreshPresets
import RefreshText

/// A key of a preset whose value is not what counts without it.
struct KeyDifference: Equatable {
  /// The key with its component, as scenarios write it: `header.titles.idle`.
  let name: String
  /// The value, as it is written.
  let value: String
  /// What counts without it; nil if nothing does.
  let usual: String?

  /// All of a preset, in the order of the reference.
  static func all(of preset: Preset) -> [KeyDifference] {
    let language = preset.language ?? "en"
    return ComponentGraph(preset).root.parts.flatMap { part -> [KeyDifference] in
      let plain = plainPart(like: part, language: language).map { values(of: $0, below: part.name) } ?? []
      let usual = Dictionary(plain.map { ($0.name, $0.value.text) }) { first, _ in first }
      return values(of: part, below: part.name).compactMap { name, value in
        guard !value.isDefault, usual[name] != value.text else { return nil }
        return KeyDifference(name: name, value: value.text, usual: usual[name])
      }
    }
  }

  private static func values(
    of part: ComponentGraph.Part, below name: String
  ) -> [(name: String, value: ComponentGraph.Value)] {
    part.values.map { ("\(name).\($0.name)", $0) }
      + part.parts.flatMap { values(of: $0, below: "\(name).\($0.name)") }
  }

  /// A component of the same type of which nothing is said.
  private static func plainPart(like part: ComponentGraph.Part, language: String) -> ComponentGraph.Part? {
    let text = "name: plain\nlanguage: \(language.jsonLiteral)\n\(part.name): { type: \(part.type ?? "") }\n"
    var diagnostics = Diagnostics()
    let file = SourceFile(path: "plain.preset.yaml", bytes: Array(text.utf8))
    return PresetLoader.load(file, into: &diagnostics).flatMap { ComponentGraph($0).root.parts.first }
  }
}
