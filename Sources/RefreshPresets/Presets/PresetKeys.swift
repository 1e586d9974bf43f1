import RefreshDiagnostics
import RefreshEngine
import RefreshText

/// A preset while its keys are being read.
struct PresetDraft {
  var name: String?
  var description: String?
  var language: String?
  var strings: StringsSource?
  var assets: Located<String>?
  var unknown: [String] = []
  /// The components, which are read after the assets.
  var components: [WrittenComponent] = []
}

/// The keys of a preset.
enum PresetKeys {
  static let all = KeySet<PresetDraft>(
    owner: "the preset",
    [
      Key("name", .name, \.name, isRequired: true, examples: ["classic-feed"], "The preset's name."),
      Key("description", .text, \.description, examples: ["Pull to refresh."], "The purpose of the preset."),
      // The extended presets have already been merged into the map; here `extends` is only an allowed key.
      Key(
        "extends", Extension.type.shape, examples: ["base.preset.yaml", "[base.preset.yaml, dark.preset.yaml]"],
        "The paths of the presets that this one extends; later ones override earlier ones, and this preset overrides them all."
      ) { _, _, _, _ in true },
      Key(
        "language", .language, \.language, default: "the phone's", examples: ["zh-Hans"],
        "The language that the app assigns to `MJRefreshConfig.languageCode` before it makes components."),
      Key(
        "strings", .strings, \.strings, mjrefresh: "MJRefreshConfig.i18nBundle",
        examples: [
          "{ de: { headerIdle: Ziehen } }", "{ bundle: CustomLanguages.bundle, file: Localizable }",
          "{ table: ../App/Localizable.strings }",
        ],
        "The app's own texts: those that override MJRefresh's, and the table in which titles are looked up."),
      Key(
        "assets",
        ValueType<String>.path("the path of an asset catalog", examples: ["../App/Images.xcassets"]).located,
        \.assets,
        examples: ["../App/Images.xcassets"],
        "The asset catalog in which images without a file extension are looked up."),
      Key(
        "unknown", .list(of: .componentKey), \.unknown, examples: ["[header.stateLabel.textColor]"],
        """
        The keys whose values are not known, because `import` couldn't read them in code. Rules that depend on them skip \
        the component.
        """),
      Key(.header, typeIsRequired: false, "The component above the content.") { $0.components.append($1) },
      Key(.footer, typeIsRequired: false, "The component below the content.") { $0.components.append($1) },
      Key(.trailer, typeIsRequired: false, "The component to the right of the content.") {
        $0.components.append($1)
      },
    ],
    elsewhere: elsewhere)

  /// The names of the keys.
  static let names = Set(all.keys.map(\.name))

  /// Returns where a key belongs that a preset doesn't have.
  @Sendable
  private static func elsewhere(_ name: String) -> MisplacedKey? {
    if let row = ComponentKeys.all.first(where: { $0.name == name }) {
      let roles = ComponentRole.allCases.filter { ComponentKind.all(of: $0).contains(where: row.exists) }
      return MisplacedKey(
        help: "`\(name)` belongs one level deeper, under \(joined(roles.map { "`\($0.rawValue)`" }))",
        form: .inside(roles.map(\.rawValue), as: name))
    }
    return switch name {
    case "title", "preset": MisplacedKey(help: "write the name of a preset after `name`", name: "name")
    case "base", "parent", "inherits", "inherit", "include", "import":
      MisplacedKey(help: "name the presets that this one extends after `extends`", name: "extends")
    case "scenarios", "flows":
      MisplacedKey(help: "move them to a file `*.scenarios.yaml` with `suite: …` and `preset: …` above them")
    case "type": MisplacedKey(help: "`type` belongs under `header`, `footer` or `trailer`")
    default:
      ComponentKind(rawValue: name).map { MisplacedKey(help: "write `\($0.role.rawValue): { type: \(name) }`") }
    }
  }
}

/// The JSON Schema of presets.
package enum PresetSchema {
  /// The shape of a file.
  package static var shape: ValueShape { PresetKeys.all.shape }
  /// The names of a preset's keys.
  package static var names: [String] { PresetKeys.all.keys.map(\.name) }

  /// The schema, generated from the declarations of the keys.
  package static var document: JSONValue {
    // A preset that extends another may inherit the types of components and the kinds of parts.
    let parts: JSONValue = ["parts": ["additionalProperties": ["required": ["kind"]]]]
    let typed = JSONValue.Object(
      ComponentRole.allCases.map { ($0.rawValue, ["required": ["type"], "properties": parts]) })
    let alone: JSONValue = ["if": ["not": ["required": ["extends"]]], "then": ["properties": .object(typed)]]
    let sources = ComponentRole.allCases.map(\.rawValue) + ["extends"]
    let keys = PresetKeys.all.description.keys
    let some = JSONValue.array(sources.map { ["required": [.string($0)]] })
    return SchemaWriter.document(
      "refreshcfg preset", "The refresh components of a scroll view, as MJRefresh has them.", keys: keys,
      rules: ["anyOf": some, "allOf": [alone]])
  }
}
