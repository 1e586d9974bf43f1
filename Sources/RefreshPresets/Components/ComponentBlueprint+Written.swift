import RefreshEngine
import RefreshText

extension ComponentBlueprint {
  /// The map that describes the component: its type, and the keys that are set.
  ///
  /// Frames from files are written as frames of their number and size. An arrow's picture, which nothing depends on, is left
  /// out, and so are parts that show an image, whose files a component does not know any more.
  package var written: YAMLValue {
    let keys = ComponentKeys.properties(of: kind).members(of: ComponentDraft(settings)) ?? []
    return .map([YAMLValue.Member("type", .scalar(kind.rawValue))] + keys)
  }
}

extension ComponentSettings {
  /// What is set, as the lines of a `set` step say it.
  ///
  /// - Parameter role: The component.
  package func changes(of role: ComponentRole) -> [YAMLValue.Member] {
    var own = self
    own.parts = []
    return ComponentKeys.properties(of: role).lines(of: ComponentDraft(own), under: role.rawValue)
      + parts.flatMap { $0.lines(under: "\(role.rawValue).parts.\($0.name.text)") }
  }
}
