import Testing

@testable import RefreshChecks

struct BehaviourRulesTests {
  @Test func `a footer that a pull of the header fires is reported with screen and content`() {
    #expect(
      lint("name: f\nheader: { type: header }\nfooter: { type: autoFooter, triggerPercent: -30 }") == [
        "3:45-48 warning header-fires-footer: pulling the header makes the footer load: with `triggerPercent` `-30` it loads 1320 pt before it is visible, and pulling the header by 27 pt and letting go is enough on a 320×568 screen with 1704 pt of content",
        "  2:1-7 the header that is pulled",
        "  help: with `0` it loads when it comes into view, but not when the header is pulled",
      ])
  }

  @Test func `a smaller percent is found on content that only just scrolls`() {
    let found = lint("name: f\nheader: { type: header }\nfooter: { type: autoFooter, triggerPercent: -2 }")
    #expect(found.first?.contains("is enough on a 320×568 screen with 624.8 pt of content") == true)
  }

  @Test(arguments: [(-100, "590"), (-10, "570.2")])
  func `each percent below 0 is found on a list that is long by less than the footer's lead`(
    percent: Int, content: String
  ) {
    let found = lint("name: f\nheader: { type: header }\nfooter: { type: autoFooter, triggerPercent: \(percent)% }")
    #expect(
      found.first?.hasSuffix("is enough on a 320×568 screen with \(content) pt of content") == true, "\(found)")
  }

  @Test func `a high footer is fired by less than its height`() {
    let found = lint(
      "name: f\nheader: { type: header }\nfooter: { type: autoFooter, height: 90, triggerPercent: -80% }")
    #expect(found.first?.contains("with `triggerPercent` `-80%` it loads 72 pt before it is visible") == true)
    #expect(
      lint("name: f\nheader: { type: header }\nfooter: { type: autoFooter, height: 90, triggerPercent: 0 }") == [])
  }

  @Test func `a high header is pulled as far as a finger does at ease`() {
    let found = lint(
      "name: f\nheader: { type: header, height: 190 }\nfooter: { type: autoFooter, triggerPercent: -2 }")
    #expect(found.first?.contains("pulling the header by 60 pt and letting go") == true)
  }

  @Test func `a footer that does not refresh automatically is not fired`() {
    let found = lint(
      "name: f\nheader: { type: header }\nfooter: { type: autoFooter, triggerPercent: -2, automaticallyRefresh: false }"
    )
    #expect(found.first?.contains("unused-trigger-percent") == true)
  }

  @Test func `frames of a back footer that has no image for idle play on`() {
    func found(_ component: String) -> [String] {
      lint("name: f\n\(component)").filter { $0.contains("playing-frames") }
    }
    let frames = "{ count: 6, size: [40, 40] }"
    #expect(
      found("footer: { type: backGifFooter, images: { refreshing: \(frames) } }") == [
        "2:40-84 warning playing-frames: the frames of `refreshing` play on when the footer is idle again"
      ])
    #expect(found("footer: { type: backGifFooter, images: { idle: \(frames), refreshing: \(frames) } }") == [])
    #expect(found("header: { type: gifHeader, images: { refreshing: \(frames) } }") == [])
    #expect(found("footer: { type: autoGifFooter, images: { refreshing: \(frames) } }") == [])
  }

  @Test func `an auto footer that fades in is never seen at first`() {
    #expect(
      lint("name: f\nfooter: { type: autoFooter, automaticallyChangeAlpha: true }") == [
        "2:55-59 warning invisible-footer: the footer is invisible before its first refresh: when 43 pt of it are in view, its alpha is 0",
        "  help: remove `automaticallyChangeAlpha`; only components that are pulled fade in",
      ])
  }

  @Test func `an auto footer that loads before it is seen may fade in`() {
    #expect(lint("name: f\nfooter: { type: autoFooter, automaticallyChangeAlpha: true, triggerPercent: 0 }") == [])
  }

  @Test func `a header higher than a finger can pull is reported in points`() {
    #expect(
      lint("name: b\nheader: { type: header, height: 250 }") == [
        "2:33-36 warning unreachable-threshold: the header can't be pulled far enough to refresh: a finger that crosses all 568 pt of a 320×568 screen pulls it 201.5 pt of its 250 pt, and too little on 2 of 5 screens",
        "  help: reduce the height to at most 201",
      ])
    #expect(lint("name: b\nheader: { type: header, height: 200 }") == [])
  }

  @Test func `frames that make the header so high are the place`() {
    let found = lint(
      """
      name: b
      footer:
        type: backGifFooter
        images: { refreshing: { count: 2, size: [60, 210] } }
      """)
    #expect(found.contains { $0.hasPrefix("4:43-52 warning unreachable-threshold: the footer can't be pulled") })
  }

  @Test func `a late call is reported in milliseconds`() {
    #expect(
      lint("name: s\ntrailer: { type: trailer, fastAnimationDuration: 1.5s }") == [
        "2:50-54 warning late-callback: the app is asked to load only 1500 ms after the refresh has begun, after the animation",
        "  help: the library's own animation takes 250 ms; `slowAnimationDuration` only affects the end of a refresh",
      ])
  }

  @Test func `one second, no animation or an auto footer are not late`() {
    #expect(lint("name: s\nheader: { type: header, fastAnimationDuration: 1s }") == [])
    #expect(lint("name: s\nheader: { type: header, fastAnimationDuration: 9s, animationDisabled: true }") == [])
    #expect(lint("name: s\nfooter: { type: autoFooter, fastAnimationDuration: 9s }") == [])
  }

  @Test func `a slow end is reported in milliseconds`() {
    #expect(
      lint("name: s\nheader: { type: normalHeader, slowAnimationDuration: 4s }") == [
        "2:54-56 warning slow-end: the header takes 4000 ms to close after a refresh",
        "  help: the library's own animation takes 400 ms; `fastAnimationDuration` is that of the beginning",
      ])
    for component in ["footer: { type: backFooter", "trailer: { type: trailer"] {
      #expect(lint("name: s\n\(component), slowAnimationDuration: 1.5s }").first?.contains("slow-end") == true)
    }
  }

  @Test func `one second, no animation or an auto footer don't end slowly`() {
    #expect(lint("name: s\nheader: { type: header, slowAnimationDuration: 1s }") == [])
    #expect(lint("name: s\nheader: { type: header, slowAnimationDuration: 9s, animationDisabled: true }") == [])
    #expect(lint("name: s\nfooter: { type: autoFooter, slowAnimationDuration: 9s }") == [])
  }

  @Test(arguments: [
    "header: { type: stateHeader, titles: { pulling: Go, refreshing: Go } }",
    "header: { type: gifHeader, images: { idle: { count: 9, size: [40, 40] } }, stateLabel: { hidden: true }, lastUpdatedTimeLabel: { hidden: true } }",
    "header: { type: gifHeader, images: { pulling: { count: 1, size: [40, 40] } }, stateLabel: { hidden: true } }",
    "footer: { type: backStateFooter, stateLabel: { hidden: true }, parts: { dot: { kind: box, center: [50%, 50%], size: [9, 9] } } }",
    "header: { type: header, parts: { ring: { kind: ring, center: [50%, 50%], size: [20, 20], end: { pull: { 0%: 0, 100%: 1 } } } } }",
    "header: { type: header, parts: { s: { kind: spinner, center: [50%, 50%], size: [20, 20], animating: { state: { pulling: true } } }, l: { kind: label, left: 0, right: 0, top: 0, height: 20, text: News } } }",
  ])
  func `a refresh that looks like the pull before it is reported`(component: String) {
    #expect(lint("name: u\n\(component)").contains { $0.contains("unseen-refresh: nothing shows that the") })
  }

  @Test(arguments: [
    "footer: { type: autoStateFooter, refreshingTitleHidden: true }",
    "footer: { type: autoGifFooter, refreshingTitleHidden: true }",
    "header: { type: header, parts: { bar: { kind: bar, left: 0, right: 0, top: 0, height: 2, hidden: { state: { refreshing: true } } } } }",
  ])
  func `a component that shows nothing while it refreshes is reported`(component: String) {
    #expect(lint("name: u\n\(component)").contains { $0.contains("shows nothing in the state `refreshing`") })
  }

  @Test(arguments: [
    // The app draws it.
    "header: { type: header }", "footer: { type: autoFooter }",
    // A spinner, a title, frames that play on.
    "header: { type: normalHeader, stateLabel: { hidden: true } }", "footer: { type: autoStateFooter }",
    "footer: { type: autoNormalFooter, refreshingTitleHidden: true }",
    "header: { type: gifHeader, images: { pulling: { count: 3, size: [40, 40] } }, stateLabel: { hidden: true } }",
    "header: { type: gifHeader, images: { refreshing: { count: 3, size: [40, 40] } }, stateLabel: { hidden: true } }",
    "footer: { type: backStateFooter, hidden: true, stateLabel: { hidden: true } }",
    "header: { type: header, parts: { s: { kind: spinner, center: [50%, 50%], size: [20, 20], animating: { state: { refreshing: true } } } } }",
    "header: { type: header, parts: { d: { kind: box, center: [50%, 50%], size: [9, 9], alpha: { state: { refreshing: { from: 0, to: 1, every: 0.7s } } } } } }",
    "header: { type: header, parts: { l: { kind: label, left: 0, right: 0, top: 0, height: 20, text: { default: Pull, state: { refreshing: Loading } } } } }",
    "trailer: { type: stateTrailer, titles: { idle: A, pulling: B, refreshing: B } }",
  ])
  func `a component that shows its refresh isn't reported`(component: String) {
    #expect(!lint("name: u\n\(component)").contains { $0.contains("unseen-refresh") })
  }

  @Test func `an inset that is left over is reported in points`() {
    #expect(
      lint("name: g\nheader: { type: header, collectionViewAnimationBug: true, fastAnimationDuration: 400ms }") == [
        "2:82-87 warning inset-left-behind: a second refresh that ends within 400 ms of its start leaves the top inset at -54 pt instead of 0 pt",
        "  2:25-51 because of this, the inset changes at the end of the animation",
        "  help: remove one of `fastAnimationDuration` and `collectionViewAnimationBug`",
      ])
    #expect(lint("name: g\nheader: { type: header, fastAnimationDuration: 400ms }") == [])
  }

  @Test func `frames that the screen's edge cuts off are reported with the room they have`() {
    #expect(
      lint(
        """
        name: r
        footer:
          type: backGifFooter
          titles: { idle: More, pulling: Let go now }
          images:
            idle: { count: 8, size: [220, 40] }
            pulling: { count: 2, size: [220, 40] }
        """) == [
          "7:32-41 warning cut-frames: the frames for `pulling` are 220 pt wide, but to the left of the text there are only 100.8 pt on a 320×568 screen",
          "  help: use narrower frames or a shorter title, or hide the labels",
        ])
  }

  @Test func `frames without a text beside them have the whole width`() {
    #expect(
      lint(
        """
        name: r
        footer:
          type: autoGifFooter
          refreshingTitleHidden: true
          images: { refreshing: { count: 8, size: [300, 40] } }
        """) == [])
  }

  @Test func `the words of the language decide how much room there is`() {
    let preset = "header: { type: gifHeader, images: { idle: { count: 8, size: [60, 40] } } }"
    #expect(lint("name: r\nlanguage: zh-Hans\n\(preset)") == [])
    #expect(lint("name: r\nlanguage: ru\n\(preset)").first?.contains("cut-frames") == true)
  }
}
