import RefreshEngine
import Testing

@testable import RefreshChecks

@Suite struct `Lint of parts` {
  private func lint(_ part: String, of kind: ComponentKind = .header, head: String = "") -> [String] {
    RefreshChecksTests.lint(
      """
      name: it
      \(head.isEmpty ? "description: x" : head)
      \(kind.role.rawValue):
        type: \(kind.rawValue)
        parts:
          it: { left: 0, right: 0, top: 0, height: 20, \(part) }
          busy: { kind: spinner, left: 0, top: 0, width: 9, height: 9, animating: { state: { refreshing: true } } }
      """)
  }

  @Test func `a ramp on an auto footer is said, on a back footer it is right`() {
    let part = "kind: bar, value: { pull: { 0%: 0, 100%: 1 } }"
    #expect(
      lint(part, of: .autoNormalFooter) == [
        "6:70-74 warning ramp-without-pull: an auto footer isn't pulled: its percent is 0 or 1, so that only the "
          + "ends of this ramp count",
        "  help: specify values by `state`, or use a back footer",
      ])
    #expect(lint(part, of: .backFooter) == [])
    #expect(lint("kind: box, border: { width: { pull: { 0%: 0, 100%: 1 } } }", of: .autoFooter).count == 2)
  }

  @Test func `a state that the type never has is reported at its place`() {
    #expect(
      lint("kind: label, text: { default: a, state: { noMoreData: b, willRefresh: c } }") == [
        "6:92-102 warning unreached-state: `header` is never in the state `noMoreData`",
        "  help: its states are `idle`, `pulling`, `refreshing` and `willRefresh`",
      ])
    #expect(
      lint(
        "kind: frames, images: { pulling: { count: 1, size: [9, 9] }, idle: { count: 1, size: [9, 9] } }",
        of: .autoFooter
      )
      .first == "6:74-81 warning unreached-state: `autoFooter` is never in the state `pulling`")
    #expect(lint("kind: label, text: { default: a, state: { noMoreData: b } }", of: .autoFooter) == [])
  }

  @Test func `a default beside a ramp never counts`() {
    #expect(
      lint("kind: box, alpha: { pull: { 0%: 0, 100%: 1 }, default: 1 }") == [
        "6:96-103 warning unused-default: `default` is never used, because `pull` has a value for each percent",
        "  6:70-74 the ramp",
        "  help: remove `default`, or write its value under `state`, for the states in which "
          + "it should be used",
      ])
  }

  @Test(arguments: [
    ("kind: label", "it has no text"), ("kind: label, text: { state: { idle: ' ' } }", "it has no text"),
    ("kind: spinner", "it never spins, and is hidden when it doesn't"),
    ("kind: ring, end: 0", "its end is its start"),
    ("kind: box, hidden: true", "it is always hidden"), ("kind: box, alpha: 0", "its `alpha` is always 0"),
    ("kind: box, scale: { default: 0, state: { idle: 0 } }", "its `scale` is always 0"),
  ])
  func `a part that never shows is said`(part: String, reason: String) {
    #expect(lint(part).first == "6:5-7 warning invisible-part: `it` is never visible: \(reason)")
  }

  @Test(arguments: [
    "kind: label, text: { state: { idle: a } }", "kind: spinner, animating: { state: { refreshing: true } }",
    "kind: ring, end: { pull: { 0%: 0, 100%: 1 } }", "kind: box, hidden: { state: { idle: true } }",
    "kind: box, alpha: { default: 0, state: { idle: { every: 1s, from: 0, to: 1 } } }",
    "kind: label, text: { de: a }",
  ])
  func `a part that shows at some time is right`(part: String) {
    #expect(lint(part) == [])
  }

  @Test func `edges that leave nothing between them are said`() {
    let text =
      "name: it\nheader:\n  type: stateHeader\n  parts: { it: { kind: box, left: 0, right: 0, top: 50%, bottom: 30 } }"
    #expect(
      RefreshChecksTests.lint(text).first
        == "4:12-14 warning invisible-part: `it` is never visible: `top` and `bottom` use up all 54 pt of the header"
    )
  }

  @Test func `an animation of what no state changes is said`() {
    #expect(
      lint("kind: box, animate: 1s, alpha: { pull: { 0%: 0, 100%: 1 } }").first
        == "6:61-68 warning unused-animate: `animate` has no effect, because this part doesn't change with the state"
    )
    #expect(lint("kind: box, animate: 1s, alpha: { state: { idle: 0 } }") == [])
  }

  @Test func `a text without one of the languages is said`() {
    #expect(
      lint("kind: label, text: { default: { en: a, de: b }, state: { refreshing: { en: c } } }") == [
        "6:119-128 warning missing-title-language: this text isn't specified for `de`, where the one for `en` shows",
        "  6:89-91 `de` is used here", "  help: add `de: …`",
      ])
    #expect(
      lint("kind: label, text: { en: a }", head: "language: de").first?.contains("missing-title-language") ?? false)
    #expect(lint("kind: label, text: { de: a }", head: "language: de") == [])
  }
}
