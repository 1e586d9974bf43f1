import BrokenTexts
import RefreshDiagnostics
import Testing

@testable import RefreshYAML

struct NodeEntriesTests {
  private func outlineOf(_ key: String, in text: String) -> String? {
    let (documents, diagnostics) = read(text)
    #expect(diagnostics.isEmpty)
    return documents.first?.root[key].map(outline)
  }

  @Test func `a merge key brings the entries of another map in its place`() {
    let text = "b: &b {x: 1, y: 2}\nm: {a: 0, <<: *b, z: 3}\n"
    #expect(outlineOf("m", in: text) == #"{"a": "0", "x": "1", "y": "2", "z": "3"}"#)
    #expect(read(text).documents.first?.root["m"]?.entries.map(\.isMerged) == [false, true, true, false])
  }

  @Test func `a key written in the map wins over a merged one, wherever it is`() {
    #expect(outlineOf("m", in: "b: &b {x: 1, y: 2}\nm: {x: 0, <<: *b, y: 3}\n") == #"{"x": "0", "y": "3"}"#)
  }

  @Test func `of several merged maps the earlier wins`() {
    let text = "b: &b {x: 1}\nc: &c {x: 2, y: 3}\nm: {<<: [*b, *c]}\n"
    #expect(outlineOf("m", in: text) == #"{"x": "1", "y": "3"}"#)
  }

  @Test func `merged maps can have merged maps, and be in the map itself`() {
    #expect(
      outlineOf("m", in: "b: &b {x: 1}\nc: &c {<<: *b, y: 2}\nm: {<<: [*c, {z: 3}]}\n")
        == #"{"x": "1", "y": "2", "z": "3"}"#)
  }

  @Test func `only a plain merge key without a tag merges`() {
    #expect(outlineOf("m", in: "m: {'<<': {x: 1}}\n") == #"{"<<": {"x": "1"}}"#)
    #expect(outlineOf("m", in: "m: {!!str <<: {x: 1}}\n") == #"{"<<": {"x": "1"}}"#)
    #expect(outlineOf("m", in: "k: &k '<<'\nm: {*k : {x: 1}}\n") == #"{"<<": {"x": "1"}}"#)
  }

  @Test func `what is merged has to be a map or a list of maps`() {
    let (documents, diagnostics) = read("a: {<<: 1}\nb: {<<: [{x: 1}, [2], y]}\nc: {<<: }\nd: {<<: *no}\n")
    #expect(
      ranges(diagnostics) == [
        "1:9-10 bad-merge: `<<` merges a map or a list of maps, but this is text",
        "  help: a key named `<<` needs quotes",
        "2:18-21 bad-merge: `<<` merges a map or a list of maps, but this is a list",
        "  help: a key named `<<` needs quotes",
        "2:23-24 bad-merge: `<<` merges a map or a list of maps, but this is text",
        "  help: a key named `<<` needs quotes",
        "3:8-8 bad-merge: `<<` merges a map or a list of maps, but this is nothing",
        "  help: a key named `<<` needs quotes",
        "4:9-12 unknown-alias: there is no anchor `&no` before this alias",
        "  help: text that begins with `*` needs quotes",
      ])
    #expect(documents.first.map { outline($0.root) } == #"{"a": {}, "b": {"x": "1"}, "c": {}, "d": {}}"#)
  }

  @Test func `a key that is spelled with other code points is the same key`() {
    let (_, diagnostics) = read("caf\u{E9}: 1\ncafe: 2\ncafe\u{301}: 3\n")
    #expect(
      ranges(diagnostics) == [
        "3:1-5 duplicate-key: key `cafe\u{301}` appears twice in this map", "  1:1-5 it first appears here",
      ])
  }

  @Test func `a key that is given again is an error that shows both places, and reading continues`() {
    let (documents, diagnostics) = read("a: 1\nb: 2\n'a': 3\nc: {d: 1, \"\\x64\": 2}\na: 4\n---\ne: 5\n")
    #expect(
      ranges(diagnostics) == [
        "3:1-4 duplicate-key: key `a` appears twice in this map",
        "  1:1-2 it first appears here",
        "4:11-17 duplicate-key: key `d` appears twice in this map",
        "  4:5-6 it first appears here",
        "5:1-2 duplicate-key: key `a` appears twice in this map",
        "  1:1-2 it first appears here",
      ])
    #expect(documents.map { outline($0.root) } == [#"{"a": "1", "b": "2", "c": {"d": "1"}}"#, #"{"e": "5"}"#])
  }

  @Test func `the message about a second merge key says how to merge several maps`() {
    let (documents, diagnostics) = read("m: {<<: {x: 1}, <<: {y: 2}}\n")
    #expect(
      ranges(diagnostics) == [
        "1:17-19 duplicate-key: key `<<` appears twice in this map",
        "  1:5-7 it first appears here",
        "  help: to merge several maps, write `<<: [*one, *other]`",
      ])
    #expect(documents.first.map { outline($0.root) } == #"{"m": {"x": "1"}}"#)
  }

  @Test func `the same key in different maps is none that is given again`() {
    #expect(read("a: {x: 1}\nb: {x: 1}\nc: [{x: 1}, {x: 1}]\n").diagnostics.isEmpty)
  }

  @Test func `a key that is not text is an error, and is left out`() {
    let (documents, diagnostics) = read("[a, b]: 1\n{c: d}: 2\ne: &e [f]\n*e : 3\ng: 4\nname: {{ x }}\n")
    #expect(
      ranges(diagnostics) == [
        "1:1-7 complex-key: a key must be text, but this one is a list",
        "  help: put it in quotes if it is meant as text",
        "2:1-7 complex-key: a key must be text, but this one is a map",
        "  help: put it in quotes if it is meant as text",
        "4:1-3 complex-key: a key must be text, but this one is a list",
        "  help: put it in quotes if it is meant as text",
        "6:8-13 complex-key: a key must be text, but this one is a map",
        "  help: put it in quotes if it is meant as text",
      ])
    #expect(documents.first.map { outline($0.root) } == #"{"e": ["f"], "g": "4", "name": {}}"#)
  }

  @Test func `an unknown alias is an error, and its node is marked`() throws {
    let (documents, diagnostics) = read("a: &foo 1\nb: *fo\nc: [*bar]\n*qux : 1\n")
    #expect(
      ranges(diagnostics) == [
        "2:4-7 unknown-alias: there is no anchor `&fo` before this alias",
        "  help: did you mean `*foo`?",
        "3:5-9 unknown-alias: there is no anchor `&bar` before this alias",
        "  help: text that begins with `*` needs quotes",
        "4:1-5 unknown-alias: there is no anchor `&qux` before this alias",
        "  help: text that begins with `*` needs quotes",
      ])
    let root = try #require(documents.first).root
    #expect(root["b"]?.isBroken == true && root["c"]?.items[0].isBroken == true && root["a"]?.isBroken == false)
    #expect(root.entries.count == 3)
  }

  @Test func `an anchor of another document is unknown`() {
    #expect(ranges(read("- &a 1\n---\n- *a\n").diagnostics).first?.hasPrefix("3:3-5 unknown-alias") == true)
  }

  @Test func `an alias inside its own value is an error that shows both places`() {
    let (documents, diagnostics) = read("a: &a\n  b: [*a]\n")
    #expect(
      ranges(diagnostics) == [
        "2:7-9 recursive-alias: `*a` is inside its own value",
        "  1:4-6 `&a` begins here",
      ])
    #expect(documents.first?.root["a"]?["b"]?.items.first?.isBroken == true)
  }

  @Test func `a key of any length is shown cut in a message`() throws {
    let key = String(repeating: "k", count: 900)
    let (_, diagnostics) = read("\(key): 1\n\(key): 2\n")
    #expect(diagnostics.all.first?.message == "key `\(key.prefix(60))…` appears twice in this map")
  }

  /// Below and above the number of keys from which they are hashed.
  @Test(arguments: [2, 7, 8, 9, 10, 15, 16, 17, 64, 65, 1000])
  func `the last of any number of keys is found to be given again`(_ count: Int) {
    let keys = (0..<count).map { "key\($0): \($0)\n" }.joined()
    #expect(read(keys).diagnostics.isEmpty)
    for first in [0, count / 2, count - 1] {
      let (documents, diagnostics) = read(keys + "key\(first): again\n")
      #expect(diagnostics.all.map(\.span.startPosition.line) == [count + 1])
      #expect(diagnostics.all.first?.labels.first?.span.startPosition.line == first + 1)
      #expect(documents.first?.root.entries.count == count)
    }
  }

  @Test(arguments: [10, 100, 1_000])
  func `each key of a map of any size is found, the first of double ones and merged ones included`(count: Int)
    throws
  {
    let own = (0..<count).map { "k\($0): v\($0)" }
    let text =
      "base: &b { merged: m, k0: other }\nmap:\n  <<: *b\n  "
      + (own + ["k1: again", "\"k\\x21\": escaped"]).joined(separator: "\n  ")
    let map = try #require(read(text).documents.first?.root["map"])
    for index in 0..<count { #expect(map["k\(index)"]?.scalar == "v\(index)") }
    #expect(map["merged"]?.scalar == "m")
    #expect(map.entry("merged")?.isMerged == true)
    #expect(map["k!"]?.scalar == "escaped")
    #expect(map["none"] == nil)
    let laid = map.laid(over: try #require(read("{ below: 1, k2: 2 }").documents.first?.root))
    #expect(laid["below"]?.scalar == "1")
    #expect(laid["k2"]?.scalar == "v2")
  }

  @Test func `a key with a parameter is found by what it is filled with, in a large map too`() throws {
    let text = (0..<100).map { "k\($0): v" }.joined(separator: "\n") + "\n${a}: here"
    let root = try #require(read(text).documents.first?.root)
    let value = try #require(read("filled").documents.first?.root)
    let filled = NodeTemplate(root).filled(with: ["a": value])
    #expect(filled["filled"]?.scalar == "here")
    #expect(filled["${a}"] == nil)
  }
}
