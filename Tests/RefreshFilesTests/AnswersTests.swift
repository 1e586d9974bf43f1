import Testing

@testable import RefreshFiles

struct AnswersTests {
  private struct Failure: Error {}

  @Test func `an answer is found once`() {
    let answers = Answers<String, Int>()
    var found: [String] = []
    for name in ["a", "bb", "a", "bb", "a"] {
      let count = answers.answer(to: name) {
        found.append(name)
        return name.count
      }
      #expect(count == name.count)
    }
    #expect(found == ["a", "bb"])
  }

  @Test func `an answer that is not final, and a failure, are found again`() {
    let answers = Answers<String, Int>()
    var count = 0
    for expected in 1...4 {
      let answer = answers.answer(to: "a", isFinal: { $0 > 2 }) {
        count += 1
        return count
      }
      #expect(answer == min(expected, 3))
    }
    #expect(throws: Failure.self) { try answers.answer(to: "b") { throw Failure() } }
    #expect(answers.answer(to: "b") { 7 } == 7)
  }

  @Test func `threads that ask at the same time get the same answers`() async {
    let answers = Answers<Int, String>()
    let all = await withTaskGroup(of: [String].self) { group in
      for _ in 0..<8 { group.addTask { (0..<500).map { number in answers.answer(to: number) { "\(number)" } } } }
      return await group.reduce(into: [[String]]()) { $0.append($1) }
    }
    #expect(all == Array(repeating: (0..<500).map { "\($0)" }, count: 8))
  }
}
