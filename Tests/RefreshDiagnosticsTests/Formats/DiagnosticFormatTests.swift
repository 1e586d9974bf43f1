import Foundation
import RefreshDiagnostics
import RefreshText
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

struct DiagnosticFormatTests {
  /// A file with an error at two locations, a warning with characters that formats have to escape, and a silenced
  /// diagnostic.
  static let report: DiagnosticReport = {
    let file = SourceFile(path: "a b/ü,x:%.yaml", text: "下👍: one\nb: two\nc: three\n")
    let broken = Diagnostic(
      .sample, "wrong <one> & \"more\"", at: span(of: "one", in: file),
      labels: [.init("two is here", at: span(of: "two", in: file))], help: "100%\nsure",
      fix: Fix(replacing: span(of: "one", in: file), by: "1", isSafe: false))
    let odd = Diagnostic(.sample, "odd \u{1B}\u{7}]]>", at: span(of: "two\nc", in: file), severity: .warning)
    let ignored = Diagnostic(.sample, "old", at: span(of: "three", in: file), severity: .warning)
    return DiagnosticReport(
      files: ["fine.yaml", file.path], found: [broken, odd],
      silenced: [
        SilencedDiagnostic(ignored, by: .comment(reason: "as ever")), SilencedDiagnostic(ignored, by: .settings),
      ],
      rules: [.sample])
  }()

  private func render(_ name: String) throws -> String {
    try #require(DiagnosticFormat[name]).render(Self.report)
  }

  @Test func `names are given once and the first is for people`() {
    let names = DiagnosticFormat.all.map(\.name)
    #expect(names == ["text", "oneline", "json", "sarif", "github", "junit", "checkstyle"])
    #expect(DiagnosticFormat["xml"] == nil)
  }

  @Test func `a report for people ends with what was found`() throws {
    #expect(try render("text").hasSuffix("\n1 error and 1 warning in 1 file\n"))
    #expect(
      DiagnosticFormat["text"]?.render(DiagnosticReport(files: ["a", "b"], found: []))
        == "2 files are valid\n")
  }

  @Test func `commands of workflows are escaped`() throws {
    #expect(
      try render("github") == """
        ::error file=a b/ü%2Cx%3A%25.yaml,line=1,endLine=1,col=5,endColumn=7,title=sample-rule::wrong <one> & "more"%0Ahelp: 100%25%0Asure
        ::warning file=a b/ü%2Cx%3A%25.yaml,line=2,endLine=3,title=sample-rule::odd ␛␇]]>

        """)
  }

  @Test(arguments: [("./a.yaml", "a.yaml"), (".", "."), ("./", "."), ("", ".")])
  func `commands of workflows name files without the folder itself`(path: String, name: String) throws {
    let place = Span(wholeOf: SourceFile(path: path, text: "a"))
    let found = [Diagnostic(.sample, "wrong", at: place)]
    let text = DiagnosticFormat["github"]?.render(DiagnosticReport(files: [path], found: found))
    #expect(text?.hasPrefix("::error file=\(name),") == true)
  }

  @Test func `checkstyle has an element for each file`() throws {
    #expect(
      try render("checkstyle") == """
        <?xml version="1.0" encoding="UTF-8"?>
        <checkstyle version="10.0">
          <file name="fine.yaml">
          </file>
          <file name="a b/ü,x:%.yaml">
            <error line="1" column="5" severity="error" message="wrong &lt;one&gt; &amp; &quot;more&quot;; 100%&#10;sure" source="refreshcfg.sample-rule"/>
            <error line="2" column="4" severity="warning" message="odd \u{FFFD}\u{FFFD}]]&gt;" source="refreshcfg.sample-rule"/>
          </file>
        </checkstyle>

        """)
  }

  @Test func `JUnit has a case for each file, and only errors fail`() throws {
    #expect(
      try render("junit") == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="refreshcfg validate" tests="2" failures="1" errors="0" skipped="0" time="0">
          <testsuite name="refreshcfg validate" tests="2" failures="1" errors="0" skipped="0" time="0">
            <testcase name="fine.yaml" classname="refreshcfg.validate" time="0"/>
            <testcase name="a b/ü,x:%.yaml" classname="refreshcfg.validate" time="0">
              <failure message="wrong &lt;one&gt; &amp; &quot;more&quot;" type="sample-rule">a b/ü,x:%.yaml:1:5: error: wrong &lt;one&gt; &amp; &quot;more&quot; [sample-rule]
          help: 100%␊sure</failure>
              <system-out>a b/ü,x:%.yaml:2:4: warning: odd ␛␇]]&gt; [sample-rule]</system-out>
            </testcase>
          </testsuite>
        </testsuites>

        """)
  }

  @Test(arguments: ["junit", "checkstyle"])
  func `XML is well-formed`(format: String) throws {
    let document = try XMLDocument(xmlString: render(format))
    let messages = try document.nodes(forXPath: "//@message").compactMap(\.stringValue)
    #expect(messages.first == "wrong <one> & \"more\"" + (format == "junit" ? "" : "; 100%\nsure"))
  }

  @Test func `SARIF has rules, regions in UTF-16, fingerprints, fixes and suppressions`() throws {
    let text = try render("sarif")
    let log = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    #expect(run["columnKind"] as? String == "utf16CodeUnits")
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    let rule = try #require((driver["rules"] as? [[String: Any]])?.first)
    #expect(rule["id"] as? String == "sample-rule")
    #expect((rule["help"] as? [String: Any])?["markdown"] as? String == Self.help)

    let results = try #require(run["results"] as? [[String: Any]])
    try #require(results.count == 4)
    #expect(results.map { $0["ruleIndex"] as? Int } == [0, 0, 0, 0])
    let location = try #require(
      (results[0]["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any])
    #expect((location["artifactLocation"] as? [String: Any])?["uri"] as? String == "a%20b/%C3%BC%2Cx%3A%25.yaml")
    // The thumb consists of two UTF-16 code units.
    #expect(
      location["region"] as? [String: Int] == ["startLine": 1, "startColumn": 6, "endLine": 1, "endColumn": 9])
    #expect((results[0]["relatedLocations"] as? [Any])?.count == 1)
    let fix = try #require((results[0]["fixes"] as? [[String: Any]])?.first)
    #expect((fix["description"] as? [String: Any])?["text"] as? String == "replace `one` with `1` (needs review)")
    #expect(results[0]["suppressions"] == nil)
    let suppressions = results.suffix(2).map { ($0["suppressions"] as? [[String: String]])?.first }
    #expect(suppressions == [["kind": "inSource", "justification": "as ever"], ["kind": "external"]])
  }

  @Test func `SARIF is as its specification has it`() throws {
    let text = try render("sarif")
    let log = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(Set(log.keys) == ["$schema", "version", "runs"])
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    // SARIF 3.14.6: a tool with a driver that has a name (3.19.8), whose rules have unique ids (3.49.3).
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    let rules = try #require(driver["rules"] as? [[String: Any]])
    let ids = rules.compactMap { $0["id"] as? String }
    #expect(driver["name"] as? String == "refreshcfg" && ids.count == rules.count && Set(ids).count == ids.count)
    for result in try #require(run["results"] as? [[String: Any]]) {
      // 3.27.5 to 3.27.11: the rule at the index, one of these levels, a message with a text.
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(ids[index] == result["ruleId"] as? String)
      #expect(["none", "note", "warning", "error"].contains(result["level"] as? String))
      #expect((result["message"] as? [String: Any])?["text"] is String)
      for location in try #require(result["locations"] as? [[String: Any]]) {
        let place = try #require(location["physicalLocation"] as? [String: Any])
        // 3.4.3: a URI reference, which contains no blanks and only ASCII characters.
        let uri = try #require((place["artifactLocation"] as? [String: Any])?["uri"] as? String)
        #expect(URLComponents(string: uri) != nil && uri.utf8.allSatisfy { (0x21..<0x7F).contains($0) })
        // 3.30.5 to 3.30.8: lines and columns from 1, and an end that is not before the start.
        let region = try #require(place["region"] as? [String: Int])
        let start = try (#require(region["startLine"]), #require(region["startColumn"]))
        let end = try (#require(region["endLine"]), #require(region["endColumn"]))
        #expect(start.0 >= 1 && start.1 >= 1 && start <= end)
      }
      // 3.35.2: the kind of suppression.
      for suppression in result["suppressions"] as? [[String: Any]] ?? [] {
        #expect(["inSource", "external"].contains(suppression["kind"] as? String))
      }
    }
  }

  @Test func `a command of a workflow is read back as it was`() throws {
    for line in try render("github").split(separator: "\n") {
      let match = try #require(line.wholeMatch(of: /::(error|warning) ([^:]*)::(.*)/))
      let properties = match.2.split(separator: ",").map { $0.split(separator: "=", maxSplits: 1) }
      #expect(properties.allSatisfy { $0.count == 2 })
      let file = try #require(properties.first { $0[0] == "file" })
      #expect(unescaped(file[1]) == "a b/ü,x:%.yaml")
      #expect(Self.report.found.contains { unescaped(match.3).hasPrefix(VisibleText.of($0.message)) })
    }
  }

  /// Reverses the escapes that GitHub's runner reverses.
  private func unescaped(_ text: Substring) -> String {
    [("%2C", ","), ("%3A", ":"), ("%0A", "\n"), ("%0D", "\r"), ("%25", "%")].reduce(String(text)) {
      $0.replacing($1.0, with: $1.1)
    }
  }

  private static let help = """
    It finds.

    It is bad.

    For example:

    ```yaml
    name: a
    ```

    Right:

    ```yaml
    name: b
    ```
    """

  @Test func `fingerprints distinguish equal causes, and stay when lines move`() throws {
    func fingerprints(_ text: String) throws -> [String] {
      let file = SourceFile(path: "a.yaml", text: text)
      let found = (1...2).map { Diagnostic(.sample, "odd", at: span(of: "x", in: file, occurrence: $0)) }
      let log = try #require(DiagnosticFormat["sarif"]).render(DiagnosticReport(files: ["a.yaml"], found: found))
      return log.matches(of: /"cause\/v1": "([0-9a-f]{16})"/).map { String($0.1) }
    }
    let before = try fingerprints("x\nx\n")
    #expect(before.count == 2 && before[0] != before[1])
    #expect(try fingerprints("# new\nx\nx\n") == before)
  }
}
