import Testing

@testable import RefreshEngine

@Suite struct PullAmountTests {
  private func offset(_ rig: Rig, _ role: ComponentRole, _ amount: PullAmount) -> Point? {
    rig.simulation.pullOffset(of: role, by: amount)
  }

  @Test func `a header is pulled from its original inset`() {
    let rig = Rig(.header) {
      $0.safeArea.top = 88
      $0.contentInset.left = 3
    }
    #expect(offset(rig, .header, .points(60)) == Point(x: -3, y: -148))
    #expect(offset(rig, .header, .fraction(0.5)) == Point(x: -3, y: -115))
  }

  @Test func `a back footer is pulled from where it begins to show`() {
    let long = Rig(.backFooter)
    #expect(offset(long, .footer, .points(60)) == Point(x: 0, y: 393))
    #expect(offset(long, .footer, .fraction(1)) == Point(x: 0, y: 377))
    let short = Rig(.backFooter) {
      $0.content = SceneContent(height: 100)
      $0.contentInset.top = 20
    }
    #expect(offset(short, .footer, .fraction(1.5)) == Point(x: 0, y: 46))
  }

  @Test func `a trailer is pulled along x`() {
    var rig = Rig(.trailer)
    rig.scroll(to: 7)
    #expect(offset(rig, .trailer, .points(10)) == Point(x: 10, y: 7))
    #expect(offset(rig, .trailer, .fraction(0.5)) == Point(x: 30, y: 7))
  }

  @Test func `a whole auto footer is pulled to where it just fires`() {
    var rig = Rig(.autoFooter, [.set(\.height, 50)])
    #expect(offset(rig, .footer, .fraction(1)) == Point(x: 0, y: 383))
    #expect(offset(rig, .footer, .points(20)) == Point(x: 0, y: 353))
    rig.drag(to: 382.9)
    rig.expect("footer.state", "idle")
    rig.drag(to: 383)
    rig.expect("footer.state", "refreshing")
  }

  @Test func `what is not there cannot be pulled`() {
    #expect(offset(Rig(.header), .footer, .points(1)) == nil)
  }
}
