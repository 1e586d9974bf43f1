import RefreshDiagnostics
import RefreshEngine
import RefreshFiles
import RefreshPresets
import RefreshScenarios
import RefreshText

extension PreviewFeed {
  /// A preset, with twenty rows of content; for a trailer as high as the phone, as it is before cards are loaded.
  ///
  /// - Parameters:
  ///   - preset: The preset; nil where it has errors.
  ///   - path: The path of its file.
  ///   - diagnostics: The diagnostics of the file.
  package init(_ preset: Preset?, path: String, diagnostics: [Diagnostic] = []) {
    self.init(
      title: preset?.name ?? FilePath.name(of: path), path: path,
      scenes: preset.map { [PreviewScene($0, path: path)] } ?? [], diagnostics: diagnostics)
  }
}

extension PreviewScene {
  /// A preset in a scene of its own, the size of a phone.
  init(_ preset: Preset, path: String) {
    let scenario = Scenario(
      name: preset.name, suite: preset.name, scene: .phone(showing: preset), components: preset.components,
      steps: [])
    self.init(
      name: preset.name, world: scenario.world, source: ["preset: \(FilePath.name(of: path).jsonLiteral)"],
      images: PreviewImage.all(of: scenario.setup))
  }
}

extension ScrollScene {
  /// A phone with a preset's texts, and with content that fits its components.
  static func phone(showing preset: Preset) -> ScrollScene {
    var scene = ScrollScene()
    scene.viewport = Size(width: 390, height: 844)
    scene.safeArea = Insets(top: 91, left: 0, bottom: 34, right: 0)
    scene.content =
      preset.trailer == nil
      ? SceneContent(rows: 20, rowHeight: 64) : SceneContent(height: 719, rowHeight: 64)
    scene.texts = preset.texts
    if let language = preset.language { scene.language = language }
    return scene
  }
}
