import RefreshEngine
import RefreshText

extension ScrollScene {
  /// The keys of the `scene` map that describes it; none where all is as it is by default.
  ///
  /// - Parameters:
  ///   - language: The language that it has without being said, a preset's. The default is that of scenes.
  ///   - screen: The screen that it is on. The default is one of its size that takes nothing of it.
  package func written(
    language: String = ScrollScene().language, on screen: Screen? = nil
  ) -> [YAMLValue.Member] {
    SceneKeys.all.members(of: SceneDraft(saying: self, language: language, on: screen)) ?? []
  }
}
