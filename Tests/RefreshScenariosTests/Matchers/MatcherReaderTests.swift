import Testing

// Each line reads matchers that hold for a normal header at rest in its own scene.

@Test func `numbers are equal, compared, in a range, or near`() throws {
  try expectPass(
    """
    - expect: { header.frame.height: 54, header.frame.y: -54.0, header.frame.width: 3.75e2 }
    - expect: { header.frame.height: "> 53", header.frame.y: ">= -54", header.frame.width: "<376" }
    - expect: { header.frame.height: "<= 54", header.frame.y: "!= 54", header.frame.width: 300..400 }
    - expect: { header.frame.height: 50 ± 4, header.frame.y: -60 .. -50, header.alpha: 100%, header.pullingPercent: "< 1%" }
    - expect: { header.frame.height: { approx: 50, within: 4 }, time: 0ms, scroll.rows: { equals: 0 } }
    - expect: { time: "< 0.1s", header.insetDelta: 0 ± 0 }
    """)
}

@Test func `names are equal, not equal, or one of several`() throws {
  try expectPass(
    """
    - expect: { header.state: idle, header.type: "!= gifHeader", scroll.pan: { oneOf: [possible, began] } }
    - expect: { header.state: { not: { oneOf: [pulling, refreshing] } }, header.type: /^normal/, scroll.pan: { equals: possible } }
    """)
}

@Test func `booleans are true or false`() throws {
  try expectPass(
    """
    - expect: { header.refreshing: false, header.hidden: "!= true", scroll.window: true, scroll.dragging: { not: true } }
    """)
}

@Test func `text is what it looks like`() throws {
  try expectPass(
    """
    - set: { header.titles.idle: "no" }
    - expect: { header.stateLabel.text: no }
    - set: { header.titles.idle: "1.0" }
    - expect: { header.stateLabel.text: 1.0 }
    - set: { header.titles.idle: "> 1..2" }
    - expect: { header.stateLabel.text: { equals: "> 1..2" } }
    - set: { header.titles.idle: "null" }
    - expect: { header.stateLabel.text: "null" }
    - set: { header.titles.idle: "" }
    - expect: { header.stateLabel.text: "" }
    - set: { header.titles.idle: "/a" }
    - expect: { header.stateLabel.text: /a }
    - set: { header.titles.idle: "/a/" }
    - expect: { header.stateLabel.text: { equals: /a/ } }
    """)
}

@Test func `text is searched for a regular expression`() throws {
  try expectPass(
    """
    - expect: { header.stateLabel.text: /^Pull .*refresh$/, header.lastUpdatedTimeLabel.text: /LAST/i }
    - expect: { header.stateLabel.text: { matches: down }, header.lastUpdatedTimeLabel.text: { not: /LAST/ } }
    - expect: { header.stateLabel.text: { matches: /DOWN/i }, header.lastUpdatedTimeLabel.text: "!= x" }
    """)
}

@Test func `null is what is not there`() throws {
  try expectPass(
    """
    - expect: { header.lastUpdatedTime: null, header.state: { not: null } }
    - detach: header
    - expect: { header.state: null, header.stateLabel.text: ~, header.frame.y: { equals: null } }
    """)
}

@Test func `unlimited is a number of trigger times`() throws {
  try expectPass(
    """
    - expect: { footer.leftTriggerTimes: unlimited }
    - set: { footer.autoTriggerTimes: 3 }
    - expect: { footer.leftTriggerTimes: 3 }
    - expect: { footer.leftTriggerTimes: "> 2" }
    - expect: { footer.leftTriggerTimes: "!= unlimited" }
    - expect: { footer.leftTriggerTimes: { oneOf: [unlimited, 3] } }
    """, components: "footer: { type: autoFooter, autoTriggerTimes: unlimited }")
}

@Test func `a stored time is compared in any time zone`() throws {
  let scene = "{ defaults: { MJRefreshHeaderLastUpdatedTimeKey: 2026-02-28T21:00:00+08:00 }, physics: none }"
  try expectPass(
    """
    - expect: { header.lastUpdatedTime: 2026-02-28T13:00:00Z }
    - expect: { header.lastUpdatedTime: 2026-02-28T22:00:00+09:00 }
    - expect: { header.lastUpdatedTime: { not: 2026-02-28T13:00:01Z } }
    - expect: { header.lastUpdatedTime: /^2026-02/ }
    """, scene: scene)
}

@Test func `another spelling of a boolean is understood with a warning`() {
  #expect(
    problems("- expect: { header.refreshing: no }") == [
      "8:38 boolean-spelling: `header.refreshing` is written as `no`, which some programs read as text",
      "  help: write `false`",
    ])
}

@Test(arguments: [
  "footer.state", "scroll.offset.y", "header.alpha", "time", "footer.hidden", "header.lastUpdatedTime",
])
func `null after a sign is one mistake with one help, whatever is compared`(observable: String) throws {
  let components = "header: { type: normalHeader }\nfooter: { type: autoNormalFooter }"
  for (text, help) in [
    ("!= null", "{ not: null }"), ("not null", "{ not: null }"), ("!= ~", "{ not: null }"), ("== null", "null"),
  ] {
    let lines = problems("- expect: { \(observable): '\(text)' }", components: components)
    let start = "9:\(observable.count + 21)"
    #expect(
      lines == [
        "\(start) bad-matcher: `\(observable)` is compared with `\(text)`, but no sign can be followed by `null`",
        "  help: write `\(help)`",
      ])
    #expect(problems("- expect: { \(observable): \(help) }", components: components) == [])
  }
}

@Test(
  arguments: [
    ("time", "249ms - 1", nil), ("time", "1 - 250ms", "1ms..250ms"), ("time", "0.2s - 1", "0.2s..1s"),
    ("scroll.offset.y", "5 - 1", nil), ("scroll.offset.y", "1 - 5", "1..5"), ("scroll.offset.y", "5 to 1", nil),
    ("header.alpha", "10 - 50%", "10%..50%"), ("header.alpha", "50% +- 5", "\"50% ± 5%\""),
    ("scroll.offset.y", "5 +- -1", nil), ("scroll.offset.y", ">= 5 && <= 3", nil),
  ] as [(String, String, String?)])
func `a range that is suggested isn't empty, and its numbers have the same unit`(
  observable: String, text: String, help: String?
) throws {
  let lines = problems("- expect: { \(observable): '\(text)' }")
  #expect(!lines.isEmpty)
  #expect(
    lines.filter { $0.hasPrefix("  help: write `") } == (help.map { ["  help: write `\($0)`"] } ?? []), "\(lines)")
  if let help { #expect(problems("- expect: { \(observable): \(help) }") == []) }
}
