import BrokenTexts
import RefreshDiagnostics
import RefreshYAML
import Testing

@testable import RefreshPresets

@Suite struct `Key sets` {
  private struct Point: Equatable, Sendable {
    var x = 0.0
    var y = 0.0
    var name = ""
  }

  private static let keys = KeySet<Point>(
    [
      Key("x", .length, isRequired: true, "Along x.") { $0.x = $1 },
      Key("y", .length, isRequired: true, "Along y.") { $0.y = $1 },
      Key(
        "label", members: KeySet([Key("text", .text, "The text.") { $0.name = $1 }]), "The label."),
      Key(
        "old", .text, caution: KeyCaution(rule: .unusedState, message: "`old` does nothing", help: "leave it out"),
        "Old."
      ) {
        _, _ in
      },
    ],
    elsewhere: { $0 == "z" ? MisplacedKey(help: "`z` is for spaces") : nil })

  private func read(_ text: String) -> (isComplete: Bool, point: Point, found: [String]) {
    var point = Point()
    var diagnostics = Diagnostics()
    let isComplete = Self.keys.decode(node(of: text), as: "it", to: &point, into: &diagnostics)
    return (isComplete, point, ranges(diagnostics))
  }

  @Test func `values go where the rows say`() {
    let (isComplete, point, found) = read("{ x: 1, y: 2, label: { text: a } }")
    #expect(isComplete)
    #expect(point == Point(x: 1, y: 2, name: "a"))
    #expect(found == [])
  }

  @Test func `what is right is taken, and all that is wrong is said`() {
    let (isComplete, point, found) = read("{ x: one, w: 3, label: { txt: a, text: b }, z: 4 }")
    #expect(!isComplete)
    #expect(point == Point(name: "b"))
    #expect(
      found == [
        "1:10-13 wrong-value: `x` must be a length in points, found `one`",
        "1:15-16 unknown-key: unknown key `w` in `it`",
        "  help: did you mean `y`? the keys of `it` are `x`, `y`, `label` and `old`",
        "1:30-33 unknown-key: unknown key `txt` in `label`",
        "  help: did you mean `text`?",
        "1:49-50 misplaced-key: `z` isn't a key of `it`",
        "  help: `z` is for spaces",
      ])
  }

  @Test func `a key may be warned of`() {
    #expect(
      read("{ x: 1, y: 2, old: a }").found == [
        "1:19-22 warning unused-state: `old` does nothing", "  help: leave it out",
      ])
  }

  @Test func `lists, scalars and nothing are no maps`() {
    let help = "  help: write it like `it: { x: 60, y: 60 }`"
    #expect(read("[x]").found == ["1:5-8 wrong-type: `it` must be a map, found a list", help])
    #expect(read("x").found == ["1:5-6 wrong-type: `it` must be a map, found `x`", help])
    #expect(read("").found == ["1:4-4 no-value: `it` has no value; it must be a map", help])
    #expect(read("!!omap { x: 1 }").found.first?.contains("wrong-tag") ?? false)
    #expect(read("!!map { x: 1, y: 1 }").isComplete)
  }

  @Test func `merged keys are keys`() throws {
    let text = "{ base: &base { x: 1, q: 2 }, it: { <<: *base, y: 3 } }"
    var point = Point()
    var diagnostics = Diagnostics()
    let it = try #require(node(of: text)["it"])
    #expect(Self.keys.decode(it, as: "it", to: &point, into: &diagnostics))
    #expect(point == Point(x: 1, y: 3))
    #expect(ranges(diagnostics).first == "1:27-28 unknown-key: unknown key `q` in `it`")
  }

  @Test func `a map of many keys gives only the near ones`() {
    let names = (1...13).map { "key\($0)" }
    let keys = KeySet<Point>(owner: "the map", names.map { Key($0, .text, "A key.") { _, _ in } })
    func help(_ text: String) -> [String] {
      var point = Point()
      var diagnostics = Diagnostics()
      keys.decode(node(of: text), as: "it", to: &point, into: &diagnostics)
      return ranges(diagnostics)
    }
    #expect(
      help("{ kye13: a }") == [
        "1:7-12 unknown-key: unknown key `kye13` in the map", "  help: did you mean `key13`, `key1` or `key3`?",
      ])
    #expect(
      help("{ other: a }") == [
        "1:7-12 unknown-key: unknown key `other` in the map",
        "  help: of 13 keys the nearest are `key1`, `key2` and `key3`",
      ])
  }
}

@Suite struct `Places in a scalar` {
  @Test(arguments: ["abcd", "'abcd'", "\"abcd\"", "&anchor abcd", "!!str abcd"])
  func `a part of a text is found where it is written byte for byte`(text: String) {
    #expect(node(of: text).span(ofText: 1..<3).text == "bc")
  }

  @Test func `offsets are in bytes`() {
    #expect(node(of: "更bc新").span(ofText: 3..<5).text == "bc")
  }

  @Test(arguments: ["'it''s'", "\"a\\tb\"", "|\n  abc\n  def"])
  func `else the whole scalar is meant`(text: String) {
    let scalar = node(of: text)
    #expect(scalar.span(ofText: 1..<2).text == scalar.span.text)
  }

  @Test func `an alias is meant as a whole`() {
    let list = node(of: "[&a abcd, *a]").items
    #expect(list[1].span(ofText: 1..<2).text == "*a")
  }
}
