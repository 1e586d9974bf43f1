import RefreshDiagnostics
import RefreshEngine
import Testing

@testable import RefreshScenarios

private let file = SourceFile(path: "events", text: "")

/// Returns a sequence from letters: each stands for a change to the state of that number, `*` for any number of
/// events.
private func sequence(_ letters: String) -> EventSequence {
  EventSequence(
    patterns: letters.map { letter in
      EventPattern(
        event: letter == "*" ? nil : kind(letter).line, text: String(letter), span: Span(wholeOf: file))
    })
}

private func kind(_ letter: Character) -> Event.Kind {
  .reloadData(Int32(letter.asciiValue ?? 0))
}

/// Returns the events for a row of letters, recorded by a simulation.
private func events(_ letters: String) -> [Event] {
  var simulation = Simulation(scene: ScrollScene())
  simulation.isRecording = true
  for letter in letters { simulation.set(.rows(Int32(letter.asciiValue ?? 0))) }
  return simulation.takeEvents()
}

@Test(arguments: [
  ("", ""), ("a", "a"), ("ab", "ab"), ("*", ""), ("*", "abc"), ("a*", "a"), ("a*", "abc"), ("*c", "abc"),
  ("a*c", "ac"),
  ("a*c", "abbc"), ("*b*", "abc"), ("*ab", "aab"), ("*ab*ab", "abab"), ("**a", "a"), ("a*a", "aa"),
  ("*aab", "aaab"),
])
func `events fit`(_ pattern: String, _ letters: String) {
  #expect(sequence(pattern).mismatch(with: events(letters)) == nil)
}

@Test func `events that do not fit are named`() {
  func mismatch(_ pattern: String, _ letters: String) -> EventSequence.Mismatch? {
    sequence(pattern).mismatch(with: events(letters))
  }
  #expect(mismatch("", "a") == .surplus(events("a")[0]))
  #expect(mismatch("a", "ab") == .surplus(events("b")[0]))
  #expect(mismatch("a", "") == .missing(pattern: 0, found: nil))
  #expect(mismatch("ab", "ac") == .missing(pattern: 1, found: events("c")[0]))
  #expect(mismatch("a*c", "ab") == .missing(pattern: 2, found: nil))
  #expect(mismatch("*ab", "aca") == .missing(pattern: 2, found: nil))
  #expect(mismatch("*a", "aab") == .surplus(events("b")[0]))
  #expect(mismatch("a*a", "a") == .missing(pattern: 2, found: nil))
}

/// Returns how many lines of a pattern fit at most, if each tries all places; nil if all fit to the end.
private func slowMismatch(_ pattern: String, _ letters: String) -> Int? {
  let letters = Array(letters)
  var reached: Set<Int> = [0]
  for (index, letter) in pattern.enumerated() {
    let next =
      letter == "*"
      ? Set((reached.min() ?? 0)...letters.count)
      : Set(reached.filter { $0 < letters.count && letters[$0] == letter }.map { $0 + 1 })
    if next.isEmpty { return index }
    reached = next
  }
  return reached.contains(letters.count) ? nil : pattern.count
}

@Test func `what is between two skips is looked for at all places`() {
  // All patterns of up to five lines, and events of two kinds.
  let patterns = (0...5).reduce(into: [[""]]) { all, _ in
    all.append(all[all.count - 1].flatMap { start in ["a", "b", "*"].map { start + $0 } })
  }.flatMap(\.self)
  for pattern in patterns {
    for letters in ["", "a", "ab", "aab", "abab", "babba", "aaabab"] {
      let found = sequence(pattern).mismatch(with: events(letters))
      let index: Int? =
        switch found {
        case nil: nil
        case .missing(let index, _): index
        case .surplus: pattern.count
        }
      #expect(index == slowMismatch(pattern, letters), "\(pattern) in \(letters)")
    }
  }
}
