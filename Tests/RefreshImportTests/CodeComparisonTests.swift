import RefreshDiagnostics
import RefreshPresets
import SuiteTexts
import Testing

@testable import RefreshImport

struct CodeComparisonTests {
  @Test(
    arguments: [
      ("hidden: yes", "isHidden = true"), ("hidden: on", "isHidden = true"),
      ("stateLabel: { hidden: off }", "mj_h = 54"),
      ("automaticallyChangeAlpha: no", "mj_h = 54"),
      ("fastAnimationDuration: 0.333333333333s", "fastAnimationDuration = 0.333333333"),
      ("fastAnimationDuration: 250ms", "fastAnimationDuration = 0.25"), ("height: 6e1", "mj_h = 60"),
    ] as [(String, String)])
  func `values are compared by their meaning`(_ setting: String, _ code: String) throws {
    let found = imported(
      "class Feed: UITableViewController {\n  func f() {\n    let h = MJRefreshNormalHeader { }\n    h.\(code)\n"
        + "    tableView.mj_header = h\n  }\n}")
    let preset = try preset("name: feed\nheader:\n  type: normalHeader\n  \(setting)\n")
    #expect(CodeComparison([preset], with: found).diagnostics.all.map(\.message) == [])
  }

  @Test func `two presets with one name are not mistaken for missing code`() throws {
    let found = imported(
      "class Feed: UITableViewController { func f() { tableView.mj_header = MJRefreshNormalHeader { } } }")
    let presets = try ["a", "b"].map { file in
      try preset("name: feed\nheader: { type: normalHeader }\n", path: "\(file).preset.yaml")
    }
    #expect(
      CodeComparison(presets, with: found).diagnostics.all.map(\.message) == [
        "another preset that is compared has the same name"
      ])
  }

  private static let code = imported(
    """
    func setUp(list: UITableView) {
      let header = MJRefreshNormalHeader { }
      header.mj_h = 60
      header.fastAnimationDuration = 0.25
      header.stateLabel?.textColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      header.labelLeftInset = width / 2
      list.mj_header = header
    }
    """)

  private func differences(_ presets: String...) throws -> [String] {
    let loaded = try presets.enumerated().map { try preset($1, path: "\($0).preset.yaml") }
    return CodeComparison(loaded, with: Self.code).diagnostics.sorted().map {
      ([$0.message] + $0.labels.map { "\($0.text): \($0.span.file.path):\($0.span.startPosition.line)" })
        .joined(separator: "; ")
    }
  }

  @Test func `what is the same in another spelling is no difference, nor is what can't be read`() throws {
    #expect(
      try differences(
        """
        name: feed
        header:
          type: normalHeader
          height: 60.0
          fastAnimationDuration: 250ms
          stateLabel: { textColor: "#ff0000FF" }
          labelLeftInset: 12
          hidden: false
        """) == [])
  }

  @Test func `a difference names the key, both values and both places`() throws {
    #expect(
      try differences(
        """
        name: feed
        header: { type: normalHeader, height: 54, stateLabel: { textColor: "#FF0000" }, hidden: true }
        footer: { type: backFooter }
        """) == [
          "`header.height` is `54` here, but `60` in the code; the code sets it here: Feed.swift:3",
          "`header.hidden` is `true` here, but `false` in the code; the code makes the component here and doesn't set it: Feed.swift:2",
          "the code doesn't make a footer; the other components are set up here: Feed.swift:2",
        ])
    #expect(
      try differences("name: feed\nheader: { type: stateHeader }") == [
        "`header.type` is `stateHeader` here, but `normalHeader` in the code; the code makes it here: Feed.swift:2"
      ])
  }

  @Test func `presets are matched by name, else by the only one with these types, else it is said`() throws {
    #expect(
      try differences(
        "name: other\nheader: { type: normalHeader, height: 60, stateLabel: { textColor: '#FF0000' } }")
        == [])
    #expect(
      try differences("name: other\nfooter: { type: backFooter }") == [
        "the code doesn't set up a scroll view with this name, or a single one with these types",
        "there is no preset for `feed`, which is set up here",
      ])
  }
}
