import ExternalTools
import Testing

@testable import RefreshPreview

struct FileFormTests {
  private static let steps = [
    """
        steps:
          - ${steps}
          - expectEvents:
              - ${events}
    """,
    """
        steps:
          - ${steps}
          - expectEvents: []
    """,
  ]

  @Test func `a recorded scenario begins as its suite and its scenario do`() {
    #expect(
      Samples.suites(Samples.twoScenarios).scenes[1].file.pieces == [
        .text("suite: two"), .text("header: { type: normalHeader }"), .text("scene: { content: { height: 1200 } }"),
        .text("app: { header.refreshing: [ { wait: 0.5s }, { endRefreshing: header } ] }"),
        .forms(["scenarios:\n  - name: ${name}"]), .text("    scene: { physics: none }"), .forms(Self.steps),
      ])
  }

  @Test func `that of a preset has the scene and the app that are chosen`() throws {
    try TestFolder.use { folder in
      let pieces = try Samples.feed("everything", in: folder).scenes[0].file.pieces
      #expect(pieces.prefix(2) == [.text("suite: everything"), .text("preset: everything.preset.yaml")])
      let scenes = ["content: { rows: ${rows}, rowHeight: ${rowHeight} }", "content: { rowHeight: ${rowHeight} }"]
        .flatMap { content in
          ["\n  safeArea: { top: ${top}, bottom: ${bottom} }", "\n  safeArea: { top: ${top} }", ""].map {
            "scene:\n  viewport: ${device}\($0)\n  \(content)"
          }
        }
      #expect(pieces[2] == .forms(scenes))
      let header = "app:\n  header.refreshing: [{ wait: ${delay}s }, { endRefreshing: header }]\n"
      let loads = [", { load: { rows: ${loaded} } }", ""].map {
        header + "  footer.refreshing: [{ wait: ${delay}s }\($0), { endRefreshing: footer }]"
      }
      #expect(pieces[3] == .forms(loads))
    }
  }

  @Test func `cards for a trailer have a width and a height`() throws {
    try TestFolder.use { folder in
      let pieces = try Samples.feed("trailer", in: folder).scenes[0].file.pieces
      guard case .forms(let scenes) = pieces[2] else {
        Issue.record("\(pieces)")
        return
      }
      #expect(scenes[0].hasSuffix("content: { width: ${width}, height: ${height}, rowHeight: ${rowHeight} }"))
      #expect(scenes[3].hasSuffix("content: { height: ${height}, rowHeight: ${rowHeight} }"))
    }
  }
}
