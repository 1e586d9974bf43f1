import RefreshEngine
import RefreshText

/// The keys of a preset whose values are unknown, because code sets them in a way that `import` can't read.
package struct UnknownKeys: Sendable {
  /// The names with dots, beginning with a role: `header.titles.idle`, or `header` for all keys of the header.
  package let names: [String]

  /// The roles of components of which something is unknown that a rule depends on.
  ///
  /// - Parameter keys: The names of keys without their roles. The default is all that determine behaviour.
  package func roles(withAnyOf keys: [String]?) -> Set<ComponentRole> {
    guard !names.isEmpty else { return [] }
    let keys = keys ?? Self.behaviour
    return Set(
      ComponentRole.allCases.filter { role in
        names.contains { name in
          name == role.rawValue || keys.contains { Self.overlap(name, "\(role.rawValue).\($0)") }
        }
      })
  }

  /// Returns whether one of two names is the other, or the name of a map around it.
  private static func overlap(_ name: String, _ other: String) -> Bool {
    name == other || name.hasPrefix(other + ".") || other.hasPrefix(name + ".")
  }

  /// The keys that determine how a component behaves, not how it looks.
  private static let behaviour: [String] = {
    let looks: Set = [
      "titles", "stateLabel", "lastUpdatedTimeLabel", "lastUpdatedTimeText", "lastUpdatedTimeKey", "labelLeftInset",
      "arrow", "loading", "parts", "refreshingTitleHidden",
    ]
    return ComponentKeys.all.map(\.name).filter { !looks.contains($0) }
  }()
}

extension ValueType where Value == String {
  /// The type of the name of a component's key: `header.titles.idle`, or `header` for all of them.
  static var componentKey: Self {
    let shape = TextShape(
      "a component's key such as `header.titles.idle`", pattern: #"^(header|footer|trailer)(\.\S+)?$"#,
      examples: ["header.titles.idle"])
    return ValueType(scalar: .text(shape)) { text throws(ScalarRemark) in
      let words = text.split(separator: ".", maxSplits: 2, omittingEmptySubsequences: false)
      guard ComponentRole(rawValue: String(words[0])) != nil else { throw ScalarRemark() }
      let names = ComponentKeys.all.map(\.name) + ["type"]
      if words.count > 1, !names.contains(String(words[1])) {
        throw ScalarRemark(
          .wrongValue, "names a key that components don't have", help: question(for: String(words[1]), in: names))
      }
      return text
    } write: {
      .text($0)
    }
  }
}

extension Preset {
  /// Returns the preset without the components of some roles, as a rule sees it that can't judge them.
  package func leavingOut(_ roles: Set<ComponentRole>) -> Preset {
    guard !roles.isEmpty else { return self }
    let known = ComponentGraph(
      language: language, texts: texts, components: components.filter { !roles.contains($0.kind.role) })
    return Preset(
      name: name, description: description, graph: known, strings: strings, unknown: unknown, extended: extended)
  }
}
