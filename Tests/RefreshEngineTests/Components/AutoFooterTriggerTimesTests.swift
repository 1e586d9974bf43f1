import Testing

@testable import RefreshEngine

/// How often a drag may trigger an auto footer: `AutoFooter`.
@Suite struct AutoFooterTriggerTimesTests {
  @Test func `one drag triggers once by default`() {
    var rig = Rig(.autoFooter)
    rig.expect(["footer.leftTriggerTimes": 1, "footer.triggeredByDrag": false])
    rig.drag(to: 400)
    rig.expect("footer.leftTriggerTimes", 1)
    rig.end(.footer)
    rig.expect(["footer.state": "idle", "footer.leftTriggerTimes": 0, "footer.triggeredByDrag": false])
    rig.drag(to: 410)
    rig.expect(["footer.state": "idle", "footer.triggeredByDrag": true, "footer.calls.refreshing": 1])
  }

  @Test func `one drag triggers as often as it may, a new pan restarts the count`() {
    var rig = Rig(.autoFooter, [.set(\.autoTriggerTimes, .times(2))])
    for offset in [400.0, 410] {
      rig.drag(to: offset)
      rig.expect("footer.state", "refreshing")
      rig.end(.footer)
    }
    rig.drag(to: 420)
    rig.expect(["footer.state": "idle", "footer.leftTriggerTimes": 0])
    rig.scroll(to: 370)
    rig.release()
    rig.touch()
    rig.expect("footer.leftTriggerTimes", 2)
    rig.drag(to: 430)
    rig.expect("footer.state", "refreshing")
  }

  @Test func `no more data counts a trigger as well`() {
    var rig = Rig(.autoFooter, [.set(\.autoTriggerTimes, .times(2))])
    rig.drag(to: 400)
    rig.endWithNoMoreData(.footer)
    rig.expect(["footer.state": "noMoreData", "footer.leftTriggerTimes": 1, "footer.triggeredByDrag": false])
  }

  @Test func `a refresh that no drag triggered is not counted`() {
    var rig = Rig(.autoFooter)
    rig.scroll(to: 400)
    rig.end(.footer)
    rig.expect("footer.leftTriggerTimes", 1)
  }

  @Test func `unlimited triggers are never counted`() {
    var rig = Rig(.autoFooter, [.set(\.autoTriggerTimes, .unlimited)])
    rig.expect("footer.leftTriggerTimes", "unlimited")
    for offset in [400.0, 410, 420] {
      rig.drag(to: offset)
      rig.expect("footer.state", "refreshing")
      rig.end(.footer)
      rig.expect(["footer.leftTriggerTimes": "unlimited", "footer.triggeredByDrag": false])
    }
  }

  @Test func `setting the trigger times sets those that are left`() {
    var rig = Rig(.autoFooter)
    rig.set(.set(\.autoTriggerTimes, .times(5)), of: .footer)
    rig.expect("footer.leftTriggerTimes", 5)
    rig.set(.set(\.autoTriggerTimes, .unlimited), of: .footer)
    rig.expect("footer.leftTriggerTimes", "unlimited")
    rig.set(.set(\.autoTriggerTimes, .times(0)), of: .footer)
    rig.touch()
    rig.expect("footer.leftTriggerTimes", 0)
  }

  @Test func `a drag that was refused blocks inertia and beginnings until it has ended in a state of rest`() {
    var rig = Rig(.autoFooter, [.set(\.autoTriggerTimes, .times(0))])
    rig.drag(to: 400)
    rig.expect(["footer.state": "idle", "footer.triggeredByDrag": true])
    rig.release()
    rig.scroll(to: 410)
    rig.begin(.footer)
    rig.expect("footer.state", "idle")
    rig.endWithNoMoreData(.footer)
    rig.resetNoMoreData(.footer)
    rig.expect("footer.triggeredByDrag", false)
    rig.begin(.footer)
    rig.expect("footer.state", "refreshing")
  }

  @Test func `a refused drag blocks inertia until the next pan gives it times again`() {
    var rig = Rig(.autoFooter)
    rig.drag(to: 400)
    rig.end(.footer)
    rig.drag(to: 410)
    rig.scroll(to: 370)
    rig.release()
    rig.scroll(to: 420)
    rig.expect("footer.state", "idle")
    rig.touch()
    rig.expect(["footer.leftTriggerTimes": 1, "footer.triggeredByDrag": true])
    rig.drag(to: 430)
    rig.expect("footer.state", "refreshing")
  }

  @Test func `inertia ignores the trigger times`() {
    var rig = Rig(.autoFooter, [.set(\.autoTriggerTimes, .times(0))])
    for offset in [400.0, 410, 420] {
      rig.scroll(to: offset)
      rig.expect("footer.state", "refreshing")
      rig.end(.footer)
    }
    rig.expect("footer.calls.refreshing", 3)
  }
}
