import Foundation
import Testing

@testable import refreshcfg

/// What people write out of habit: `--fix` corrects it if the meaning is clear.
struct HabitsTests {
  private func fixed(_ name: String, _ text: String) throws -> String {
    let console = try Console()
    let path = try console.file(name, text)
    for _ in 0..<2 { _ = try console.run(Validate.self, path, "--fix") }
    return try String(contentsOfFile: path, encoding: .utf8)
  }

  private static func suite(_ steps: String, footer: String = "footer: { type: backNormalFooter }\n") -> String {
    """
    suite: s
    header: { type: normalHeader, lastUpdatedTimeKey: k }
    \(footer)scenarios:
      - name: a
        steps:

    """ + steps.split(separator: "\n").map { "      \($0)\n" }.joined()
  }

  @Test(arguments: [
    (
      "  pull: { header: 120% }\n  wait:\n    until: { header.state: pulling }",
      "  - pull: { header: 120% }\n  - wait:\n      until: { header.state: pulling }"
    ),
    (
      "- pull: { header: 120% }\n  release:\n  expect: { header.state: idle }",
      "- pull: { header: 120% }\n- release\n- expect: { header.state: idle }"
    ),
    ("- touch\n  release", "- touch\n- release"),
    (
      "- expect:\n  header.state: idle\n  header.alpha: 1", "- expect:\n    header.state: idle\n    header.alpha: 1"
    ),
    (
      "- expect:\n    header:\n      state: idle\n      hidden: false",
      "- expect:\n    header.state: idle\n    header.hidden: false"
    ),
    ("- expect: [ { header.state: idle } ]", "- expect: { header.state: idle }"),
    ("- endRefreshingWithNoMoreData: footer", "- endRefreshing: { footer: noMoreData }"),
    ("- sleep: 1s", "- wait: 1s"),
    ("- release: true", "- release"), ("- release: header", "- release: header"),
    ("- rotate: 667x375", "- rotate: [667, 375]"),
    (
      "- expect: { mj_header.isHidden: false, header.state: MJRefreshStateIdle }",
      "- expect: { header.hidden: false, header.state: idle }"
    ),
    ("- expect: { scroll.contentOffset.y: '=> 1' }", "- expect: { scroll.offset.y: \">= 1\" }"),
    ("- set: { header.mj_h: 60 }", "- set: { header.height: 60 }"),
    ("- expectEvents:\n  - header: idle -> pulling", "- expectEvents:\n  - \"header: idle -> pulling\""),
  ])
  func `steps are put right`(written: String, right: String) throws {
    #expect(try fixed("a.scenarios.yaml", Self.suite(written)) == Self.suite(right))
  }

  @Test(arguments: [
    // The word for the role is also that of a type, which the suite doesn't use.
    ("- attach: header", "- attach: { header: { type: normalHeader } }"),
    ("- attach: trailer", "- attach: trailer"),
    ("- attach: normalTrailer", "- attach: { trailer: { type: normalTrailer } }"),
    ("- attach: stateHeader", "- attach: { header: { type: stateHeader } }"),
  ])
  func `a component that is attached keeps its type`(written: String, right: String) throws {
    #expect(try fixed("a.scenarios.yaml", Self.suite(written)) == Self.suite(right))
  }

  @Test func `a preset is put right`() throws {
    let broken = """
      name: a
      mj_header:
        type: MJRefreshNormalHeader
        lastUpdatedTimeKey: k
        stateLabel.isHidden: true
        height: 54,5
        titles: { en: { idle: Pull }, ko: { idle: 당겨 } }
      language: korean

      """
    let right = """
      name: a
      header:
        type: normalHeader
        lastUpdatedTimeKey: k
        stateLabel: { hidden: true }
        height: 54.5
        titles: { idle: { en: Pull, ko: 당겨 } }
      language: ko

      """
    #expect(try fixed("a.preset.yaml", broken) == right)
  }

  @Test func `what is only likely stays as it is`() throws {
    for text in [
      "name: a\nlanguage: cn\nheader: { type: header }\n",
      "name: a\nheader: { type: header, fastAnimationDuration: 250 }\n",
    ] {
      #expect(try fixed("a.preset.yaml", text) == text)
    }
    let suite = Self.suite("- load: 20\n- wait: 500\n- expect: { header.alpha: 100 }")
    #expect(try fixed("a.scenarios.yaml", suite) == suite)
  }
}
