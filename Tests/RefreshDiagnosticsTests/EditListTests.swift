import RefreshDiagnostics
import Testing

struct EditListTests {
  private struct Dice {
    var state: UInt64 = 7
    mutating func roll(_ sides: Int) -> Int {
      state = state * 48_271 % 2_147_483_647
      return Int(state % UInt64(sides))
    }
  }

  @Test func `fixes of any kind are added as a whole or not at all, and all that are added can be applied`() {
    var dice = Dice()
    for _ in 0..<2_000 {
      var list = EditList()
      let text = Array("abcdefghij".utf8)
      var count = 0
      for _ in 0..<6 {
        let edits = (0...dice.roll(3)).map { _ in
          let start = dice.roll(13) - 1
          return Fix.Edit(start..<start + dice.roll(4), "<\(dice.roll(3))>")
        }
        if list.add(Fix("", edits, isSafe: true), to: text.count) { count += edits.count }
      }
      #expect(list.edits.count == count)
      for (a, b) in zip(list.edits, list.edits.dropFirst()) {
        #expect(a.range.upperBound <= b.range.lowerBound && a.range != b.range)
      }
      var expected = text
      for edit in list.edits.reversed() { expected.replaceSubrange(edit.range, with: edit.replacement.utf8) }
      #expect(list.edits.applied(to: text) == expected)
    }
  }

  @Test func `edits in any order never take a byte twice, and never trap`() {
    let edits = [Fix.Edit(5..<8, "X"), Fix.Edit(2..<6, "Y"), Fix.Edit(-3..<1, "Z"), Fix.Edit(9..<40, "W")]
    #expect(String(decoding: edits.applied(to: Array("abcdefghij".utf8)), as: UTF8.self) == "abcdeXYZiW")
  }
}
