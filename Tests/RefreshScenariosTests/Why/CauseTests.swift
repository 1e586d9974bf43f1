import RefreshDiagnostics
import RefreshEngine
import RefreshLaws
import SuiteTexts
import Testing

@testable import RefreshScenarios

/// Failures whose cause is far from the expectation: an earlier step, the app, a key or the screen.
@Suite struct CauseTests {
  struct Case: Sendable {
    let steps: String
    var components = "header: { type: normalHeader }"
    var app = "{}"
    var scene = "{ content: { height: 1200 }, physics: none }"
    /// What the reason contains, in this order.
    let contains: [String]
    /// The change that is shown first; empty for none.
    var change = ""
  }

  static let cases: [Case] = [
    // The app hid it before the gesture that is meant, which other checks came near.
    Case(
      steps:
        "- attach: { footer: { type: backNormalFooter } }\n- pull: { footer: 20% }\n- release\n- beginRefreshing: header\n- wait: 1s\n- pull: { footer: 120% }\n"
        + "- release\n- expect: { footer.calls.refreshing: 1 }",
      app: "{ header.refreshing: [ { set: { footer.hidden: true } }, { endRefreshing: header } ] }",
      contains: [
        "the footer never refreshed: it was hidden, and nothing notifies a hidden component",
        "it has been hidden since the app: set: { footer.hidden: true } (line 4) [the app]",
      ]),
    // The app ended a header that a finger held.
    Case(
      steps:
        "- pull: { header: 120% }\n- endRefreshing: header\n- release\n- expect: { header.calls.refreshing: 1 }",
      contains: ["it was pulled far enough, but endRefreshing: header (line 9) made it idle at 0 s", "[the app]"]),
    // The second of two ends.
    Case(
      steps: "- beginRefreshing: header\n- wait: settled\n- expect: { header.calls.endRefreshingCompletion: 2 }",
      app:
        "{ header.refreshing: [ { wait: 0.5s }, { endRefreshing: header }, { wait: 1s }, { endRefreshing: header } ] }",
      contains: ["the app: endRefreshing: header (line 4) came at 1.75 s, when the header was idle already"]),
    Case(
      steps:
        "- beginRefreshing: header\n- wait: 1s\n- endRefreshing: header\n- wait: 0.2s\n- endRefreshing: header\n"
        + "- wait: settled\n- expect: { header.calls.endRefreshingCompletion: 2 }",
      contains: ["endRefreshing: header (line 12) came at 1.2 s, when the header was idle already"]),
    // A key that makes an animation longer.
    Case(
      steps: "- beginRefreshing: header\n- wait: 1s\n- endRefreshing: header\n- wait: 0.5s\n"
        + "- expect: { header.calls.endRefreshingCompletion: 1 }",
      components: "header: { type: normalHeader, slowAnimationDuration: 0.9s }",
      contains: ["when the animation ends; slowAnimationDuration: 0.9s (line 2)"],
      change: "remove `slowAnimationDuration: 0.9s` (line 2)"),
    // What the app is about to load, and what it would load if it were called again.
    Case(
      steps: "- beginRefreshing: header\n- wait: 0.5s\n- expect: { scroll.rows: 30 }",
      app:
        "{ header.refreshing: [ { load: { rows: 5 } }, { wait: 1s }, { load: { rows: 15 } }, { endRefreshing: header } ] }",
      scene: "{ scrollView: table, content: { rows: 10 }, physics: none }",
      contains: ["still to come: the app's load: { rows: 15 } (line 4), the app waits in its answer"],
      change: "add `wait: settled`"),
    Case(
      steps: "- drag: { to: 300 }\n- wait: 1s\n- drag: { to: 900 }\n- expect: { scroll.rows: 60 }",
      components: "footer: { type: autoNormalFooter }",
      app: "{ footer.refreshing: [ { wait: 0.2s }, { load: { rows: 20 } }, { endRefreshing: footer } ] }",
      scene: "{ viewport: [375, 667], scrollView: table, content: { rows: 20 }, physics: none }",
      contains: [
        "the app loads more in its answer, but `footer.refreshing()` wasn't called again",
        "this touch had already triggered it once",
      ]),
    // A share of the inset that the app set, and the library took for its own.
    Case(
      steps: "- pull: { header: 130% }\n- release\n- wait: 2s\n- expect: { scroll.inset.top: 20 }",
      app:
        "{ header.refreshing: [ { set: { scene.contentInset.top: 20 } }, { wait: 0.5s }, { endRefreshing: header } ] }",
      contains: ["20 pt set as the content inset (since 0.25 s, line 4) − 20 pt header (taken back at 0.75 s"]),
    // Short content.
    Case(
      steps: "- beginRefreshing: footer\n- wait: 1s\n- expect: { scroll.inset.bottom: 44 }",
      components: "footer: { type: backNormalFooter }",
      scene: "{ viewport: [375, 667], content: { height: 264 }, physics: none }",
      contains: ["447 pt footer (height 44 + 403 pt below the content, refreshing since 0 s, line 8)"]),
    // A safe area that a rotation took away.
    Case(
      steps:
        "- set: { scene.safeArea.top: 0 }\n- beginRefreshing: header\n- wait: 1s\n- expect: { scroll.inset.top: 104 }",
      scene: "{ safeArea: { top: 50 }, content: { height: 1200 }, physics: none }",
      contains: ["0 pt safe area (line 8) + 54 pt header"]),
    // What a step set, seen later; and what it set, not what it brought about.
    Case(
      steps: "- set: { header.lastUpdatedTimeLabel.hidden: true }\n- pull: { header: 120% }\n"
        + "- expect: { header.stateLabel.frame.height: 27 }",
      contains: ["has been 54 pt since 0 s", "set: { header.lastUpdatedTimeLabel.hidden: true } (line 8)"]),
    Case(
      steps:
        "- attach: { footer: { type: backNormalFooter } }\n- beginRefreshing: header\n- wait: 1s\n- expect: { footer.hidden: false }",
      app: "{ header.refreshing: [ { set: { footer.hidden: true } } ] }",
      contains: ["has been true since 0.25 s, by the app: set: { footer.hidden: true } (line 4)"]),
    // A time that is stored under the key of another header, in another time zone, or was yesterday.
    Case(
      steps: "- beginRefreshing: header\n- wait: 1s\n- endRefreshing: header\n- wait: 1s\n"
        + "- attach: { header: { type: normalHeader } }\n"
        + "- expect: { header.lastUpdatedTimeLabel.text: \"Last update: No record\" }",
      scene: "{ content: { height: 1200 }, physics: none, now: 2026-03-01T23:59:58Z }",
      contains: [
        "it shows 2026-03-01T23:59:59Z, which the header before it stored under the same `lastUpdatedTimeKey`",
        ", and it is 2026-03-02T00:00:00Z now; `timeZone` isn't set, so times are in UTC",
      ]),
    // A bound of more than 100 %.
    Case(
      steps: "- drag: { to: 540 }\n- expect: { footer.state: refreshing }",
      components: "footer: { type: autoNormalFooter, triggerPercent: 150% }",
      scene: "{ viewport: [375, 667], content: { height: 1200 }, physics: none }",
      contains: ["short of"], change: "triggerPercent ≤ 15%"),
    Case(
      steps: "- drag: { to: { x: 560 } }\n- release\n- expect: { trailer.state: refreshing }",
      components: "trailer: { type: normalTrailer }",
      scene: "{ viewport: [375, 667], content: { width: 900, height: 300 }, physics: none }",
      contains: ["(edge 525 + width 60)"], change: "drag: { to: { x: 586 } }"),
    // Of two gestures that came near, the second is meant.
    Case(
      steps: "- drag: { by: -51 }\n- release\n- drag: { to: -100 }\n- expect: { header.state: pulling }",
      scene: "{ safeArea: { top: 50 }, content: { height: 1200 }, physics: none }",
      contains: ["offset.y −100 pt was 4 pt short of −104 pt (edge −50 − height 54)"], change: "drag: { to: -105 }"),
    // One far away is not.
    Case(
      steps: "- pull: { header: 50 }\n- release\n- drag: { to: 300 }\n- expect: { header.state: pulling }",
      contains: ["offset.y −50 pt was 4 pt short of −54 pt"]),
    // It refreshed before, and was asked again.
    Case(
      steps: "- pull: { footer: 120% }\n- wait: 1s\n- drag: { by: 500 }\n- expect: { footer.state: refreshing }",
      components: "footer: { type: autoNormalFooter }",
      app: "{ footer.refreshing: [ { wait: 0.2s }, { load: { height: 400 } }, { endRefreshing: footer } ] }",
      contains: [
        "the footer didn't refresh again: at 1 s, this touch had already triggered it once, as often as",
        "it did once, at 0 s",
      ], change: "autoTriggerTimes: 2"),
    // The title of another state.
    Case(
      steps: "- endRefreshing: { footer: noMoreData }\n- resetNoMoreData: footer\n"
        + "- expect: { footer.stateLabel.text: No more data }",
      components: "footer: { type: autoNormalFooter }",
      contains: [
        "the text is that of `idle`: the footer became idle at 0 s after resetNoMoreData: footer (line 9)"
      ]),
    // What a value follows from has changed since.
    Case(
      steps: "- rotate: [667, 375]\n- expect: { footer.frame.y: 500 }",
      components: "footer: { type: backNormalFooter }",
      scene: "{ viewport: [375, 667], content: { height: 500 }, physics: none }",
      contains: [
        "`scroll.viewport.height` is 375 pt (since rotate: [667, 375], which didn't change `frame.y`, line 8)"
      ]),
    // No finger can do it.
    Case(
      steps:
        "- attach: { trailer: { type: normalTrailer } }\n- swipe: { by: [0, 300], duration: 0.3s }\n- release\n"
        + "- wait: settled\n- expect: { header.calls.refreshing: 1 }",
      scene: "{ content: { width: 900, height: 300 } }",
      contains: ["no finger moves the content", "a trailer turns that off [MJRefresh's own rule]"]),
    // A refresh that waited was cancelled.
    Case(
      steps: "- window: false\n- beginRefreshing: header\n- wait: 1s\n- endRefreshing: header\n- window: true\n"
        + "- wait: settled\n- expect: { header.calls.refreshing: 1 }",
      contains: [
        "it waited in `willRefresh` from 0 s and became idle at 1 s by endRefreshing: header (line 11)"
      ], change: "add `window: true` after line 9"),
    // Content that an app loaded, and why it was asked.
    Case(
      steps: "- scroll: { to: 100 }\n- wait: settled\n- expect: { scroll.rows: 20 }",
      components: "footer: { type: autoNormalFooter, triggerPercent: -900% }",
      app: "{ footer.refreshing: [ { wait: 0.5s }, { load: { rows: 20 } }, { endRefreshing: footer } ] }",
      scene: "{ content: { rows: 20 }, scrollView: table, physics: none }",
      contains: [
        "by the app: load: { rows: 20 } (line 4) in its answer to `footer.refreshing()`",
        "the footer began to refresh at 0 s after scroll: { to: 100 } (line 8): offset.y 100 ≥ −183 pt", "−900%",
      ], change: "remove `triggerPercent: -900%`"),
    Case(
      steps: "- tap: footer\n- wait: settled\n- expect: { scroll.rows: 9 }",
      components: "footer: { type: autoNormalFooter, automaticallyRefresh: false }",
      app: "{ footer.refreshing: [ { load: { rows: 20 } }, { endRefreshing: footer } ] }",
      scene: "{ content: { rows: 9 }, scrollView: table, physics: none }",
      contains: ["load: { rows: 20 }", "the footer began to refresh at 0 s after tap: footer (line 8)"]),
    // A title that a change of language drops.
    Case(
      steps: "- language: ko\n- expect: { header.stateLabel.text: Pull }",
      components: "header: { type: normalHeader, titles: { idle: Pull } }",
      contains: ["the preset's title is lost (a change of language resets titles of one language, line 2)"],
      change: "titles.idle: { ko: Pull, en: Pull }"),
    // An animation that the app's end began, not the pull.
    Case(
      steps: "- pull: { footer: 130% }\n- release\n- wait: 1s\n- expect: { footer.parts.ring.end: 0 }",
      components: "footer: { type: backFooter, parts: { ring: { kind: ring, center: [50%, 50%], size: [24, 24], "
        + "end: { pull: { 0%: 0, 100%: 1 } } } } }",
      app: "{ footer.refreshing: [ { wait: 0.6s }, { load: { height: 400 } }, { endRefreshing: footer } ] }",
      contains: ["until 1.25 s, from the app: endRefreshing: footer, line 4"],
      change: "add `wait: settled` after line 10"),
    // Events in another order.
    Case(
      steps: "- beginRefreshing: header\n- wait: 0.2s\n- endRefreshing: header\n- wait: settled\n"
        + "- expectEvents: [ …, 'header: refreshing()', …, 'header: refreshing -> idle', … ]",
      contains: [
        "`header: refreshing -> idle` happened at 0.2 s after endRefreshing: header (line 10)",
        "before `header: refreshing()` at 0.25 s, when the entry animation ended",
      ]),
    // An inset that a hidden header leaves.
    Case(
      steps: "- set: { header.hidden: true }\n- beginRefreshing: header\n- wait: settled\n"
        + "- set: { header.hidden: false }\n- expect: { scroll.inset.top: 0 }",
      app: "{ header.refreshing: [ { wait: 0.6s }, { endRefreshing: header } ] }",
      contains: [
        "54 pt header", "left when the refresh ended at 0.85 s: hidden by set: { header.hidden: true } (line 8)",
      ]),
    // The same, asked about the offset.
    Case(
      steps: "- set: { header.hidden: true }\n- beginRefreshing: header\n- wait: settled\n"
        + "- set: { header.hidden: false }\n- scroll: { to: top }\n- expect: { scroll.offset.y: -88 }",
      app: "{ header.refreshing: [ { wait: 0.6s }, { endRefreshing: header } ] }",
      scene: "{ safeArea: { top: 88 }, content: { height: 1200 } }",
      contains: [
        "; that is the top of the list: 88 pt safe area (line 3) + 54 pt header (since 0 s, left when the",
        "hidden by set: { header.hidden: true } (line 8)",
      ]),
    // An inset that a replaced header leaves.
    Case(
      steps: "- beginRefreshing: header\n- wait: settled\n- attach: { header: { type: stateHeader, height: 70 } }\n"
        + "- beginRefreshing: header\n- wait: settled\n- expect: { scroll.inset.top: 70 }",
      contains: [
        "124 pt = 54 pt header (since 0 s, left by the header that `attach` replaced while it refreshed, line 10) "
          + "+ 70 pt header (height from attach: { header: { type: stateHeader, height: 70 } } (line 10), "
          + "refreshing since 0.25 s, line 11)"
      ]),
    // A pull that begins below a safe area.
    Case(
      steps: "- drag: { by: -60 }\n- expect: { header.pullingPercent: 1 }",
      scene: "{ safeArea: { top: 20 }, content: { height: 1200 }, physics: none }",
      contains: ["that is 60 of 54 pt, pulled from offset.y −20; top inset: 20 pt safe area (line 3)"]),
    Case(
      steps: "- drag: { to: -60 }\n- expect: { header.state: pulling }",
      scene: "{ safeArea: { top: 20 }, content: { height: 1200 }, physics: none }",
      contains: ["14 pt short of −74 pt (edge −20 − height 54)", "; top inset: 20 pt safe area (line 3)"],
      change: "drag: { to: -75 }"),
    // A movement that moves nothing.
    Case(
      steps: "- attach: { trailer: { type: stateTrailer } }\n- swipe: { by: [0, 300], duration: 0.4s }\n"
        + "- expect: { header.pullingPercent: 0.9 }",
      scene: "{ content: { width: 1200, height: 600 } }",
      contains: ["doesn't bounce vertically: a trailer turns that off", "[MJRefresh's own rule]"]),
    // A release that moves nothing.
    Case(
      steps: "- pull: { header: 40% }\n- release\n- wait: 1s\n- expect: { header.pullingPercent: 0 }",
      contains: ["stays beyond its edge, because `physics: none` doesn't move it back"],
      change: "scene: { physics: uikit } · the content springs back"),
    // A footer that is placed while a header makes room; the load did it, not the end after it.
    Case(
      steps: "- attach: { footer: { type: backNormalFooter } }\n- beginRefreshing: header\n- wait: settled\n"
        + "- expect: { footer.frame.y: 667 }",
      app: "{ header.refreshing: [ { wait: 0.6s }, { load: { rows: 2 } }, { endRefreshing: header } ] }",
      scene: "{ scrollView: table, content: { rows: 4, rowHeight: 70 } }",
      contains: [
        "by the app: load: { rows: 2 }",
        "613 pt = viewport 667 − insets 54 at that time",
      ]),
    // Short content, which every lifted finger loads.
    Case(
      steps: "- drag: { by: 10 }\n- release\n- wait: settled\n"
        + "- expect: { footer.calls.refreshing: 0 }",
      components: "footer: { type: autoNormalFooter }",
      scene: "{ safeArea: { top: 24 }, content: { height: 500 } }",
      contains: ["≥ −24 pt, because each lifted finger loads where the content doesn't fill the screen"],
      change: "type: backNormalFooter (line 2) · so that it has to be pulled"),
    // Events in another order, in the same turn.
    Case(
      steps: "- beginRefreshing: footer\n- expectEvents: [ …, 'footer: refreshing()', "
        + "'footer: beginRefreshingCompletion()', 'scroll: reloadData(22)', … ]",
      components: "footer: { type: autoNormalFooter }",
      app: "{ footer.refreshing: [ { load: { rows: 2 } } ] }",
      scene: "{ scrollView: table, content: { rows: 20 }, physics: none }",
      contains: [
        "`footer: beginRefreshingCompletion()` happened at 0 s, after `scroll: reloadData(22)`, which is"
      ]),
    // A key that a change of language resets.
    Case(
      steps: "- language: zh-Hans\n- expect: { header.lastUpdatedTime: 2026-01-01T00:00:00Z }",
      components: "header: { type: normalHeader, lastUpdatedTimeKey: drafts }",
      contains: [
        "`lastUpdatedTimeKey: drafts` no longer applies: a change of language resets it to MJRefresh's key"
      ]),
    // Frames that are higher than the component.
    Case(
      steps: "- drag: { to: -40 }\n- expect: { header.pullingPercent: 0.66 ± 0.01 }",
      components: "header: { type: gifHeader, height: 60, images: { refreshing: { count: 3, size: [90, 90] } } }",
      contains: ["that is 40 of 90 pt (the height of its frames of `refreshing`), pulled from offset.y 0"]),
  ]

  /// Causes that limit a movement, lie in an earlier state, or in what steps and the app set.
  static let limits: [Case] = [
    // A cancelled touch lets go, too.
    Case(
      steps:
        "- pull: { header: 130% }\n- wait: 0.2s\n- cancel\n- wait: settled\n- expect: { header.calls.refreshing: 0 }",
      contains: ["after pull: { header: 130% } (line 8), which cancel (line 10) ended"]),
    // What stops a movement before it is far enough.
    Case(
      steps: "- swipe: { by: [0, -300], duration: 0.2s }\n- release: { velocity: [0, -2500] }\n- wait: settled\n"
        + "- expect: { footer.state: refreshing }",
      components: "footer: { type: autoNormalFooter }",
      scene: "{ content: { rows: 40 }, scrollView: table, decelerationRate: fast }",
      contains: ["`decelerationRate: fast` (line 3) stops it early [the scene]"],
      change: "scene: { decelerationRate: normal }"),
    Case(
      steps:
        "- scroll: { to: 667 }\n- swipe: { by: [0, -400], duration: 0.4s }\n- release: { velocity: [0, -800] }\n"
        + "- wait: settled\n- expect: { footer.calls.refreshing: 1 }",
      components: "footer: { type: autoNormalFooter }", scene: "{ content: { height: 2001 }, paging: true }",
      contains: ["`paging: true` (line 3) stops it at whole pages of 667 pt, at most one further on [the scene]"],
      change: "scene: { paging: false }"),
    Case(
      steps:
        "- scroll: { to: bottom, animated: true }\n- wait: 0.1s\n- touch\n- wait: 1s\n- release\n- wait: settled\n"
        + "- expect: { footer.calls.refreshing: 1 }",
      components: "footer: { type: autoNormalFooter }", scene: "{ content: { rows: 60 }, scrollView: table }",
      contains: [
        "touch (line 10) stopped the movement that scroll: { to: bottom, animated: true } (line 8) began",
        "[the gesture]",
      ], change: "add `wait: settled` after line 9"),
    Case(
      steps:
        "- swipe: { by: [0, 80], duration: 0.4s }\n- release\n- wait: settled\n- expect: { header.calls.refreshing: 1 }",
      scene: "{ content: { height: 1200 } }",
      contains: ["the finger moved 80 pt, but beyond its edge the content follows less and less: 41.28 pt in all"],
      change: "swipe: { by: [0, 120]"),
    Case(
      steps: "- scroll: { to: bottom, animated: true }\n- wait: settled\n- expect: { footer.state: refreshing }",
      components: "footer: { type: autoNormalFooter, triggerPercent: 150% }",
      contains: [
        "without a finger, the content rests no farther than 577 pt, where 100% of the footer shows [the preset]"
      ],
      change: "triggerPercent ≤ 100%"),
    // Sizes that steps have changed.
    Case(
      steps:
        "- attach: { header: { type: normalHeader, height: 100 } }\n- pull: { header: 90 }\n- release\n- wait: settled\n"
        + "- expect: { header.calls.refreshing: 1 }",
      contains: ["its height is from attach: { header: { type: normalHeader, height: 100 } } (line 8)"],
      change: "pull: { header: 101 }"),
    Case(
      steps: "- load: { height: 400 }\n- scroll: { to: 577 }\n- expect: { footer.calls.refreshing: 1 }",
      components: "footer: { type: autoNormalFooter }",
      contains: ["the content's size is from load: { height: 400 } (line 8)"], change: "scroll: { to: 978 }"),
    Case(
      steps: "- set: { header.height: 80 }\n- beginRefreshing: header\n- expect: { scroll.inset.top: 54 }",
      contains: ["80 pt header (height from set: { header.height: 80 } (line 8), refreshing since 0 s, line 9)"]),
    // What an inset contained before.
    Case(
      steps: "- beginRefreshing: header\n- wait: 0.5s\n- endRefreshing: header\n- expect: { scroll.inset.top: 54 }",
      contains: [
        "`scroll.inset.top` is 0 pt: the header took its 54 pt back at 0.5 s, by endRefreshing: header (line 10), immediately"
      ]),
    Case(
      steps: "- set: { footer.hidden: true }\n- expect: { scroll.inset.bottom: 44 }",
      components: "footer: { type: autoNormalFooter }",
      contains: ["0 pt: the footer took its 44 pt back at 0 s, by set: { footer.hidden: true } (line 8)"]),
    // Times and keys of a refresh.
    Case(
      steps: "- pull: { header: 130% }\n- wait: 1s\n- release\n- wait: 3s\n- expect: { header.state: refreshing }",
      app: "{ header.refreshing: [ { wait: 2s }, { endRefreshing: header } ] }",
      contains: [
        "it had been refreshing since 1 s, after pull: { header: 130% } (line 8) and release (line 10), and the app was asked at 1.25 s"
      ]),
    Case(
      steps: "- beginRefreshing: header\n- expect: { header.calls.refreshing: 0 }",
      components: "header: { type: normalHeader, animationDisabled: true }",
      contains: ["after beginRefreshing: header (line 8); animationDisabled: true (line 2)"]),
    Case(
      steps:
        "- set: { header.slowAnimationDuration: 1s }\n- beginRefreshing: header\n- wait: 1s\n- endRefreshing: header\n"
        + "- wait: 0.5s\n- expect: { header.calls.endRefreshingCompletion: 1 }",
      contains: ["when the animation ends; set: { header.slowAnimationDuration: 1s } (line 8)"],
      change: "add `wait: settled`"),
    Case(
      steps: "- touch\n- release\n- wait: 0.5s\n- expect: { footer.state: idle }",
      components: "footer: { type: autoNormalFooter }",
      app: "{ footer.refreshing: [ { wait: 3s }, { endRefreshing: footer } ] }",
      scene: "{ content: { height: 300 } }",
      contains: ["in its answer to `footer.refreshing()`; it began after release (line 9)"],
      change: "add `wait: settled`"),
    Case(
      steps:
        "- window: false\n- beginRefreshing: header\n- endRefreshing: header\n- expect: { header.calls.refreshing: 0 }\n"
        + "- beginRefreshing: header\n- wait: 1s\n- expect: { header.calls.endRefreshingCompletion: 1 }",
      app: "{ header.refreshing: [ { endRefreshing: header } ] }",
      contains: [
        "it waits in `willRefresh` until the scroll view is on screen", "since window: false (line 8) [the scene]",
      ]),
    // A finger that came before its header, and one that is still down.
    Case(
      steps: "- drag: { to: -130 }\n- attach: { header: { type: normalHeader } }\n- release\n"
        + "- expect: { header.calls.refreshing: 1 }",
      components: "footer: { type: autoNormalFooter }", scene: "{ content: { height: 1200 } }",
      contains: [
        "no finger dragged it; the finger had moved before attach: { header: { type: normalHeader } } (line 9)"
      ]),
    Case(
      steps: "- pull: { header: 60% }\n- release\n- touch\n- pull: { header: 120% }\n- wait: 1s\n"
        + "- expect: { header.calls.refreshing: 1 }",
      contains: ["the finger is still down since touch (line 10) [the gesture]"],
      change: "add `release` after line 11"),
    // Texts and images.
    Case(
      steps: "- beginRefreshing: header\n- wait: 1s\n- expect: { header.stateLabel.text: No network }",
      app:
        "{ header.refreshing: [ { set: { header.titles.idle: No network } }, { wait: 2s }, { endRefreshing: header } ] }",
      contains: ["the text is that of `refreshing`, not of `idle`: the header still refreshes"],
      change: "add `wait: settled`"),
    Case(
      steps: "- beginRefreshing: footer\n- expect: { footer.stateLabel.text: Loading }",
      components: "footer: { type: autoNormalFooter, refreshingTitleHidden: true }",
      contains: ["the title is hidden while the footer refreshes; refreshingTitleHidden: true (line 2)"]),
    Case(
      steps: "- language: ko\n- expect: { header.stateLabel.text: Ziehen }",
      components: "header: { type: normalHeader, titles: { idle: { ru: Ziehen, uk: Tirez } } }",
      contains: ["the preset's title is only in ru, uk (line 2)"]),
    Case(
      steps: "- beginRefreshing: header\n- wait: 0.5s\n- expect: { header.gif.image: 1 }",
      components: "header: { type: gifHeader, images: { refreshing: { count: 4, size: [40, 40] } } }",
      contains: ["frames that play aren't in `gif.image`, which shows the frame of a pull"]),
    Case(
      steps: "- rotate: [667, 375]\n- scroll: { to: right }\n- expect: { scroll.offset.x: 425 }",
      components: "trailer: { type: normalTrailer }",
      scene: "{ content: { width: 800, height: 300 }, physics: none }",
      contains: ["that is the end: content 800 − viewport 667 (since rotate: [667, 375] (line 8))"]),
  ]

  static let screens: [Case] = [
    // The gesture after a rotation is meant, even if an earlier one came nearer.
    Case(
      steps: "- pull: { header: 50% }\n- release\n- wait: settled\n- rotate: [852, 393]\n- drag: { to: -60 }\n"
        + "- expect: { header.state: pulling }",
      scene: "{ viewport: [393, 852], safeArea: { top: 103 }, content: { height: 1600 } }",
      contains: ["offset.y −60 pt was 97 pt short of −157 pt"], change: "drag: { to: -158 }"),
    // Of several gestures, one was too short.
    Case(
      steps:
        "- pull: { header: 100 }\n- release\n- wait: settled\n- pull: { header: 75 }\n- release\n- wait: settled\n"
        + "- pull: { header: 120 }\n- release\n- wait: settled\n- expect: { scroll.content.height: 1500 }",
      components: "header: { type: normalHeader, height: 80 }",
      app: "{ header.refreshing: [ { load: { height: 100 } }, { endRefreshing: header } ] }",
      contains: ["the app loads more in its answer", "offset.y −75 pt was 5 pt short of −80 pt"],
      change: "pull: { header: 81 } (line 11)"),
  ]

  /// What the app would load if it were asked, and keys and steps that decide otherwise than the expectation thinks.
  /// Places, angles and times that follow from more than one would think.
  static let sums: [Case] = [
    Case(
      steps: "- expect: { trailer.frame.x: 1500 }", components: "trailer: { type: trailer, ignoredInset: 10 }",
      scene: "{ viewport: [375, 180], content: { width: 1500, height: 180 } }",
      contains: ["`trailer.frame.x` has been 1510 pt", "ignoredInset: 10 (line 2) moves it"]),
    Case(
      steps: "- expect: { footer.frame.y: 300 }", components: "footer: { type: backNormalFooter }",
      scene: "{ content: { height: 300 } }",
      contains: ["the content is shorter than the screen, and a back footer is never above its end"]),
    Case(
      steps: "- expect: { header.stateLabel.frame.height: 54 }",
      contains: ["both labels are shown, each in a half of the header"]),
    Case(
      steps: "- drag: { to: -27 }\n- expect: { header.pullingPercent: 50% }",
      scene: "{ viewport: iPhone 15, content: { height: 1500 } }",
      contains: [
        "offset.y −27 is still 32 pt short of the top, −59 pt; top inset: 59 pt safe area of the iPhone 15"
      ]),
    Case(
      steps: "- pull: { header: 120% }\n- expect: { header.arrow.rotation: 180 }",
      contains: ["that is the same angle, written as −180°"]),
    Case(
      steps: "- pull: { footer: 120% }\n- release\n- expect: { footer.gif.animating: true }",
      components: "footer: { type: backGifFooter, images: { idle: { count: 9, size: [30, 30] } } }",
      contains: ["`images` has no frames for `refreshing`"]),
    Case(
      steps: "- expect: { header.lastUpdatedTimeLabel.text: \"Last update: Today 07:30\" }",
      components: "header: { type: stateHeader, lastUpdatedTimeKey: inbox }",
      scene: "{ now: 2026-03-02T09:30:00+08:00, defaults: { inbox: 2026-03-01T23:30:00Z } }",
      contains: ["`timeZone` isn't set, so times are in UTC"]),
    Case(
      steps: "- language: zh-Hans\n- language: en\n- expect: { header.stateLabel.text: Offers }",
      components: "header: { type: stateHeader, titles: { idle: Offers } }",
      contains: ["the preset's title is lost"], change: "titles.idle: { en: Offers }"),
    // Gestures.
    Case(
      steps: "- swipe: { by: [180, 40], duration: 0.25s }\n- expect: { header.state: pulling }",
      scene: "{ content: { height: 1400 } }", contains: ["the finger moved 40 pt (and 180 pt sideways)"],
      change: "swipe: { by: [180, 120], duration: 0.25s }"),
    Case(
      steps: "- swipe: { by: [0, -300], duration: 0.3s }\n- release: { velocity: [0, -1600] }\n- wait: settled\n"
        + "- expect: { footer.calls.refreshing: 1 }",
      components: "footer: { type: backNormalFooter }", scene: "{ content: { height: 1600 } }",
      contains: ["the content came to 945.24 pt after the finger was lifted, but only a finger pulls a footer"],
      change: "swipe: { by: [0, -1500], duration: 0.3s }"),
    Case(
      steps:
        "- pull: { header: 140% }\n- cancel\n- wait: 1s\n- expect: { header.calls.refreshing: 0, header.state: idle }",
      contains: ["which cancel (line 9) ended (MJRefresh takes it for a lifted finger): offset.y −75.6 < −54 pt"]),
    Case(
      steps: "- pull: { footer: 100% }\n- release\n- wait: settled\n- pull: { footer: 100% }\n- release\n"
        + "- expect: { footer.calls.refreshing: 2 }",
      components: "footer: { type: autoStateFooter }",
      app: "{ footer.refreshing: [ { load: { rows: 20 } }, { endRefreshing: { footer: noMoreData } } ] }",
      scene: "{ content: { rows: 20 }, scrollView: table }",
      contains: [
        "the footer was at `noMoreData`, which only `resetNoMoreData` or `endRefreshing` leaves; it was called once"
      ],
      change: "add `resetNoMoreData: footer`"),
  ]

  static let answers: [Case] = [
    Case(
      steps: "- scroll: { to: bottom }\n- wait: 1s\n- expect: { footer.state: idle }",
      components: "footer: { type: autoNormalFooter }",
      app: "{ scroll.reloadData: [ { resetNoMoreData: footer } ], "
        + "footer.refreshing: [ { endRefreshing: { footer: noMoreData } } ] }",
      scene: "{ scrollView: table, content: { rows: 40 } }",
      contains: [
        "the footer reached `noMoreData`",
        "only the app's `resetNoMoreData: footer` (line 4) ends that, in its answer",
        "to `scroll.reloadData()`, which hasn't come since",
      ],
      change: "add `resetNoMoreData: footer`"),
    Case(
      steps: "- scroll: { to: bottom }\n- wait: 1s\n- scroll: { to: top }\n- scroll: { to: bottom }\n"
        + "- expect: { footer.calls.refreshing: 2 }",
      components: "footer: { type: autoNormalFooter }",
      app: "{ footer.refreshing: [ { endRefreshing: { footer: noMoreData } } ] }",
      scene: "{ scrollView: table, content: { rows: 40 } }",
      contains: ["it was set to `noMoreData` by the app", "nothing calls `resetNoMoreData: footer`"],
      change: "add `resetNoMoreData: footer`"),
    Case(
      steps: "- attach: { header: { type: normalHeader } }\n- drag: { by: 120 }\n- release\n- wait: settled\n"
        + "- pull: { header: 120% }\n- release\n- wait: settled\n- load: { rows: 10 }\n"
        + "- expect: { footer.calls.refreshing: 2 }",
      components: "footer: { type: autoNormalFooter }",
      app: "{ header.refreshing: [ { endRefreshing: header } ], footer.refreshing: [ { endRefreshing: footer } ] }",
      scene: "{ scrollView: table, content: { rows: 12 } }",
      contains: ["since load: { rows: 10 } (line 15), it needs offset.y ≥ 345 pt"]),
    Case(
      steps: "- scroll: { to: bottom }\n- wait: settled\n- expect: { scroll.rows: 40 }",
      components: "footer: { type: autoNormalFooter, automaticallyRefresh: false }",
      app: "{ footer.refreshing: [ { load: { rows: 10 } }, { endRefreshing: footer } ] }",
      scene: "{ scrollView: table, content: { rows: 30 } }",
      contains: ["the app loads more in its answer, but `footer.refreshing()` wasn't called", "[the preset]"],
      change: "automaticallyRefresh: true"),
    Case(
      steps: "- wait: 1s\n- expect: { scroll.rows: 16 }", components: "footer: { type: autoNormalFooter }",
      app: "{ footer.refreshing: [ { load: { rows: 10 } }, { endRefreshing: footer } ] }",
      scene: "{ scrollView: table, content: { rows: 6 } }",
      contains: [
        "being in view isn't enough: it loads when a finger is lifted, as the content doesn't fill the screen"
      ]),
    Case(
      steps: "- window: false\n- beginRefreshing: header\n- wait: 2s\n- expect: { scroll.content.height: 1600 }",
      app: "{ header.refreshing: [ { load: { height: 400 } }, { endRefreshing: header } ] }",
      contains: [
        "`header.refreshing()` wasn't called", "it has been off screen since window: false (line 8) [the scene]",
      ]),
    Case(
      steps: "- expect: { scroll.rows: 40 }", components: "footer: { type: autoNormalFooter, hidden: true }",
      app: "{ footer.refreshing: [ { load: { rows: 10 } }, { endRefreshing: footer } ] }",
      scene: "{ scrollView: table, content: { rows: 30 } }",
      contains: ["`footer.refreshing()` wasn't called", "[the gesture]"]),
    Case(
      steps: "- swipe: { by: [0, -300], duration: 0.1s }\n- release: { velocity: [0, -6000] }\n- wait: settled\n"
        + "- expect: { scroll.rows: 50 }",
      components: "footer: { type: autoNormalFooter }",
      app: "{ footer.refreshing: [ { load: { rows: 10 } }, { endRefreshing: footer } ] }",
      scene: "{ scrollView: table, content: { rows: 40 }, physics: none }",
      contains: [
        "with `physics: none` (line 3) nothing moves after release: { velocity: [0, -6000] } (line 9) [the scene]"
      ],
      change: "swipe: "),
    Case(
      steps: "- swipe: { by: [0, -200], duration: 0.2s }\n- release: { velocity: [0, 3000] }\n- wait: settled\n"
        + "- expect: { footer.calls.refreshing: 1 }",
      components: "footer: { type: autoNormalFooter }", scene: "{ content: { height: 1320 } }",
      contains: ["release: { velocity: [0, 3000] } (line 9) moved it in the other direction [the gesture]"],
      change: "release: { velocity: [0, -3000] } (line 9)"),
    Case(
      steps: "- swipe: { by: [-300, 0], duration: 0.2s }\n- release: { velocity: [-4000, 0] }\n- wait: settled\n"
        + "- expect: { scroll.offset.x: 1125 }",
      components: "trailer: { type: normalTrailer }",
      scene: "{ paging: true, content: { width: 1500, height: 600 } }",
      contains: ["`paging: true` (line 3) stops it at whole pages of 375 pt, at most one further on [the scene]"]),
    Case(
      steps: "- beginRefreshing: trailer\n- wait: 2s\n- expect: { trailer.state: idle }\n- detach: header",
      components: "trailer: { type: normalTrailer }",
      app: "{ trailer.refreshing: [ { attach: { header: { type: normalHeader } } }, { endRefreshing: header } ] }",
      contains: ["its answer ends another component: endRefreshing: header (line 4)"],
      change: "add `endRefreshing: trailer` to `trailer.refreshing` (line 4)"),
    Case(
      steps: "- beginRefreshing: footer\n- endRefreshing: { footer: noMoreData }\n- wait: settled\n"
        + "- attach: { footer: { type: autoStateFooter } }\n- expect: { footer.state: noMoreData }",
      components: "footer: { type: autoNormalFooter }",
      contains: [
        "attach: { footer: { type: autoStateFooter } } (line 11) replaced it since, and a new one begins as `idle`"
      ]),
    Case(
      steps: "- beginRefreshing: header\n- wait: 1s\n- expect: { header.state: refreshing }",
      app: "{ header.refreshing: [ { wait: 0.5s }, { endRefreshing: header }, { beginRefreshing: header } ] }",
      contains: [
        "beginRefreshing: header (line 4) came while it was still refreshing, and was ignored (the `endRefreshing` before"
      ]),
    Case(
      steps: "- pull: { header: 120% }\n- expect: { header.state: pulling }",
      components: "header: { type: normalHeader, hidden: true }",
      contains: ["nothing notifies a hidden component; hidden: true (line 2) [the preset]"], change: "hidden: false"
    ),
    Case(
      steps: "- drag: { to: -70 }\n- release\n- wait: settled\n- expect: { header.calls.refreshing: 1 }",
      components: "header: { type: gifHeader, images: { refreshing: { count: 3, size: [90, 90] } } }",
      contains: ["its frames of `refreshing` make it 90 pt high (line 2)"], change: "drag: { to: -91 }"),
    Case(
      steps:
        "- set: { header.titles.idle: Tug }\n- language: ko\n- language: en\n- expect: { header.stateLabel.text: Tug }",
      components: "header: { type: normalHeader, titles: { idle: { en: Pull, ko: Ko } } }",
      contains: ["the change of language replaced the title of line 8 (line 10)"]),
    Case(
      steps: "- pull: { header: 120% }\n- expect: { header.gif.duration: 2 }",
      components:
        "header: { type: gifHeader, images: { idle: { count: 2, size: [9, 9], duration: 2s }, pulling: { count: 2, size: [9, 9], duration: 1s } } }",
      contains: ["images.pulling: { count: 2, size: [9, 9], duration: 1s } (line 2)"]),
  ]

  @Test func `a change in a flow that several steps call is one after the call that needs it`() throws {
    let text = """
      suite: test
      header: { type: normalHeader }
      flows:
        try: [ { pull: { header: "${amount}" } } ]
      scenarios:
        - name: test
          steps:
            - flow: { try: { amount: 60% } }
            - release
            - wait: settled
            - flow: { try: { amount: 120% } }
            - wait: 1s
            - expect: { header.calls.refreshing: 1 }
      """
    let scenario = try #require(load(text).suites.first?.scenarios.first)
    let change = Runner.run(scenario).failedSteps.first?.failures.first?.change
    #expect(change == "add `release` after line 11 · to lift the finger")
  }

  @Test func `a change with which something else fails says so, and another one is preferred`() throws {
    func change(_ expectation: String) throws -> String {
      let scenario = try scenario(
        "- drag: { by: 10 }\n- release\n- wait: settled\n- expect: { \(expectation) }",
        components: "footer: { type: autoNormalFooter }",
        scene: "{ safeArea: { top: 24 }, content: { rows: 9 }, scrollView: table }",
        app: "{ footer.refreshing: [ { load: { rows: 20 } }, { endRefreshing: footer } ] }")
      return try #require(Runner.run(scenario).failedSteps.first?.failures.first?.change)
    }
    #expect(try change("footer.calls.refreshing: 0").hasSuffix("so that it has to be pulled"))
    #expect(
      try change("footer.calls.refreshing: 0, footer.type: autoNormalFooter, scroll.rows: 9").hasSuffix(
        "but the rest of this step fails"))
  }

  @Test(arguments: cases + limits + answers + sums + screens + begins + keys + times + movements)
  func `a failure names the cause, wherever it is`(a: Case) throws {
    let scenario = try scenario(a.steps, components: a.components, scene: a.scene, app: a.app)
    let failure = try #require(Runner.run(scenario).failedSteps.first?.failures.first)
    var rest: Substring =
      switch failure.reason {
      case .because(let text), .pending(let text): text[...]
      case nil: ""
      }
    let reason = rest
    for part in a.contains {
      let range = try #require(rest.range(of: part), "\(part)\n\(reason)")
      rest = rest[range.upperBound...]
    }
    #expect(failure.change?.hasPrefix(a.change) ?? a.change.isEmpty, "\(failure.change ?? "")")
  }
}
