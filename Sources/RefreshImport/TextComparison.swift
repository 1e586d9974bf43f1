import RefreshEngine
import RefreshPresets

/// The meaning of texts in several languages, regardless of their notation and order.
enum TextComparison {
  /// Whether a key of a component comes to the same text in two components, in every language.
  ///
  /// - Parameter key: The key with dots: `titles.idle`, `lastUpdatedTimeText`. For others, the result is false.
  static func isSame(_ key: String, _ component: ComponentGraph.Component, _ other: ComponentGraph.Component)
    -> Bool
  {
    let (settings, others) = (component.settings, other.settings)
    if key == "lastUpdatedTimeText" {
      let (own, second) = (settings.lastUpdatedTimeText ?? nil, others.lastUpdatedTimeText ?? nil)
      let languages = [own, second].flatMap { $0?.versions.compactMap(\.language) ?? [] } + [""]
      return languages.allSatisfy { own?.template(in: $0) == second?.template(in: $0) }
    }
    guard key.hasPrefix("titles."),
      let state = RefreshState.allCases.first(where: { key == "titles.\($0.name)" })
    else { return false }
    let (own, second) = (settings.titles[state], others.titles[state])
    let languages = [own, second].flatMap { $0?.versions.map(\.language) ?? [] } + [""]
    return (own?.text == nil) == (second?.text == nil)
      && languages.allSatisfy { own?.text(in: $0) == second?.text(in: $0) }
  }
}
