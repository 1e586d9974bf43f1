import RefreshEngine
import RefreshPresets

/// What `set` steps can set, by dotted names.
enum Settable {
  /// Every property of the scene and of the components, of whatever type they are.
  static var all: [KeyDescription] {
    let scene = SceneKeys.all.keys.filter { SceneKeys.fixed[$0.name] == nil }
    return names(of: scene, under: "scene")
      + ComponentRole.allCases.flatMap { names(of: ComponentKeys.properties(of: $0).keys, under: $0.rawValue) }
  }

  /// Each key, and each of its members.
  private static func names<Target>(of keys: [Key<Target>], under prefix: String) -> [KeyDescription] {
    keys.flatMap { key in
      let name = "\(prefix).\(key.name)"
      return [key.description.renamed(name)] + names(of: key.members?.keys ?? [], under: name)
    }
  }
}

extension KeyDescription {
  /// The same under another name, and without its default: what is not set stays as it is.
  fileprivate func renamed(_ name: String) -> KeyDescription {
    KeyDescription(
      name: name, shape: shape, mjrefresh: mjrefresh, examples: examples, summary: summary
    )
  }
}
