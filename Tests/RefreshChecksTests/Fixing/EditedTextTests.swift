import RefreshDiagnostics
import Testing

@testable import RefreshChecks

struct EditedTextTests {
  private func edited(_ text: String, _ edits: (Range<Int>, String)...) -> (String, Int) {
    let fixes = edits.map { Fix("", [Fix.Edit($0.0, $0.1)], isSafe: true) }
    let result = EditedText(fixes, appliedTo: Array(text.utf8))
    return (String(decoding: result.bytes, as: UTF8.self), result.count)
  }

  @Test func `edits of any order and length leave the rest as it is`() {
    #expect(edited("a: yes # 下\nb: no\n", (16..<18, "false"), (3..<6, "true")) == ("a: true # 下\nb: false\n", 2))
  }

  @Test func `of edits that touch the first counts, and the same edit twice is one`() {
    #expect(edited("abcdef", (2..<4, "X"), (1..<3, "Y"), (1..<3, "Y")) == ("aYdef", 1))
  }

  @Test func `an edit that does not lie in the text is left out`() {
    #expect(edited("abc", (2..<9, "X")) == ("abc", 0))
  }

  @Test func `a fix of several edits is applied as a whole or not at all`() {
    let one = Fix("", [Fix.Edit(0..<1, "X"), Fix.Edit(4..<5, "Y")], isSafe: true)
    let other = Fix("", [Fix.Edit(2..<3, "Z"), Fix.Edit(4..<5, "Z")], isSafe: true)
    #expect(EditedText([one, other], appliedTo: Array("abcde".utf8)).bytes == Array("XbcdY".utf8))
  }

  @Test func `what is put in within bytes that another edit replaces is left out`() {
    #expect(edited("abcdef", (1..<5, "X"), (3..<3, "Y")) == ("aXf", 1))
  }

  @Test(arguments: [30, 300])
  func `many fixes give what they give one by one from the end`(count: Int) {
    let text = (0..<count * 4).map { UInt8(97 + $0 % 26) }
    let fixes = (0..<count).map { index in
      let start = index * 7919 % (count * 4 - 3)
      return Fix("", [Fix.Edit(start..<start + 1 + index % 3, "<\(index)>")], isSafe: true)
    }
    var taken: [Fix.Edit] = []
    for edit in fixes.map({ $0.edits[0] }).sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
    where !taken.contains(where: { $0.range.overlaps(edit.range) }) { taken.append(edit) }
    var expected = text
    for edit in taken.reversed() { expected.replaceSubrange(edit.range, with: edit.replacement.utf8) }
    let result = EditedText(fixes, appliedTo: text)
    #expect(result.bytes == expected)
    #expect(result.count == taken.count)
  }
}
