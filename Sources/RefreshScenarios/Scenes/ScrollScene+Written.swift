import RefreshEngine
import RefreshText

extension ScrollScene {
  /// The keys of the `scene` map that describes it; none where all is as it is by default.
  ///
  /// - Parameter language: The language that it has without being said, a preset's. The default is that of scenes.
  package func written(language: String = ScrollScene().language) -> [YAMLValue.Member] {
    SceneKeys.all.members(of: SceneDraft(saying: self, language: language)) ?? []
  }
}
