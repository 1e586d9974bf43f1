import RefreshEngine
import RefreshPresets
import SuiteTexts
import Testing

@testable import RefreshChecks

struct ValueRulesTests {
  @Test func `a percent below -1 is reported in points before the footer is seen`() {
    #expect(
      lint("name: f\nfooter:\n  type: autoFooter\n  triggerPercent: -3000%") == [
        "4:19-25 warning trigger-percent-range: with `triggerPercent` `-3000%` the footer loads 1320 pt before it is visible",
        "  help: its unit is the footer's height: `-1` loads 44 pt before it is visible, `0` when it comes into view, `1` when all of it is in view",
      ])
  }

  @Test func `a percent above 1 is reported in points beyond the end, of the footer's own height`() {
    #expect(
      lint("name: f\nfooter: { type: autoFooter, height: 60, triggerPercent: 2.5 }").first
        == "2:57-60 warning late-trigger-percent: with `triggerPercent` `2.5` the list has to be pulled 90 pt beyond its end before the footer loads"
    )
  }

  @Test(arguments: ["-1", "-100%", "0", "50%", "1", "100%"])
  func `percents from -1 to 1 are silent`(percent: String) {
    #expect(lint("name: f\nfooter: { type: autoFooter, triggerPercent: \(percent) }") == [])
  }

  @Test func `a percent that nothing looks at shows why`() {
    #expect(
      lint("name: f\nfooter: { type: autoFooter, automaticallyRefresh: false, triggerPercent: 300% }") == [
        "2:74-78 warning unused-trigger-percent: `triggerPercent` has no effect: this footer only loads when a finger is lifted with all of its 44 pt in view, or by a call",
        "  2:29-49 it doesn't refresh automatically",
        "  help: remove one of `triggerPercent` and `automaticallyRefresh`",
      ])
    #expect(lint("name: f\nfooter: { type: autoFooter, automaticallyRefresh: false }") == [])
  }

  @Test func `no trigger times name the footer that waits`() {
    #expect(
      lint("name: f\nfooter: { type: autoGifFooter, autoTriggerTimes: 0 }") == [
        "2:50-51 warning no-trigger-times: with 0 trigger times, a drag never loads, however much of the footer's 44 pt it shows; a list that decelerates there still does",
        "  help: write `1` for once per drag or `unlimited`; for a footer that has to be pulled, use `backGifFooter`",
      ])
    #expect(lint("name: f\nfooter: { type: autoGifFooter, autoTriggerTimes: unlimited }") == [])
  }

  @Test func `what is said of no trigger times is so in the engine`() throws {
    let footer = try #require(
      preset("name: f\nfooter: { type: autoFooter, autoTriggerTimes: 0 }").footer)
    var dragged = Surroundings(Size(width: 375, height: 667)).simulation(of: footer)
    var gliding = dragged
    dragged.perform(.pull(.footer, .fraction(2)))
    dragged.release()
    dragged.settle(atMost: Interval(seconds: 5))
    #expect(dragged.number(.component(.footer, .callsRefreshing)) == 0)
    gliding.swipe(by: Point(x: 0, y: -300), duration: Interval(seconds: 0.1))
    gliding.release(velocity: Point(x: 0, y: -3000))
    gliding.settle(atMost: Interval(seconds: 5))
    #expect(gliding.number(.component(.footer, .callsRefreshing)) == 1)
  }

  @Test func `the way around animations shows what disables them`() {
    #expect(
      lint("name: g\nheader: { type: header, collectionViewAnimationBug: true, animationDisabled: true }") == [
        "2:53-57 warning animation-bug-without-animation: `collectionViewAnimationBug` avoids animations of the inset, but animations are disabled here, so there is nothing to avoid",
        "  2:59-76 animations are disabled here",
        "  help: remove one of the two",
      ])
    #expect(
      lint("name: g\nheader: { type: header, collectionViewAnimationBug: true, animationDisabled: false }") == [])
    #expect(lint("name: g\nheader: { type: header, animationDisabled: true }") == [])
  }

  @Test func `a trailer shows the header that can't be pulled`() {
    #expect(
      lint("name: c\nheader: { type: header }\ntrailer: { type: trailer }") == [
        "3:1-8 warning trailer-and-header: the trailer disables vertical bouncing, so the header can't be pulled if the content is at most 568 pt on a 320×568 screen and 1194 pt on a 834×1194 screen",
        "  2:1-7 the header that can't be pulled",
        "  help: use the trailer for the list of cards, and the header for the scroll view around it",
      ])
  }

  @Test func `what is said of a trailer and a header is so in the engine`() throws {
    let preset = try preset("name: c\nheader: { type: header }\ntrailer: { type: trailer }")
    let (header, trailer) = (try #require(preset.header), try #require(preset.trailer))
    for (content, isPulled) in [(Surroundings.Content.exact, false), (.littleMore, true)] {
      var simulation = Surroundings(Size(width: 320, height: 568), content).simulation(of: header, trailer)
      simulation.swipe(by: Point(x: 0, y: 300), duration: Interval(seconds: 0.3))
      simulation.turn()
      #expect((simulation[.component(.header, .state)] == .text("pulling")) == isPulled, "\(content)")
    }
  }

  @Test func `durations without effect are found at the value`() {
    #expect(
      lint(
        """
        name: r
        header:
          type: gifHeader
          images:
            idle: { count: 24, size: [20, 20], duration: 2s }
            pulling: { count: 1, size: [20, 20], duration: 300ms }
            refreshing: { count: 2, size: [20, 20], duration: 1s }
        """) == [
          "5:50-52 warning unused-duration: the duration of 2000 ms has no effect, because the frames for `idle` follow the pull and don't play",
          "  help: remove `duration`",
          "6:52-57 warning unused-duration: the duration of 300 ms has no effect, because there is only one frame",
          "  help: remove `duration`, or add frames",
        ])
  }

  @Test func `a height that frames replace shows the frames`() {
    #expect(
      lint(
        """
        name: r
        footer:
          type: autoGifFooter
          height: 50
          images: { refreshing: { count: 2, size: [20, 64] } }
        """) == [
          "4:11-13 warning overridden-height: the footer is 64 pt high instead of 50 pt, because its frames are",
          "  5:43-51 the tallest frames",
          "  help: write `height: 64`, or use smaller frames",
        ])
    #expect(lint("name: r\nheader: { type: gifHeader, images: { idle: { count: 2, size: [20, 64] } } }") == [])
  }
}
