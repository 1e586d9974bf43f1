import Testing

@testable import RefreshEngine

/// What makes components lay out, and what does not. The arrow of a normal header is to the left of the text, so
/// its position shows whether a layout noticed a change. Initially, it is to the left of `Last update: No record`,
/// which is 172.48 points wide.
@Suite struct LayoutMarkTests {
  private let beside: Double = 187.5 - 86.24 - 25

  @Test func `showing or hiding a label does not mark for layout`() {
    var rig = Rig(.normalHeader)
    rig.expect("header.arrow.center.x", .number(beside))
    rig.set(.set(\.stateLabel.hidden, true), of: .header)
    rig.set(.set(\.lastUpdatedTimeLabel.hidden, true), of: .header)
    rig.expect("header.arrow.center.x", .number(beside))
  }

  @Test func `a new text does not mark for layout`() {
    var rig = Rig(.normalHeader)
    rig.set(.set(\.titles[.idle], LocalizedText("a")), of: .header)
    rig.set(.set(\.lastUpdatedTimeKey, "other"), of: .header)
    rig.set(.set(\.labelLeftInset, 1), of: .header)
    rig.expect("header.arrow.center.x", .number(beside))
  }

  @Test func `leaving and entering a window does not mark for layout`() {
    var rig = Rig(.normalHeader)
    rig.set(.set(\.stateLabel.hidden, true), of: .header)
    rig.setWindow(false)
    rig.setWindow(true)
    rig.expect("header.arrow.center.x", .number(beside))
  }

  @Test func `a state change marks for layout, through the main queue`() {
    var rig = Rig(.normalHeader)
    rig.simulation.set(.set(\.stateLabel.hidden, true), of: .header)
    rig.simulation.setState(of: ComponentID(index: 0), to: .pulling)
    #expect(!rig.simulation[ComponentID(index: 0)].needsLayout)
    rig.simulation.turn()
    rig.expect("header.arrow.center.x", 187.5)
  }

  @Test func `a change of its size marks for layout, an equal size does not`() {
    var rig = Rig(.normalHeader)
    rig.set(.set(\.stateLabel.hidden, true), of: .header)
    rig.set(.set(\.height, 54), of: .header)
    rig.expect("header.arrow.center.x", .number(beside))
    rig.set(.set(\.height, 80), of: .header)
    rig.expect(["header.arrow.center.x": 187.5, "header.arrow.center.y": 40])
  }

  @Test func `a new viewport width marks for layout`() {
    var rig = Rig(.normalHeader)
    rig.rotate(width: 400, height: 667)
    rig.expect("header.arrow.center.x", .number(beside + 12.5))
  }

  @Test func `a new indicator style marks for layout`() {
    var rig = Rig(.normalHeader)
    rig.set(.set(\.stateLabel.hidden, true), of: .header)
    rig.set(.set(\.loading.style, .large), of: .header)
    rig.expect(["header.loading.center.x": 187.5, "header.loading.center.y": 27, "header.arrow.center.x": 187.5])
  }

  @Test func `what is marked out of a window is laid out when it enters one`() {
    var rig = Rig(.normalHeader)
    rig.setWindow(false)
    rig.set(.set(\.height, 80), of: .header)
    rig.expect(["header.frame.y": -54, "header.frame.height": 80, "header.arrow.center.y": 27])
    rig.setWindow(true)
    rig.expect(["header.frame.y": -80, "header.arrow.center.y": 40])
  }

  @Test func `a height that is set shows immediately, its place follows at the layout`() {
    var rig = Rig(.header)
    rig.simulation.set(.set(\.height, 80), of: .header)
    rig.expect(["header.frame.height": 80, "header.frame.y": -54])
    rig.simulation.turn()
    rig.expect(["header.frame.height": 80, "header.frame.y": -80])
  }

  @Test func `flexible widths follow the viewport by the same difference`() {
    var rig = Rig([
      ComponentBlueprint(kind: .stateHeader), ComponentBlueprint(kind: .backStateFooter),
    ])
    rig.simulation.rotate(to: Size(width: 400, height: 700))
    for path in ["header", "header.stateLabel", "header.lastUpdatedTimeLabel", "footer", "footer.stateLabel"] {
      rig.expect("\(path).frame.width", 400)
    }
    rig.simulation.rotate(to: Size(width: 300, height: 700))
    for path in ["header", "header.stateLabel", "header.lastUpdatedTimeLabel", "footer", "footer.stateLabel"] {
      rig.expect("\(path).frame.width", 300)
    }
  }

  @Test func `a label that was never laid out follows the width from nothing`() {
    var rig = Rig(.stateHeader) { $0.window = false }
    rig.expect("header.stateLabel.frame.width", 375, "from 0 when attached")
    rig.rotate(width: 300, height: 667)
    rig.expect(["header.stateLabel.frame.width": 300, "header.stateLabel.frame.height": 0])
  }
}
