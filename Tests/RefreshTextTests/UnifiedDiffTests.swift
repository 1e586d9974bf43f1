import Testing

@testable import RefreshText

struct UnifiedDiffTests {
  @Test func `changes that are far apart are separate hunks`() {
    let old = (1...20).map { "\($0)\n" }.joined()
    let new = old.replacing("\n3\n", with: "\nthree\n").replacing("\n17\n", with: "\n")
    #expect(
      UnifiedDiff(path: "a.yaml", old: old, new: new).text == """
        --- a.yaml
        +++ a.yaml
        @@ -1,6 +1,6 @@
         1
         2
        -3
        +three
         4
         5
         6
        @@ -14,7 +14,6 @@
         14
         15
         16
        -17
         18
         19
         20

        """)
  }

  @Test func `a text without a last line feed says so`() {
    #expect(
      UnifiedDiff(path: "a", old: "x", new: "y").text == """
        --- a
        +++ a
        @@ -1 +1 @@
        -x
        \\ No newline at end of file
        +y
        \\ No newline at end of file

        """)
  }

  @Test func `carriage returns stay`() {
    #expect(UnifiedDiff(path: "a", old: "x\r\ny\r\n", new: "x\r\nz\r\n").text.hasSuffix(" x␍\n-y␍\n+z␍\n"))
  }

  @Test func `equal texts have no difference`() {
    #expect(UnifiedDiff(path: "a", old: "x\n", new: "x\n").text.isEmpty)
  }

  @Test func `each of many changes is found by comparing a few lines`() {
    let old = (0..<4_000).map { "a\($0): yes\nb: 1\n" }
    let new = old.map { $0.replacing("yes", with: "true") }
    let text = UnifiedDiff(path: "a", old: old.joined(), new: new.joined()).text
    #expect(text.hasPrefix("--- a\n+++ a\n@@ -1,8000 +1,8000 @@\n-a0: yes\n+a0: true\n b: 1\n-a1: yes\n"))
    var comparisons = 0
    let lines = UnifiedDiff.lines(old: UnifiedDiff.split(old.joined()), new: UnifiedDiff.split(new.joined())) {
      comparisons += 1
      return $0 == $1
    }
    #expect(lines.count == 12_000 && comparisons <= 10 * lines.count)
  }

  @Test func `of texts that have nothing in common each line is compared with a few hundred`() {
    let (old, new) = ((0..<1_000).map { Substring("a\($0)\n") }, (0..<1_000).map { Substring("b\($0)\n") })
    var comparisons = 0
    let lines = UnifiedDiff.lines(old: old, new: new) {
      comparisons += 1
      return $0 == $1
    }
    #expect(lines.count == 2_000 && comparisons <= 401 * 402 / 2)
  }

  @Test(arguments: 1...40) func `a difference turns one text into the other`(seed: UInt64) {
    var state = seed &* 0x9E37_79B9_7F4A_7C15
    func dice(_ sides: UInt64) -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state >> 33) % sides
    }
    let old = (0..<30).map { _ in "\(dice(5))\n" }
    let new = old.flatMap { line in dice(6) > 0 ? [line] : dice(2) > 0 ? [] : ["\(dice(9))\n", line] }
    let text = UnifiedDiff(path: "a", old: old.joined(), new: new.joined()).text
    var (result, next) = ([String](), 0)
    for line in text.split(separator: "\n").dropFirst(2) {
      let rest = line.dropFirst() + "\n"
      switch line.first {
      case "@":
        let start = Int(line.split(separator: " ")[1].dropFirst().prefix { $0 != "," }) ?? 0
        let first = line.contains(",0 +") ? start : start - 1
        result += old[next..<first]
        next = first
      case "+": result.append(String(rest))
      case "-": next += 1
      default:
        result.append(String(rest))
        next += 1
      }
    }
    #expect(result + old[next...] == new)
  }
}
