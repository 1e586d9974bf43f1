import RefreshEngine
import RefreshText

extension ScrollScene {
  /// Returns the keys of the `scene` map that describes it; none if everything has its default.
  ///
  /// The language that the app assigns is the preset's, and is not written.
  ///
  /// - Parameter screen: The screen that it is on. The default is one of its size that takes nothing of it.
  package func written(on screen: Screen? = nil) -> [YAMLValue.Member] {
    SceneKeys.all.members(of: SceneDraft(saying: self, on: screen)) ?? []
  }
}
