import Foundation
import RefreshPresets
import RefreshText
import Testing

@Suite struct `Component graphs` {
  private static let text = """
    name: it
    language: de
    strings: { de: { headerIdle: "Zieh \\"hier\\"\\n<b>" } }
    header:
      type: gifHeader
      height: 50
      animationDisabled: true
      titles: { pulling: { de: Los, en: Go } }
      stateLabel: { textColor: "#FF0000" }
      images: { idle: { count: 3, size: [20.5, 70] } }
    """

  private func graph(_ text: String = text) throws -> ComponentGraph.Outline {
    try #require(load(text).preset).graph.outline()
  }

  @Test func `a tree shows all values, and which are defaults`() throws {
    #expect(
      try #require(GraphFormat["tree"]).render(try graph()) == """
        scrollView
        ├─ language = de
        └─ header: gifHeader
           ├─ height = 70
           ├─ hidden = false (default)
           ├─ automaticallyChangeAlpha = false (default)
           ├─ fastAnimationDuration = 0s
           ├─ slowAnimationDuration = 0s
           ├─ animationDisabled = true
           ├─ ignoredInset = 0 (default)
           ├─ lastUpdatedTimeKey = MJRefreshHeaderLastUpdatedTimeKey (default)
           ├─ collectionViewAnimationBug = false (default)
           ├─ labelLeftInset = 20 (default)
           ├─ titles
           │  ├─ idle = Zieh "hier"␊<b>
           │  ├─ pulling = Los
           │  └─ refreshing = Loading... (default)
           ├─ stateLabel
           │  ├─ hidden = false (default)
           │  ├─ textColor = #FF0000
           │  └─ fontSize = 14 (default)
           ├─ lastUpdatedTimeLabel
           │  ├─ hidden = false (default)
           │  ├─ textColor = #5A5A5A (default)
           │  └─ fontSize = 14 (default)
           └─ images
              ├─ idle = 3 frames of 20.5×70 pt in 0.3s
              ├─ pulling = none (default)
              └─ refreshing = none (default)

        """)
  }

  @Test func `other languages escape what they have to`() throws {
    let dot = try #require(GraphFormat["dot"]).render(try graph())
    #expect(dot.hasPrefix("digraph preset {\n") && dot.hasSuffix("}\n"))
    #expect(dot.contains("  \"scrollView\" -> \"scrollView.header\";\n"))
    #expect(dot.contains(#"[label="titles\lidle = Zieh \"hier\"⏎<b>\lpulling = Los\l"#))
    let mermaid = try #require(GraphFormat["mermaid"]).render(try graph())
    #expect(mermaid.hasPrefix("flowchart LR\n  scrollView[\"scrollView<br/>language = de\"]\n"))
    #expect(mermaid.contains("  scrollView --> scrollView_header\n"))
    #expect(mermaid.contains("[\"titles<br/>idle = Zieh #34;hier#34;⏎#60;b#62;<br/>pulling = Los<br/>"))
  }

  @Test func `json has every part with its values`() throws {
    let json = try JSONSerialization.jsonObject(
      with: Data(try #require(GraphFormat["json"]).render(try graph()).utf8))
    let root = try #require(json as? [String: Any])
    #expect(Set(root.keys) == ["name", "type", "values", "parts"])
    let header = try #require((root["parts"] as? [[String: Any]])?.first)
    #expect(header["type"] as? String == "gifHeader")
    let height = try #require((header["values"] as? [[String: Any]])?.first)
    #expect(height["name"] as? String == "height" && height["value"] as? String == "70")
    #expect(height["default"] as? Bool == false)
    let parts = try #require(header["parts"] as? [[String: Any]])
    #expect(parts.map { $0["name"] as? String } == ["titles", "stateLabel", "lastUpdatedTimeLabel", "images"])
  }

  @Test func `each type has its parts`() throws {
    func parts(_ component: String) throws -> [String] {
      try graph("name: it\n\(component)").root.parts.flatMap { $0.parts.map(\.name) }
    }
    #expect(try parts("header: { type: header }") == [])
    #expect(try parts("footer: { type: autoNormalFooter }") == ["titles", "stateLabel", "loading"])
    #expect(try parts("trailer: { type: normalTrailer }") == ["titles", "stateLabel", "arrow"])
    let trailer = try graph("name: it\nlanguage: zh-Hans\ntrailer: { type: stateTrailer }").root.parts[0]
    #expect(trailer.parts[0].values.map(\.text) == ["滑动查看图文详情", "释放查看图文详情", "释放查看图文详情"])
    #expect(try graph("name: it\nheader: { type: header }").root.values.map(\.isDefault) == [true])
  }
}
