import RefreshDiagnostics
import RefreshEngine
import RefreshYAML

/// What the keys of a preset have set so far.
struct PresetDraft {
  var name: String?
  var description: String?
  var language: String?
  var components: [ComponentRole: ComponentPreset] = [:]
}

/// The keys of a preset, one row each.
enum PresetKeys {
  static let all = KeySet<PresetDraft>(
    owner: "the preset",
    [
      Key("name", .name, isRequired: true, examples: ["classic-feed"], "The preset's name.") { $0.name = $1 },
      Key("description", .text, examples: ["Pull to refresh."], "What the preset is for.") { $0.description = $1 },
      Key(
        "extends", unsupported: .anything, because: "other presets can't be extended yet",
        "The presets that this one builds on."),
      Key("language", .language, default: "en", examples: ["zh-Hans"], "The language of the components' own texts.")
      {
        $0.language = $1
      },
      Key(
        "strings", unsupported: .anything, because: "own tables of texts are not supported yet",
        "The app's own texts."),
      Key(
        "assets", unsupported: .anything, .imageFiles, because: imageFilesReason,
        "The asset catalog in which frames without a file extension are looked up."),
      component(.header, "The component above the content."),
      component(.footer, "The component below the content."),
      component(.trailer, "The component right of the content."),
    ],
    elsewhere: elsewhere)

  /// The names of the keys.
  static let names = Set(all.keys.map(\.name))

  private static func component(_ role: ComponentRole, _ summary: String) -> Key<PresetDraft> {
    Key(role.rawValue, .component(role), summary) { node, place, draft, diagnostics in
      let component = ComponentPreset.decode(node, role: role, at: place(), into: &diagnostics)
      draft.components[role] = component
      return component != nil
    }
  }

  /// Where a key belongs that a preset does not have.
  @Sendable
  private static func elsewhere(_ name: String) -> MisplacedKey? {
    if let row = ComponentKeys.all.first(where: { $0.name == name }) {
      let roles = ComponentRole.allCases.filter { ComponentKind.all(of: $0).contains(where: row.exists) }
      return MisplacedKey(
        help: "`\(name)` belongs one level deeper, under \(joined(roles.map { "`\($0.rawValue)`" }))")
    }
    if name == "type" { return MisplacedKey(help: "`type` belongs under `header`, `footer` or `trailer`") }
    if let kind = ComponentKind(rawValue: name) {
      return MisplacedKey(help: "write `\(kind.role.rawValue): { type: \(name) }`")
    }
    return nil
  }
}
