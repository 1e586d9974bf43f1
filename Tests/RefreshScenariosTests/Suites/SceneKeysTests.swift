import RefreshEngine
import RefreshScenarios
import Testing

/// The scene of a suite with a map under `scene`.
private func scene(_ map: String) throws -> ScrollScene {
  try scenario("- expect: { time: 0 }", scene: map).setup.scene
}

@Test func `a scene has defaults`() throws {
  let scene = try scene("{}")
  #expect(scene.viewport == Size(width: 375, height: 667))
  #expect(scene.content == SceneContent())
  #expect(scene.physics == .uikit)
  #expect(scene.decelerationRate == .normal)
  #expect(scene.scrollView == .plain)
  #expect(scene.language == "en")
  #expect(scene.now == 1_767_225_600)
  #expect(scene.window && !scene.paging)
}

@Test func `every key of a scene has its place`() throws {
  let scene = try scene(
    """
    { viewport: [320, 568], safeArea: { top: 88, bottom: 34 }, contentInset: { left: 1, right: 2 }, paging: true,\
     content: { width: 500, rows: 20, rowHeight: 60 }, scrollView: table, window: false, language: ko, physics: none,\
     decelerationRate: fast, now: 2026-03-01T09:30:00+08:00, timeZone: +05:30, defaults: { a: 1970-01-01T00:00:10Z } }
    """)
  #expect(scene.viewport == Size(width: 320, height: 568))
  #expect(scene.safeArea == Insets(top: 88, bottom: 34))
  #expect(scene.contentInset == Insets(left: 1, right: 2))
  #expect(scene.content == SceneContent(rows: 20, rowHeight: 60, width: 500))
  #expect(scene.scrollView == .table)
  #expect(!scene.window && scene.paging)
  #expect(scene.language == "ko")
  #expect(scene.physics == .none)
  #expect(scene.decelerationRate == .fast)
  #expect(scene.now == 1_772_328_600)
  #expect(scene.timeZone == TimeZoneTable(offset: 19_800))
  #expect(scene.storedTimes == [StoredTime(key: "a", time: 10)])
}

@Test func `the order of rows and row height does not matter`() throws {
  #expect(try scene("{ content: { rowHeight: 60, rows: 20 } }").content == SceneContent(rows: 20, rowHeight: 60))
  #expect(try scene("{ content: { rows: 20, rowHeight: 60 } }").content == SceneContent(rows: 20, rowHeight: 60))
  #expect(try scene("{ content: { rowHeight: 60 } }").content == SceneContent(rowHeight: 60))
}
