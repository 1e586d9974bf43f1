import RefreshDiagnostics
import RefreshEngine
import RefreshFiles
import RefreshPresets

extension PreviewFeed {
  /// A preset, with twenty rows of content; for a trailer as high as the phone, as it is before cards are loaded.
  ///
  /// - Parameters:
  ///   - preset: nil where it can't be used.
  ///   - path: of its file.
  ///   - diagnostics: what is wrong in it.
  public init(_ preset: Preset?, path: String, diagnostics: [Diagnostic] = []) {
    self.init(
      title: preset?.name ?? FilePath.name(of: path), path: path,
      scenes: preset.map { [PreviewScene($0, path: path)] } ?? [], diagnostics: diagnostics)
  }
}

extension PreviewScene {
  /// A preset in a scene of its own, the size of a phone.
  init(_ preset: Preset, path: String) {
    var scene = ScrollScene()
    scene.viewport = Size(width: 390, height: 844)
    scene.safeArea = Insets(top: 91, left: 0, bottom: 34, right: 0)
    scene.content =
      preset.trailer == nil
      ? SceneContent(rows: 20, rowHeight: 64) : SceneContent(height: 719, rowHeight: 64)
    scene.texts = preset.texts
    if let language = preset.language { scene.language = language }
    let components = preset.components.map(\.blueprint)
    let files = Dictionary(preset.components.map { ($0.kind.role, $0.images) }) { first, _ in first }
    self.init(
      name: preset.name,
      world: Replay(
        name: preset.name, line: 1, scene: scene, components: components, app: AppProgram(), steps: []),
      steps: nil, source: ["preset: \(FilePath.name(of: path).jsonLiteral)"],
      images: PreviewImage.all(of: components, files: files))
  }
}
