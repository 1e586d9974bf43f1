import RefreshEngine
import RefreshText

extension ComponentBlueprint {
  /// The map that describes the component: its type and the keys that are set.
  ///
  /// Frames from files are written as frames with a number and a size. An arrow's picture is omitted, because
  /// nothing depends on it. Parts that show an image are also omitted, because a component doesn't know their
  /// files.
  package var written: YAMLValue {
    let keys = ComponentKeys.properties(of: kind).members(of: ComponentDraft(settings)) ?? []
    return .map([YAMLValue.Member("type", .scalar(kind.rawValue))] + keys)
  }
}

extension ComponentSettings {
  /// Returns the settings as lines of a `set` step.
  ///
  /// - Parameter role: The component.
  package func changes(of role: ComponentRole) -> [YAMLValue.Member] {
    var own = self
    own.parts = []
    return ComponentKeys.properties(of: role).lines(of: ComponentDraft(own), under: role.rawValue)
      + parts.flatMap { part in
        part.values.map { YAMLValue.Member("\(role.rawValue).parts.\(part.name.text).\($0.name)", $0.value) }
      }
  }
}
