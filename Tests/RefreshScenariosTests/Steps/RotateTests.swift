import RefreshEngine
import RefreshScenarios
import Testing

@Test func `a rotation changes the viewport and the widths`() throws {
  try expectPass(
    """
    - rotate: [667, 375]
    - expect: { scroll.viewport.width: 667, scroll.viewport.height: 375, header.frame.width: 667 }
    """)
}

@Test(arguments: Device.all)
func `a device that turns has the safe area of the way it is held`(device: Device) throws {
  let (size, upright, sideways) = (device.screen.size, device.screen.safeArea, device.landscapeSafeArea)
  func insets(_ insets: Insets) -> String {
    "{ scroll.inset.top: \(insets.top), scroll.inset.left: \(insets.left), scroll.inset.bottom: \(insets.bottom), "
      + "scroll.inset.right: \(insets.right) }"
  }
  try expectPass(
    """
    - expect: \(insets(upright))
    - rotate: [\(size.height), \(size.width)]
    - expect: \(insets(sideways))
    - rotate: [\(size.width), \(size.height)]
    - expect: \(insets(upright))
    """,
    scene: "{ viewport: \(device.name), content: { height: 1200 }, physics: none }")
}

@Test func `an iPhone 15 held sideways has its island at a side`() throws {
  try expectPass(
    """
    - rotate: [852, 393]
    - expect: { scroll.inset.top: 0, scroll.inset.left: 59, scroll.inset.right: 59, scroll.inset.bottom: 21 }
    """,
    scene: "{ viewport: iPhone 15, content: { height: 1200 }, physics: none }")
}

@Test(arguments: [
  "{ viewport: iPhone 15, safeArea: { top: 100 }, content: { height: 1200 }, physics: none }",
  "{ viewport: [393, 852], safeArea: { top: 100, bottom: 34 }, content: { height: 1200 }, physics: none }",
])
func `a safe area that the scene sets stays when the screen turns`(scene: String) throws {
  try expectPass(
    """
    - rotate: [852, 393]
    - expect: { scroll.inset.top: 100, scroll.inset.left: 0, scroll.inset.bottom: 34 }
    """, scene: scene)
}

@Test func `the app can turn a device, too`() throws {
  try expectPass(
    """
    - beginRefreshing: header
    - wait: 0.5s
    - expect: { scroll.inset.left: 59, scroll.inset.bottom: 21 }
    """,
    scene: "{ viewport: iPhone 15, content: { height: 1200 }, physics: none }",
    app: "{ header.refreshing: [ { rotate: [852, 393] } ] }")
}

struct ForeignSizeTests {
  private func found(_ size: String, viewport: String, more: String = "") -> [String] {
    problems("- rotate: \(size)", scene: "{ viewport: \(viewport)\(more) }")
  }

  @Test func `an iPhone has no size but its own`() {
    #expect(
      found("[844, 390]", viewport: "iPhone 15") == [
        "8:17 foreign-size: an `iPhone 15` has no screen of 844 × 390 points, so its safe area doesn't rotate",
        "  help: write `rotate: [852, 393]`, or specify the scene's `viewport` by its size and its `safeArea`",
      ])
    #expect(found("[320, 568]", viewport: "iPhone 8").last?.contains("`rotate: [375, 667]`") == true)
    #expect(found("[852, 393]", viewport: "iPhone 15") == [])
  }

  @Test(arguments: [
    ("iPad", ""), ("[393, 852]", ""), ("iPhone 15", ", safeArea: { top: 20 }"),
  ])
  func `where the safe area doesn't depend on the size, any size is right`(viewport: String, more: String) {
    #expect(found("[500, 300]", viewport: viewport, more: more) == [])
  }
}
