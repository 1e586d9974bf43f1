import ExternalTools
import Foundation
import RefreshDiagnostics
import RefreshEngine
import RefreshPresets
import RefreshReports
import RefreshScenarios
import SuiteTexts
import Testing

@testable import RefreshPreview

/// The page as a document, and in Chromium.
struct PreviewPageTests {
  @Test(.enabled(if: Tools.usesChromium))
  func `a mouse and fingers do on the page what they do on a phone, and nothing is complained of`() throws {
    let chromium = try #require(Tools.chromium)
    try TestFolder.use { folder in
      for name in Samples.presets.keys {
        let html = PreviewPage.html(feed: try Samples.feed(name, in: folder))
        try html.write(to: folder.appendingPathComponent("\(name).html"), atomically: true, encoding: .utf8)
      }
      let scenarios = Samples.suites(Samples.twoScenarios)
      func write(_ text: String, _ name: String) throws {
        try text.write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
      }
      try write(PreviewPage.html(feed: scenarios), "scenarios.html")
      try write(PreviewPage.html(feed: Samples.suites(Samples.instants)), "instants.html")
      try timelines(Samples.twoScenarios).write(to: folder.appendingPathComponent("timelines.json"))
      var warned = try Samples.feed("classic", in: folder)
      warned.diagnostics = [
        Diagnostic(
          .severalPresets, "a second preset", at: Span(wholeOf: SourceFile(path: "a.yaml", text: "name: a\n"))
        ).withSeverity(.warning)
      ]
      try write(PreviewPage.html(feed: warned), "warned.html")
      let mistaken =
        "suite: a\nheader: { height: 54, automaticallyChangeAlpha: true, type: normalHeder }\nscenarios: []\n"
      try write(PreviewPage.html(feed: Samples.suites(mistaken)), "mistaken.html")
      let link = PreviewPage.Link(events: "/events", save: "/save", token: "t0ken")
      for name in ["classic", "taller", "pink"] { try write(Samples.feed(name, in: folder).json, "\(name).json") }
      try write(PreviewPage.html(feed: Samples.feed("classic", in: folder), live: link), "live.html")
      try write(PreviewPage.html(feed: scenarios, live: link), "live-scenarios.html")
      try write(scenarios.json, "scenarios.json")
      let later = Samples.twoScenarios.replacingOccurrences(of: "suite: two", with: "suite: later")
      try write(Samples.suites(later).json, "scenarios-later.json")
      try write(Samples.suites("suite: a\n").json, "mistaken.json")
      for script in ["page", "moments"] { try run(script, in: folder, with: chromium) }

      for name in ["in-chromium", "in-a-scenario", "whatever"] {
        let recorded = folder.appendingPathComponent("\(name).scenarios.yaml").path
        let text = try String(contentsOfFile: recorded, encoding: .utf8)
        let suites = try suites(text, path: recorded, allowsWarnings: false)
        #expect(RunPlan(suites).run().flatMap(\.verdicts).map(\.passed) == [true], "\(text)")
      }
    }
  }

  @Test(.enabled(if: Tools.usesChromium))
  func `a report opens at the moment of a link, and highlights what belongs together`() throws {
    let chromium = try #require(Tools.chromium)
    let wide =
      "header.calls.refreshing: 0, scroll.dragging: true, header.arrow.hidden: false, header.state: pulling"
    let text = Samples.twoScenarios.replacingOccurrences(
      of: "expect:\n          header.state: pulling", with: "expect: { \(wide) }")
    try #require(text.contains(wide))
    let plan = RunPlan(try suites(text, path: "x.scenarios.yaml", allowsWarnings: false))
    let recordings = plan.entries.map { $0.record() }
    let format = try #require(ReportFormat["html"])
    let report = format.render(
      RunReport(plan.results(recordings.map(\.verdict))),
      pictures: recordings.map { ScenarioPictures($0, amongScenarios: recordings.count) },
      home: ReportedRun.Home(title: "Presets", address: "../index.html"))
    try TestFolder.use { folder in
      try report.write(to: folder.appendingPathComponent("report.html"), atomically: true, encoding: .utf8)
      try run("report", in: folder, with: chromium)
    }
  }

  @Test(.enabled(if: Tools.usesChromium))
  func `every preset and suite opens and is pulled, with any number of parts, and in a gallery`() throws {
    let chromium = try #require(Tools.chromium)
    try TestFolder.use { folder in
      try PresetPages.write(to: folder)
      try run("presets", in: folder, with: chromium)
    }
  }

  @Test(.enabled(if: Tools.usesChromium))
  func `the page and the tool draw the same picture of a moment`() throws {
    let chromium = try #require(Tools.chromium)
    try TestFolder.use { folder in
      try MomentPictures.write(to: folder)
      try run("pictures", in: folder, with: chromium)
    }
  }

  /// Runs a script of the folder `Browser`.
  private func run(_ name: String, in folder: URL, with chromium: String) throws {
    let script = ExternalTool.package.appendingPathComponent("Tests/RefreshPreviewTests/Browser/\(name).test.mjs")
      .path
    let ran = try Program.run(
      ["node", "--no-warnings", "--test", "--test-timeout=900000", "--test-reporter=tap", script],
      environment: ["CHROMIUM": chromium, "PREVIEW_DATA": folder.path])
    try #require(ran.status == 0, "\(ran.text)")
  }

  /// How things stand at the end of a step.
  private struct End: Encodable {
    let time, offset, inset, pull, calls: Double
    let state: String?
    /// The number of changes of state up to then.
    let changes: Int
  }

  /// Returns what timelines show at the end of each step that ran, for all scenarios of a file.
  private func timelines(_ text: String) throws -> Data {
    let ends = try suites(text).flatMap(\.scenarios).map { scenario in
      let moments = Runner.record(scenario).moments
      return (1...scenario.steps.count).compactMap { step -> End? in
        guard let end = moments.last(where: { $0.step == step }) else { return nil }
        let events = moments.filter { $0.step <= step }.flatMap(\.events)
        return End(
          time: end.time.seconds, offset: end.offset.y, inset: end.number(.scroll(.insetTop)),
          pull: end.number(.component(.header, .pullingPercent)),
          calls: end.number(.component(.header, .callsRefreshing)), state: end.state(of: .header)?.name,
          changes: events.filter { if case .state = $0.kind { true } else { false } }.count)
      }
    }
    return try JSONEncoder().encode(ends)
  }

  @Test func `names and texts of presets can't break out of their element`() throws {
    let feed = PreviewFeed(title: "</script><b>&", path: "<a>", scenes: [])
    let html = PreviewPage.html(feed: feed)
    #expect(html.contains("<title>&lt;/script&gt;&lt;b&gt;&amp; · refreshcfg</title>"))
    #expect(html.contains(#"{ "version": 5, "title": "\u003c/script>\u003cb>&", "path": "\u003ca>","#))
    #expect(html.components(separatedBy: "</script>").count == 6)
  }

  @Test func `a page speaks to nobody, and a live one to its server alone`() {
    #expect(PreviewPage.policy(isLive: false).contains("default-src 'none'"))
    #expect(PreviewPage.policy(isLive: false).contains("connect-src 'none'"))
    #expect(PreviewPage.policy(isLive: true).contains("connect-src 'self'"))
    let live = PreviewPage.html(
      feed: PreviewFeed(title: "a", path: "b", scenes: []),
      live: PreviewPage.Link(events: "/events", save: nil, token: "secret"))
    #expect(live.contains(#"{ "events": "/events", "save": null, "token": "secret" }"#))
  }
}
