import RefreshEngine
import RefreshPresets

/// The meaning of settings that an app's code sets by one member, regardless of their notation.
enum SettingComparison {
  /// Returns whether a key has the same value in two components, which both set it.
  ///
  /// - Parameter key: The key with dots: `stateLabel.hidden`.
  static func isSame(_ key: String, _ component: ComponentGraph.Component, _ other: ComponentGraph.Component)
    -> Bool
  {
    guard let member = AppMember.all(of: component.kind).first(where: { $0.name == key }),
      let own = member.value(in: component.settings), let second = member.value(in: other.settings)
    else { return false }
    // Images are numbered in each preset.
    if case .image = own { return false }
    return own == second
  }
}
