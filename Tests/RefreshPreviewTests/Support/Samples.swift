import Foundation
import RefreshDiagnostics
import RefreshPresets
import RefreshPreview
import RefreshScenarios

/// Presets and scenarios for pages.
enum Samples {
  static let presets = [
    "classic": "header: { type: normalHeader }",
    "taller": "header: { type: normalHeader, height: 70 }",
    "pink": "header: { type: normalHeader, stateLabel: { textColor: \"#FF0066\" } }",
    "everything": """
    header: { type: stateHeader, titles: { idle: { en: "<Pull>", ko: 당기기 } } }
    footer: { type: autoNormalFooter }
    """,
    "back": "footer: { type: backNormalFooter }",
    "trailer": "trailer: { type: normalTrailer }",
    "frames": """
    header: { type: gifHeader, images: { idle: { count: 8, size: [40, 40] }, refreshing: { count: 4, size: [40, 40] } } }
    """,
    "parts": """
    header:
      type: header
      height: 80
      parts:
        ring:
          kind: ring
          center: [20%, 50%]
          size: [32, 32]
          color: "#34C759"
          end: { pull: { 30%: 0, 100%: 1 }, state: { refreshing: 0.8 } }
          rotation: { state: { refreshing: { every: 1s, from: 0, to: 360 } } }
        hint: { kind: label, left: 0, right: 0, bottom: 4, height: 16, bold: true, text: { default: Pull, state: { refreshing: Loading… } } }
        flip: { kind: switch, center: [50%, 50%], size: [51, 31], on: { pull: { 0%: false, 100%: true }, state: { refreshing: true } } }
        busy: { kind: spinner, center: [80%, 50%], size: [20, 20], color: "#8000FF", animating: { default: false, state: { refreshing: true } } }
        progress: { kind: bar, left: 20, right: 20, top: 4, height: 4, value: { pull: { 0%: 0, 100%: 1 } }, color: "#0A84FF" }
        plate: { kind: box, left: 4, width: 12, top: 4, height: 12, color: "#FF2D55", cornerRadius: 4, border: { width: 2, color: "#000000" }, animate: 0.25s, moveX: { state: { refreshing: 20 } } }
    """,
  ]

  /// Returns the feed of a preset whose file is in a folder.
  static func feed(_ name: String, in folder: URL) throws -> PreviewFeed {
    let path = folder.appendingPathComponent("\(name).preset.yaml").path
    let text = "name: \(name)\n" + (presets[name] ?? "") + "\n"
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    var diagnostics = Diagnostics()
    let preset = Preset.load(SourceFile(path: path, text: text), into: &diagnostics)
    return PreviewFeed(preset, path: path, diagnostics: diagnostics.sorted())
  }

  /// Returns the feed of a file of scenarios.
  static func suites(_ text: String, scenario: String? = nil, path: String = "x.scenarios.yaml") -> PreviewFeed {
    var diagnostics = Diagnostics()
    var loader = SuiteLoader()
    let suites = loader.load(SourceFile(path: path, text: text), into: &diagnostics)
    return PreviewFeed(
      suites, path: path, first: suites.flatMap(\.scenarios).first { $0.name == scenario },
      diagnostics: diagnostics.sorted())
  }

  /// A scenario whose steps take no time.
  static let instants = """
    suite: instants
    header: { type: normalHeader }
    scene: { physics: none, content: { height: 1200 } }
    scenarios:
      - name: instants
        steps:
          - pull: { header: 50% }
          - expect: { header.state: idle }
          - pull: { header: 110% }
          - expect: { header.state: pulling }
    """

  /// Two scenarios, one of which fails.
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
