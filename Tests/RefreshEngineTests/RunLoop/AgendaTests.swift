import Testing

@testable import RefreshEngine

@Suite struct AgendaTests {
  private func at(_ nanoseconds: Int64) -> Instant { Instant(nanoseconds: nanoseconds) }

  /// Takes everything that is due: timers by their numbers, ends of animations as −1.
  private func takeDue(_ agenda: inout Agenda, at now: Int64, before sequence: Int64 = .max) -> [Int32] {
    var tokens: [Int32] = []
    while let event = agenda.popDue(at: at(now), before: sequence)?.event {
      if case .timer(let token) = event { tokens.append(token) } else { tokens.append(-1) }
    }
    return tokens
  }

  @Test func `what is due earlier comes first, what is due together keeps its order`() {
    var agenda = Agenda()
    #expect(agenda.isEmpty)
    #expect(agenda.firstDue == nil)
    let entries: [(Int32, Int64)] = [(1, 20), (2, 10), (3, 20), (4, 10), (5, 15)]
    for (token, due) in entries { agenda.add(.timer(token), due: at(due)) }
    #expect(!agenda.isEmpty)
    #expect(agenda.firstDue == at(10))
    #expect(takeDue(&agenda, at: 100) == [2, 4, 5, 1, 3])
    #expect(agenda.isEmpty)
  }

  @Test func `only what is due is taken, at its very instant`() {
    var agenda = Agenda()
    agenda.add(.timer(1), due: at(10))
    agenda.add(.timer(2), due: at(11))
    #expect(!agenda.isDue(at: at(9)))
    #expect(takeDue(&agenda, at: 9).isEmpty)
    #expect(agenda.isDue(at: at(10)))
    #expect(takeDue(&agenda, at: 10) == [1])
    #expect(!agenda.isDue(at: at(10)))
    #expect(takeDue(&agenda, at: 12) == [2])
    #expect(!agenda.isDue(at: at(12)))
  }

  @Test func `what came in after a phase began waits for the next phase`() {
    var agenda = Agenda()
    agenda.add(.timer(1), due: at(10))
    let phase = agenda.nextSequence
    agenda.add(.timer(2), due: at(10))
    #expect(takeDue(&agenda, at: 10, before: phase) == [1])
    #expect(takeDue(&agenda, at: 10) == [2])
  }

  @Test func `timers come in the order of time and then of entry, however many there are`() {
    var agenda = Agenda()
    var number: Int64 = 1
    var entries: [(token: Int32, due: Int64)] = []
    for token in 0..<Int32(1000) {
      number = number * 48271 % 2_147_483_647
      entries.append((token, number % 50))
      agenda.add(.timer(token), due: at(number % 50))
    }
    // Half of them are taken before others come.
    let early = takeDue(&agenda, at: 24)
    #expect(
      early == entries.filter { $0.due <= 24 }.sorted { ($0.due, $0.token) < ($1.due, $1.token) }.map(\.token))
    for token in 1000..<Int32(1100) {
      entries.append((token, 60 - Int64(token % 7)))
      agenda.add(.timer(token), due: at(60 - Int64(token % 7)))
    }
    let late = entries.filter { $0.due > 24 }.sorted { ($0.due, $0.token) < ($1.due, $1.token) }.map(\.token)
    #expect(takeDue(&agenda, at: 100) == late)
  }

  @Test func `an animation that is ended early is due now, after what is due already`() {
    let (first, second) = (ComponentID(index: 0), ComponentID(index: 1))
    var agenda = Agenda()
    agenda.add(.completion(first, .boundsLeft), due: at(45))
    agenda.add(.completion(second, .boundsEntered), due: at(50))
    agenda.add(.timer(7), due: at(5))

    agenda.endNow(.boundsEntered, now: at(5))
    #expect(takeDue(&agenda, at: 5) == [7, -1])
    agenda.endNow(.boundsEntered, now: at(5))
    #expect(agenda.firstDue == at(45))
  }

  @Test func `an animation that is ended early isn't ended again`() {
    let (first, second) = (ComponentID(index: 0), ComponentID(index: 1))
    var agenda = Agenda()
    agenda.add(.completion(first, .boundsLeft), due: at(45))
    agenda.endNow(.boundsLeft, now: at(5))
    agenda.add(.timer(7), due: at(5))
    agenda.add(.completion(second, .boundsLeft), due: at(60))

    agenda.endNow(.boundsLeft, now: at(5))
    #expect(takeDue(&agenda, at: 5) == [-1, 7, -1], "the second one ends, and the first one keeps its place")
  }
}
