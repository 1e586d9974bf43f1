import RefreshScenarios
import RefreshText

/// A report as one self-contained page: it loads nothing, and allows only its own script and styles.
struct Page {
  private let report: RunReport
  private let pictures: [ScenarioPictures?]
  private let home: ReportedRun.Home?

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - report: The report of a run.
  ///   - pictures: The pictures of each scenario, in the order of the report; empty for a page without pictures.
  ///   - home: The page to which it leads back. The default is `nil`, for none.
  init(_ report: RunReport, pictures: [ScenarioPictures?], home: ReportedRun.Home? = nil) {
    (self.report, self.home) = (report, home)
    let count = report.suites.map(\.scenarios.count).reduce(0, +)
    self.pictures = pictures.count == count ? pictures : []
  }

  /// The text of the page.
  var text: String {
    var (gallery, suites) = (Gallery(), Markup())
    draw(into: &suites, with: &gallery)
    return Markup.page(title, gallery, StyleSheet.page, script: StyleSheet.script) { markup in
      markup.element("header", ["class": "top"]) { drawTop(into: &$0) }
      markup.raw("\n")
      markup.element("main") { markup in
        markup.append(suites)
        markup.element("p", ["class": "empty", "hidden": "hidden"], text: "No scenario matches.")
      }
      markup.element("footer", text: "refreshcfg \(report.tool)")
    }
  }

  private var title: String {
    let totals = report.totals
    if totals.failed > 0 { return "\(totals.failed) of \(counted(totals.scenarios, "scenario")) failed" }
    if totals.errors > 0 { return counted(totals.errors, "error") + " in files" }
    return totals.scenarios == 0
      ? "No scenario was run" : "\(counted(totals.scenarios, "scenario")), none failed"
  }

  // MARK: - Top

  private func drawTop(into markup: inout Markup) {
    let totals = report.totals
    if let home {
      markup.element("p", ["class": "back"]) { $0.element("a", ["href": .text(home.address)], text: home.title) }
    }
    markup.element("h1", text: title)
    let shard = report.shard.map { ", shard \($0.index) of \($0.count)" } ?? ""
    markup.element(
      "p", ["class": "lead"],
      text: "\(counted(totals.scenarios, "scenario")) in \(counted(totals.suites, "suite"))\(shard)")
    if lacksPictures {
      markup.element(
        "p", ["class": "lead"],
        text:
          "Only the first \(grouped(ScenarioPictures.most)) scenarios have pictures, and as many of the others that failed; "
          + "refreshcfg film draws any.")
    }
    markup.element("div", ["class": "meter", "aria-hidden": "true"]) { markup in
      markup.element(
        "svg", ["xmlns": "http://www.w3.org/2000/svg", "viewBox": "0 0 1000 10", "preserveAspectRatio": "none"]
      ) { markup in
        var x = 0.0
        for (name, count) in totals.outcomes where count > 0 {
          let width = 1000 * Double(count) / Double(totals.scenarios)
          markup.empty("rect", ["class": "m-\(name)", "x": .number(x), "width": .number(width), "height": 10])
          x += width
        }
      }
    }
    markup.element("ul", ["class": "counts"]) { markup in
      for (name, count) in totals.outcomes where count > 0 || name == "passed" {
        markup.element("li", ["class": .text(name)]) {
          $0.element("b", text: String(count))
          $0.text(name)
        }
      }
    }
    drawFilter(into: &markup)
    drawDiagnostics(into: &markup)
    drawIndex(into: &markup)
  }

  /// Whether scenarios have no pictures because there are too many.
  private var lacksPictures: Bool {
    let scenarios = report.suites.flatMap(\.scenarios)
    return zip(pictures, scenarios).contains { $0 == nil && $1.outcome != .skipped }
  }

  private func drawFilter(into markup: inout Markup) {
    let tags = Set(report.suites.flatMap { $0.scenarios.flatMap(\.tags) }).ordered()
    markup.element("form", ["class": "filter", "hidden": "hidden", "role": "search"]) { markup in
      markup.empty(
        "input",
        ["type": "search", "name": "q", "placeholder": "Search scenarios", "aria-label": "Search scenarios"])
      markup.element("fieldset") { markup in
        markup.element("legend", text: "Verdict")
        for (value, name) in [("", "All"), ("failed", "Failed"), ("passed", "Passed"), ("skipped", "Skipped")] {
          markup.element("label") { markup in
            markup.empty(
              "input",
              ["type": "radio", "name": "v", "value": .text(value), "checked": value.isEmpty ? "checked" : nil])
            markup.text(name)
          }
        }
      }
      if !tags.isEmpty {
        markup.element("select", ["name": "t", "aria-label": "Tag"]) { markup in
          markup.element("option", ["value": ""], text: "All tags")
          for tag in tags { markup.element("option", ["value": .text(tag)], text: tag) }
        }
      }
      markup.element("span", ["id": "shown", "class": "time", "role": "status"], text: "")
    }
  }

  private func drawDiagnostics(into markup: inout Markup) {
    for diagnostic in report.diagnostics {
      markup.element("section", ["class": diagnostic.severity == .error ? "failure" : "failure warning"]) {
        markup in
        markup.element("h3", text: "\(diagnostic.severity.rawValue) · \(diagnostic.id) · \(diagnostic.place.text)")
        markup.element("p", ["class": "what"]) { $0.prose(diagnostic.message) }
        markup.element("pre", text: diagnostic.excerpt)
      }
    }
  }

  /// Draws the list of all failures, so that they are visible before anything is opened.
  private func drawIndex(into markup: inout Markup) {
    let failed = report.suites.flatMap { suite in
      suite.scenarios.filter { $0.outcome == .failed }.map { (suite.name, $0) }
    }
    guard !failed.isEmpty else { return }
    markup.element("nav", ["class": "index", "aria-labelledby": "what-failed"]) { markup in
      markup.element("h2", ["id": "what-failed"], text: "What failed")
      markup.element("ol") { markup in
        for (suite, scenario) in failed.prefix(Page.mostFailed) {
          markup.element("li") { drawFailures(of: scenario, in: suite, into: &$0) }
        }
        let rest = failed.count - Page.mostFailed
        if rest > 0 { markup.element("li", text: "and \(rest) more") }
      }
    }
  }

  /// The greatest number of scenarios in the list of failures.
  private static let mostFailed = 50

  /// Draws the name of a scenario once, with what failed in it: after the name, or below it if there is more.
  private func drawFailures(of scenario: RunReport.Scenario, in suite: String, into markup: inout Markup) {
    let messages = scenario.failures.flatMap(\.problems).map(\.message)
    markup.element("a", ["href": .text("#s\(scenario.number)")], text: "\(suite) › \(scenario.name)")
    guard messages.count > 1 else {
      if let message = messages.first { markup.prose(" — \(message)") }
      return
    }
    markup.element("ul") { markup in
      for message in messages { markup.element("li") { $0.prose(message) } }
    }
  }

  // MARK: - Suites

  private func draw(into markup: inout Markup, with gallery: inout Gallery) {
    var start = 0
    let suites = report.suites.map { suite in
      defer { start += suite.scenarios.count }
      return (suite: suite, start: start)
    }
    for (suite, start) in failedFirst(suites, where: { $0.suite.totals.failed > 0 }) {
      markup.element("section", ["class": "suite"]) { markup in
        drawHeadline(of: suite, into: &markup)
        for (index, result) in failedFirst(Array(suite.scenarios.enumerated()), where: { $1.outcome == .failed }) {
          let section = ScenarioSection(result: result, pictures: pictures.isEmpty ? nil : pictures[start + index])
          section.draw(with: &gallery, into: &markup)
          markup.raw("\n")
        }
      }
    }
  }

  private func drawHeadline(of suite: RunReport.Suite, into markup: inout Markup) {
    markup.element("h2") { markup in
      markup.element("span", text: suite.name)
      let outcomes = suite.totals.outcomes.filter { $0.count > 0 }
      markup.element("small", text: outcomes.map { "\($0.count) \($0.name)" }.joined(separator: ", "))
      markup.element("small", ["class": "place"], text: suite.place.path)
    }
  }

  /// Returns the items that failed, then the others, each group in its order.
  private func failedFirst<Item>(_ items: [Item], where isFailed: (Item) -> Bool) -> [Item] {
    items.filter(isFailed) + items.filter { !isFailed($0) }
  }
}
