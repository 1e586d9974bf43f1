import RefreshDiagnostics
import Testing

@testable import RefreshPresets

@Suite struct `Written values` {
  private static let text = """
    name: feed
    assets: ../App.xcassets
    footer:
      type: autoNormalFooter
      autoTriggerTimes: 3
      triggerPercent: 50%
      hidden: no
      fastAnimationDuration: 80ms
      titles: { idle: { en: 'More', zh-Hans: 更多 } }
      parts:
        dot: { kind: box, size: [8, 50%], center: [50%, 50%], alpha: { pull: { 0%: 0, 100%: 1 } } }
    """

  private func preset(_ text: String = text) throws -> Preset { try #require(load(text).preset) }

  @Test(
    arguments: [
      ("autoTriggerTimes", "number 3.0"), ("triggerPercent", "number 0.5"), ("hidden", "bool false"),
      ("fastAnimationDuration", "number 0.08"), ("type", "text autoNormalFooter"),
      ("titles.idle.zh-Hans", "text 更多"), ("parts.dot.alpha.pull.100%", "number 1.0"),
      ("parts.dot.size", "list number 8.0, text 50%"),
    ])
  func `a value has the meaning that its key declares`(name: String, meaning: String) throws {
    func described(_ content: WrittenValue.Content) -> String {
      switch content {
      case .bool(let bool): "bool \(bool)"
      case .number(let number): "number \(number)"
      case .text(let text): "text \(text)"
      case .file(let path): "file \(path)"
      case .list(let items): "list " + items.map { described($0.content) }.joined(separator: ", ")
      case .map(let members): "map " + members.map(\.name).joined(separator: ", ")
      }
    }
    let value = try #require(try preset().footer?.value(of: name))
    #expect(described(value.content) == meaning)
    #expect(described(try #require(try preset().written["footer.\(name)"]).content) == meaning)
  }

  @Test func `a count that could be a word is a count or that word`() throws {
    let unlimited = try preset("name: feed\nfooter: { type: autoFooter, autoTriggerTimes: unlimited }")
    guard case .text("unlimited") = unlimited.footer?.value(of: "autoTriggerTimes")?.content else {
      Issue.record("`unlimited` is a word")
      return
    }
  }

  @Test func `a path is relative to the working directory`() throws {
    let folder = try #require(try preset().written["assets"])
    guard case .file("../App.xcassets") = folder.content else {
      Issue.record("\(folder.content)")
      return
    }
  }

  @Test func `the settings of a component are the values of its declared keys, in their order`() throws {
    let footer = try #require(try preset().footer)
    #expect(
      footer.written.settings.map(\.name) == [
        "type", "hidden", "fastAnimationDuration", "titles.idle", "triggerPercent", "autoTriggerTimes",
        "parts.dot.kind", "parts.dot.center", "parts.dot.size", "parts.dot.alpha",
      ])
  }

  @Test func `a value knows its key, its place and its text`() throws {
    let title = try #require(try preset().footer?.value(of: "titles.idle.en"))
    #expect(title.key?.text == "en")
    #expect(title.span.text == "'More'")
    #expect(title.scalar == "More")
    #expect(!title.isPlain)
    #expect(try preset().footer?.value(of: "titles.idle")?.text == "{ en: More, zh-Hans: 更多 }")
    #expect(try preset().footer?.value(of: "titles.pulling") == nil)
  }

  @Test func `the ends of maps have the names that lead to them, overridden values too`() throws {
    let files = Files([
      "base.yaml": "footer: { type: autoFooter, height: 50 }",
      "feed.yaml": "name: feed\nextends: base.yaml\nfooter: { height: 60 }",
    ])
    let leaves = try #require(files.load("feed.yaml").preset).written.leaves()
    #expect(leaves.map(\.name) == ["footer.type", "footer.height", "footer.height", "name", "extends"])
    #expect(leaves.map(\.isReplaced) == [false, false, true, false, false])
    #expect(leaves.map(\.place.text) == ["type", "height", "50", "name", "extends"])
  }
}

@Suite struct `Places of texts` {
  @Test(
    arguments: [("plain", "plain", "ai"), ("'plain'", "plain", "ai"), (#""plain""#, "plain", "ai")])
  func `part of a text has its place within the quotes`(source: String, text: String, part: String) {
    let file = SourceFile(path: "a.yaml", text: source)
    let name = Located(value: text, span: Span(file: file, start: 0, end: source.utf8.count))
    #expect(name.span(ofText: 2..<4).text == part)
  }

  @Test(arguments: [(#""\u0070lain""#, "plain"), ("*name", "plain"), ("", "plain"), ("'", "")])
  func `of a text that its source spells otherwise the whole is shown`(source: String, text: String) {
    let file = SourceFile(path: "a.yaml", text: source)
    let span = Span(file: file, start: 0, end: source.utf8.count)
    #expect(Located(value: text, span: span).span(ofText: 0..<1) == span)
  }
}
