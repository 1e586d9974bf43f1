import RefreshEngine
import RefreshScenarios
import RefreshText
import SuiteTexts
import Testing

/// Returns the scene of a suite with a map under `scene`.
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

@Test func `a scene on a device is written with its name, and with what is not as the device has it`() throws {
  for device in Device.all {
    var scene = ScrollScene()
    (scene.viewport, scene.safeArea) = (device.screen.size, device.screen.safeArea)
    #expect(scene.written(on: device.screen) == [YAMLValue.Member("viewport", .scalar(device.name))])
    scene.safeArea.top = 0
    let text = try #require(YAMLValue.map(scene.written(on: device.screen)).flow)
    #expect(text == "{ viewport: \(device.name), safeArea: { top: 0 } }")
    let again = try RefreshScenariosTests.scene(text)
    #expect(again.viewport == scene.viewport && again.safeArea == scene.safeArea)
  }
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

@Test(arguments: ["iPhone 15", "iphone 15", "'IPHONE 15'"])
func `a device has a screen and a safe area`(name: String) throws {
  let scene = try scene("{ viewport: \(name) }")
  #expect(scene.viewport == Size(width: 393, height: 852))
  #expect(scene.safeArea == Insets(top: 59, bottom: 34))
}

@Test(arguments: [
  "{ viewport: iPhone 15, safeArea: { top: 103, left: 0 } }", "{ safeArea: { top: 103 }, viewport: iPhone 15 }",
])
func `the safe area that is said counts, on its side`(map: String) throws {
  #expect(try scene(map).safeArea == Insets(top: 103, bottom: 34))
}

@Test func `a scenario's own screen takes the place of the suite's with its safe area`() throws {
  func safeArea(_ own: String) throws -> Insets {
    let loaded = load(
      """
      suite: s
      header: { type: header }
      scene: { viewport: iPhone 15 }
      scenarios:
        - { name: n, scene: \(own), steps: [ { expect: { time: 0 } } ] }
      """)
    #expect(loaded.lines == [])
    return try #require(loaded.suites.first?.scenarios.first).setup.scene.safeArea
  }
  #expect(try safeArea("{}") == Insets(top: 59, bottom: 34))
  #expect(try safeArea("{ viewport: [375, 667] }") == .zero)
  #expect(try safeArea("{ viewport: iPhone SE }") == Insets(top: 20))
  #expect(try safeArea("{ safeArea: { bottom: 0 } }") == Insets(top: 59))
}

@Test func `a device that does not exist is asked back for`() {
  func problems(_ viewport: String) -> [String] {
    load(
      """
      suite: s
      header: { type: header }
      scene: { viewport: \(viewport) }
      scenarios:
        - { name: n, steps: [ { expect: { time: 0 } } ] }
      """
    ).lines
  }
  #expect(
    problems("iPhone15 Pro") == [
      "3:20 wrong-value: `viewport` must be the name of a device like `iPhone 15`, found `iPhone15 Pro`",
      "  help: did you mean `iPhone 15 Pro`, `iPhone 11 Pro` or `iPhone 14 Pro`?",
    ])
  #expect(
    problems("Pixel 8") == [
      "3:20 wrong-value: `viewport` must be the name of a device like `iPhone 15`, found `Pixel 8`",
      "  help: of 34 devices the nearest are `iPhone 8`, `iPhone 8 Plus` and `iPhone SE`",
    ])
}
