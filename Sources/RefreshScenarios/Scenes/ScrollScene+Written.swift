import RefreshEngine
import RefreshText

extension ScrollScene {
  /// Returns the keys of the `scene` map that describes it; none if everything has its default.
  ///
  /// - Parameters:
  ///   - language: The language that it has if none is written, which is that of a preset. The default is that of
  ///     scenes.
  ///   - screen: The screen on which it is. The default is one of its size without a safe area.
  package func written(
    language: String = ScrollScene().language, on screen: Screen? = nil
  ) -> [YAMLValue.Member] {
    SceneKeys.all.members(of: SceneDraft(saying: self, language: language, on: screen)) ?? []
  }
}
