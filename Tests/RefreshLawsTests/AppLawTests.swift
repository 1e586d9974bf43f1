import RefreshEngine
import SuiteTexts
import Testing

@testable import RefreshLaws

/// What laws for apps look at, beyond the examples of their declarations.
struct AppLawTests {
  private static let header = "{ wait: 0.5s }, { set: { scene.content.rows: 20 } }, { endRefreshing: header }"
  private static let more = "{ wait: 0.5s }, { load: { rows: 10 } }, { endRefreshing: footer }"

  /// A list whose app answers in this way, and that is pulled.
  private func list(_ header: String = header, _ footer: String = more, steps: String...) -> LawExample {
    LawExample(
      setup: [
        "header: { type: normalHeader }", "footer: { type: backNormalFooter }",
        "scene: { content: { rows: 30 }, scrollView: table }",
        "app: { header.refreshing: [ \(header) ], footer.refreshing: [ \(footer) ] }",
      ], steps: steps)
  }

  private func reload(_ header: String) -> LawExample {
    list(header, steps: "pull: { header: 120% }", "release", "wait: settled")
  }

  @Test(
    arguments: [
      ("{ set: { footer.hidden: true } }", "the back footer is still hidden after the header's reload"),
      ("{ detach: footer }", "the back footer is still removed after the header's reload"),
    ])
  func `a footer that goes before the header's content is there has to come back`(deed: String, sentence: String) {
    let law: LawID = "kept-end"
    #expect(law.breach(in: reload("\(deed), \(Self.header)")) == sentence)
    // Each refresh does it again.
    let twice = list(
      "\(deed), \(Self.header)", steps: "pull: { header: 120% }", "release", "wait: settled",
      "pull: { header: 120% }", "release", "wait: settled")
    #expect(law.breach(in: twice) == sentence)
    // The new list may be complete.
    #expect(
      law.breach(
        in: reload("{ wait: 0.5s }, \(deed), { set: { scene.content.rows: 20 } }, { endRefreshing: header }"))
        == nil)
    #expect(law.breach(in: reload("\(Self.header), \(deed)")) == nil)
  }

  @Test func `a footer that the header's answer hides for a while is no loss`() {
    let law: LawID = "kept-end"
    let answer = "{ set: { footer.hidden: true } }, \(Self.header), { set: { footer.hidden: false } }"
    #expect(law.breach(in: reload(answer)) == nil)
  }

  @Test(arguments: ["animated: true", "animated: false"])
  func `a scroll that doesn't move the list loses no place`(how: String) {
    let law: LawID = "lost-place"
    let scroll = "{ scroll: { to: top, \(how) } }"
    let pull = ["pull: { footer: 120% }", "release", "wait: settled"]
    // The closing footer ends the animation before it moves anything.
    let after = list(Self.header, "\(Self.more), \(scroll)", steps: pull[0], pull[1], pull[2])
    #expect((law.breach(in: after) == nil) == how.hasSuffix("true"))
    let before = list(
      Self.header, "{ wait: 0.5s }, { load: { rows: 10 } }, \(scroll), { wait: 1s }, { endRefreshing: footer }",
      steps: pull[0], pull[1], pull[2])
    #expect(law.breach(in: before)?.hasPrefix("the app scrolls back by ") == true)
  }
}
