import Foundation
import RefreshDiagnostics
import RefreshPresets
import RefreshPreview
import RefreshScenarios

/// Presets and scenarios for pages.
enum Samples {
  static let presets = [
    "classic": "header: { type: normalHeader }",
    "everything": """
    header: { type: stateHeader, titles: { idle: { en: "<Pull>", ko: 당기기 } } }
    footer: { type: autoNormalFooter }
    """,
    "back": "footer: { type: backNormalFooter }",
    "trailer": "trailer: { type: normalTrailer }",
    "frames": """
    header: { type: gifHeader, images: { idle: { count: 8, size: [40, 40] }, refreshing: { count: 4, size: [40, 40] } } }
    """,
  ]

  /// The feed of a preset, whose file lies in a folder.
  static func feed(_ name: String, in folder: URL) throws -> PreviewFeed {
    let path = folder.appendingPathComponent("\(name).preset.yaml").path
    let text = "name: \(name)\n" + (presets[name] ?? "") + "\n"
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    var diagnostics = Diagnostics()
    let preset = Preset.load(SourceFile(path: path, text: text), into: &diagnostics)
    return PreviewFeed(preset, path: path, diagnostics: diagnostics.sorted())
  }

  /// The feed of a file of scenarios.
  static func suites(_ text: String, scenario: String? = nil, path: String = "x.scenarios.yaml") -> PreviewFeed {
    var diagnostics = Diagnostics()
    var loader = SuiteLoader()
    let suites = loader.load(SourceFile(path: path, text: text), into: &diagnostics)
    return PreviewFeed(
      suites, path: path, first: suites.flatMap(\.scenarios).first { $0.name == scenario },
      diagnostics: diagnostics.sorted())
  }

  /// Scenarios, one of which fails.
  static let twoScenarios = """
    suite: two
    header: { type: normalHeader }
    scene: { content: { height: 1200 } }
    app: { header.refreshing: [ { wait: 0.5s }, { endRefreshing: header } ] }
    scenarios:
      - name: well
        steps:
          - swipe: { by: [0, 320], duration: 0.3s }
          - release
          - wait: { until: { header.state: idle }, atMost: 3s }
          - expect: { header.calls.refreshing: 1 }
      - name: ill
        scene: { physics: none }
        steps:
          - pull: { header: 50% }
          - expect:
              header.state: pulling
          - release
    """
}
