import Foundation
import RefreshScenarios
import RefreshText
import SuiteTexts
import Testing

@testable import RefreshReports

@Suite struct PageTests {
  private static let hostile = """
    suite: "Feed </h2><script>alert(1)</script> & 下拉"
    header: { type: normalHeader, titles: { idle: "<b>&amp; \\u0001" } }
    footer: { type: autoNormalFooter }
    scene: { content: { height: 1200 }, safeArea: { top: 88 } }
    scenarios:
      - name: "</title><img src=x onerror=alert(1)> \\" ' `"
        tags: [smoke]
        steps: [ { pull: { header: 60% } }, { expect: { header.state: pulling } } ]
      - name: passes
        steps: [ { pull: { header: 120% } }, release, { wait: 0.4s }, { expect: { header.state: refreshing } } ]
      - name: is skipped
        skip: "no <time>"
        steps: [ { expect: { time: 0 } } ]
    """

  @Test func `a page is well-formed, whatever names say`() throws {
    let text = try page(PageTests.hostile)
    let elements = Elements(text)
    #expect(elements["script"].count == 1)
    #expect(elements["img"].isEmpty)
    #expect(elements.text.contains("</title><img src=x onerror=alert(1)> \" ' `"))
    #expect(!text.contains("<img"))
  }

  @Test func `nothing is loaded from anywhere`() throws {
    let elements = Elements(try page(PageTests.hostile))
    for element in elements.all {
      for name in ["href", "xlink:href", "src", "action", "srcset"] {
        guard let value = element.attributes[name] else { continue }
        #expect(value.hasPrefix("#") || value.hasPrefix("data:image/"), "\(element.name) \(name)=\(value)")
      }
      #expect(element.attributes["style"] == nil)
      #expect(!element.attributes.keys.contains { $0.hasPrefix("on") })
    }
    #expect(elements["link"].isEmpty && elements["iframe"].isEmpty)
  }

  @Test func `only its own script and style may run, by their digests`() throws {
    let text = try page(PageTests.hostile)
    let policy = try #require(
      Elements(text)["meta"].first { $0.attributes["http-equiv"] != nil }?.attributes["content"])
    for name in ["script", "style"] {
      let start = try #require(text.range(of: "<\(name)>")).upperBound
      let end = try #require(text.range(of: "</\(name)>", range: start..<text.endIndex)).lowerBound
      let digest = SHA256.digest(Array(text[start..<end].utf8)).base64
      #expect(policy.contains("\(name)-src 'sha256-\(digest)'"))
    }
    #expect(policy.hasPrefix("default-src 'none'; "))
    #expect(!policy.contains("unsafe"))
  }

  @Test func `every link within the page leads somewhere, and every name is given once`() throws {
    let elements = Elements(try page(PageTests.hostile))
    let ids = elements.all.compactMap { $0.attributes["id"] }
    #expect(Set(ids).count == ids.count)
    let targets = elements.all.compactMap { $0.attributes["href"] ?? $0.attributes["xlink:href"] }.filter {
      $0.hasPrefix("#")
    }
    .map { String($0.dropFirst()) }
    let clips = elements.all.flatMap { [$0.attributes["clip-path"], $0.attributes["fill"]] }.compactMap { $0 }
      .filter { $0.hasPrefix("url(#") }.map { String($0.dropFirst(5).dropLast()) }
    #expect(targets.contains("s1-2"))
    for target in targets + clips { #expect(ids.contains(target), "\(target)") }
  }

  @Test func `what failed is open and comes first, all else is closed`() throws {
    let details = Elements(try page(PageTests.hostile))["details"].filter { $0.attributes["id"] != nil }
    #expect(details.map { $0.attributes["class"] } == ["scenario failed", "scenario passed", "scenario skipped"])
    #expect(details.map { $0.attributes["open"] } == ["open", nil, nil])
  }

  @Test func `a scenario with several failures is named once in the list of failures`() throws {
    let text = """
      suite: Feed
      header: { type: header }
      scenarios:
        - name: two
          steps: [ { expect: { header.state: pulling, scroll.inset.top: 5 } } ]
        - name: is skipped
          skip: waiting for images
          steps: [ { expect: { time: 0 } } ]
      """
    let page = try page(text)
    #expect(page.components(separatedBy: ">Feed › two</a>").count == 2)
    let index = try #require(page.range(of: "Feed › two</a><ul>"))
    #expect(page[index.upperBound...].hasPrefix("<li><code>header.state</code> is idle, expected pulling</li><li>"))
    // The reason is seen without opening the scenario, also on paper.
    #expect(Elements(page)["span"].contains { $0.attributes["class"] == "time reason" })
  }

  @Test func `the same run gives the same bytes`() throws {
    #expect(try page(PageTests.hostile) == page(PageTests.hostile))
  }

  @Test func `the rows of content stand once in a page, and all frames use them`() throws {
    let text = try page(
      """
      suite: a
      header: { type: header }
      scene: { content: { rows: 20, rowHeight: 64 }, physics: none }
      scenarios:
        - { name: a, steps: [ { pull: { header: 60 } } ] }
        - { name: b, steps: [ { pull: { header: 70 } } ] }
      """)
    let elements = Elements(text)
    let numbers = elements["text"].filter { $0.attributes["class"] == "rownumber" }
    let rows = elements["use"].filter { $0.attributes["y"] != nil || $0.attributes["transform"] == nil }
    #expect(numbers.count == 11 && rows.count > 30)
    let ids = Set(elements["g"].compactMap { $0.attributes["id"] })
    #expect(rows.allSatisfy { ids.contains(String($0.attributes["xlink:href"]?.dropFirst() ?? "")) })
  }

  @Test func `a page on which not all scenarios have pictures says so`() throws {
    let note = "Only the first 1,000 scenarios have pictures"
    let plan = RunPlan(try suites(PageTests.hostile))
    let recordings = plan.entries.map { $0.record() }
    let report = RunReport(plan.results(recordings.map(\.verdict)))
    let pictures = recordings.map { ScenarioPictures($0, amongScenarios: recordings.count) }
    #expect(!Page(report, pictures: pictures).text.contains(note))
    let some = pictures.indices.map { $0 == 0 ? pictures[0] : nil }
    #expect(Page(report, pictures: some).text.contains(note))
  }

  @Test func `a report that was read back has no pictures, and all else`() throws {
    let report = RunReport(RunPlan(try suites(PageTests.hostile)).run())
    let elements = Elements(Page(report, pictures: []).text)
    #expect(elements["li"].contains { $0.attributes["id"] == "s1-2" })
    #expect(!elements["svg"].contains { $0.attributes["class"] == "pic film" })
  }
}
