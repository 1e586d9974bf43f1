import BrokenTexts
import RefreshDiagnostics
import RefreshPresets
import SuiteTexts
import Testing

@testable import RefreshChecks

struct SharedTimeKeyTests {
  private let feed = "name: feed\nheader: { type: normalHeader }"
  private let inbox = "name: inbox\nheader: { type: header }"

  @Test func `headers of two presets without a key are reported once, at the one that shows the time`() {
    #expect(
      lint(inbox, feed) == [
        "2:1-7 warning shared-time-key: the header of `feed` shows the time at which any of 2 presets was last refreshed: they store it under the default key",
        "  2:1-7 the header of `inbox` also stores its time there",
        "  help: add a `lastUpdatedTimeKey` to each, such as `lastUpdatedTimeKey: feed`",
      ])
  }

  @Test func `of many, three are shown`() {
    let presets = (0..<9).map { "name: p\($0)\nheader: { type: stateHeader }" }
    let found = lintDiagnostics(presets).all
    #expect(found.count == 1)
    #expect(found.first?.labels.count == 3)
    #expect(found.first?.message.contains("any of 9 presets") == true)
  }

  @Test func `keys that are written are meant`() {
    let own = "name: own\nheader: { type: normalHeader, lastUpdatedTimeKey: MJRefreshHeaderLastUpdatedTimeKey }"
    #expect(lint(feed, own) == [])
    #expect(lint(own, own) == [])
  }

  @Test func `times that aren't visible are silent`() {
    #expect(lint(inbox, "name: x\nheader: { type: stateHeader, lastUpdatedTimeLabel: { hidden: true } }") == [])
  }

  @Test func `a preset that is read twice is one`() throws {
    let preset = try preset(feed)
    var diagnostics = Diagnostics()
    PresetLint.check(together: [preset, preset], into: &diagnostics)
    #expect(diagnostics.isEmpty)
  }

  @Test(arguments: [
    "lastUpdatedTimeLabel: { hidden: true }", "stateLabel: { hidden: true }", "hidden: true",
  ])
  func `a header that hides the time does not count, on whichever side it is`(key: String) {
    let hiding = "name: hiding\nheader: { type: normalHeader, \(key) }"
    func found(_ presets: String...) -> [String] {
      ranges(lintDiagnostics(presets)).filter { $0.contains("shared-time-key") }
    }
    #expect(found(feed, hiding) == [])
    #expect(found(hiding, feed) == [])
    #expect(found(hiding, feed, "name: third\nheader: { type: stateHeader }").count == 1)
  }
}
