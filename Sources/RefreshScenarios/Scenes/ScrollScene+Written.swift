import RefreshEngine
import RefreshText

extension ScrollScene {
  /// The keys of the `scene` map that describes it; none where all is as it is by default.
  ///
  /// The language that the app assigns is the preset's, and is not written.
  ///
  /// - Parameter screen: The screen that it is on. The default is one of its size that takes nothing of it.
  package func written(on screen: Screen? = nil) -> [YAMLValue.Member] {
    SceneKeys.all.members(of: SceneDraft(saying: self, on: screen)) ?? []
  }
}
