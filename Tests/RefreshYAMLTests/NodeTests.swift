import RefreshDiagnostics
import Testing

@testable import RefreshYAML

struct NodeTests {
  private func root(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> Node {
    let (documents, diagnostics) = read(text)
    #expect(diagnostics.isEmpty, sourceLocation: sourceLocation)
    return try #require(documents.first, sourceLocation: sourceLocation).root
  }

  @Test func `kinds and styles are those of the text`() throws {
    let root = try root("a: b\nc: [d]\ne: {f: g}\nh:\n- i\nj:\n  k: l\n")
    #expect(root.entries.map(\.value.kind) == [.scalar, .sequence, .mapping, .sequence, .mapping])
    #expect(root.entries.map(\.value.style) == [.plain, .flow, .flow, .block, .block])
    #expect(root.kind == .mapping && root.style == .block)
  }

  @Test func `scalars are text, whatever they look like`() throws {
    #expect(
      try root("[no, 1.0, 0x1F, 2001-01-01, ~, 'x', \"\\u4e0b\"]").items.map(\.scalar)
        == ["no", "1.0", "0x1F", "2001-01-01", "~", "x", "下"])
  }

  @Test func `only scalars have text, only lists items, only maps entries`() throws {
    let root = try root("a: [b]\n")
    let list = try #require(root["a"])
    #expect(root.scalar == nil && root.items.isEmpty)
    #expect(list.scalar == nil && list.entries.isEmpty && list["a"] == nil)
    #expect(list.items[0].items.isEmpty && list.items[0].entries.isEmpty && list.items[0]["a"] == nil)
  }

  @Test(arguments: ["", "~", "null", "Null", "NULL", "&a", "&a null"])
  func `nothing and its names are null`(_ text: String) throws {
    #expect(try root("a: \(text)\n")["a"]?.isNull == true)
  }

  @Test(arguments: ["nUll", "nul", "''", "'null'", "\"~\"", "!!str null", "!!null", "! ~", "|", "[]", "{}"])
  func `what is quoted, tagged or anything else is not null`(_ text: String) throws {
    #expect(try root("a: \(text)\n")["a"]?.isNull == false)
  }

  @Test func `tags are resolved, anchors kept`() throws {
    let root = try root(
      "%TAG !e! tag:example,2000:\n---\n- !!str a\n- !mine b\n- !e!x c\n- !<tag:y> d\n- &f ! e\n- *f\n")
    #expect(
      root.items.map(\.tag) == [
        "tag:yaml.org,2002:str", "!mine", "tag:example,2000:x", "tag:y", "!", "!",
      ])
    #expect(root.items.map(\.anchor) == [nil, nil, nil, nil, "f", "f"])
    #expect(root.items.map(\.isAlias) == [false, false, false, false, false, true])
    #expect(root.tag == nil && root.anchor == nil)
  }

  @Test func `an alias has the content of its anchor, also as a key`() throws {
    let root = try root("a: &a {x: [1, 2]}\nb: *a\nc: &k key\nd: { *k : 3 }\n")
    #expect(outline(root) == #"{"a": {"x": ["1", "2"]}, "b": {"x": ["1", "2"]}, "c": "key", "d": {"key": "3"}}"#)
    #expect(root["b"]?["x"]?.items.last?.scalar == "2")
    #expect(root["d"]?["key"]?.scalar == "3")
  }

  @Test func `an anchor given again stands for the later node`() throws {
    #expect(
      outline(try root("[&a 1, *a, &a 2, *a, &a [&a 3, *a], *a]")) == #"["1", "1", "2", "2", ["3", "3"], "3"]"#)
  }

  @Test func `a key is found by its text, without a copy of it`() throws {
    let root = try root("one: 1\n'two': 2\n\"thr\\x65e\": 3\n")
    #expect(root["one"]?.scalar == "1" && root["two"]?.scalar == "2" && root["three"]?.scalar == "3")
    #expect(root["four"] == nil && root["on"] == nil && root["ones"] == nil)
    #expect(root["one"]?.isScalar("1") == true && root["one"]?.isScalar("") == false)
    #expect(root.isScalar("") == false)
  }

  @Test func `text that is in the source as it is is not copied`() throws {
    let (documents, _) = read("a: plain\nb: 'single'\nc: \"double\"\nd: 'it''s'\ne: |\n  block\n")
    #expect(documents.first?.store.text.count == "it's".utf8.count + "block\n".utf8.count)
  }

  @Test func `a record is small`() {
    #expect(MemoryLayout<NodeRecord>.stride == 20)
  }
}
