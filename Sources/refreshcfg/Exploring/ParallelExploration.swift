import Dispatch
import RefreshExplore
import RefreshText

/// Explores on several processors; what comes out is the same as on one.
struct ParallelExploration {
  private let plan: ExplorationPlan
  private let jobs: Int
  /// How long each subject is explored, in seconds; nil for as long as it takes.
  private let time: Double?
  private let streams: Streams

  /// - Parameters:
  ///   - plan: What is done.
  ///   - jobs: The number of processors; nil for all.
  ///   - time: How long each subject is explored, in seconds; nil for as long as it takes.
  ///   - streams: The streams, for the progress and the speed.
  init(_ plan: ExplorationPlan, jobs: Int?, time: Double?, on streams: Streams) {
    (self.plan, self.time, self.streams) = (plan, time, streams)
    self.jobs = jobs ?? Workers.processorCount
  }

  /// Explores one subject after the other.
  func explore(_ subjects: [Subject]) -> [Exploration] {
    let rounds = plan.rounds
    let start = DispatchTime.now().uptimeNanoseconds
    let total = time.map { Int($0.rounded(.up)) } ?? rounds.reduce(0) { $0 + $1.length }
    let bar = ProgressBar(of: total * subjects.count, time == nil ? "runs" : "seconds", on: streams)
    let explorations = subjects.map { Exploration($0, explore($0, rounds, bar)) }
    bar?.finish()
    let seconds = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
    let runs = explorations.reduce(0) { $0 + $1.runs }
    let rate = Int(Double(runs) / max(seconds, 1e-9))
    streams.error(
      "\(grouped(runs)) runs in \(seconds.rounded(decimals: 1)) s, \(grouped(rate)) a second\n")
    return explorations
  }

  private func explore(_ subject: Subject, _ rounds: [Round], _ bar: ProgressBar?) -> [RoundResult] {
    let (queue, plan, isTimed) = (RoundQueue(rounds, until: time), plan, time != nil)
    let results = Workers.map(Array(0..<min(jobs, rounds.count))) { _ in
      var results: [(Int, RoundResult)] = []
      while let (index, round) = queue.next() {
        var done = 0
        let result = round.explore(subject, plan) {
          done += 1
          guard done % 100 == 0 else { return true }
          bar?.advance(by: isTimed ? queue.takeSeconds() : 100, failed: 0)
          return !queue.isOver
        }
        results.append((index, result))
      }
      return results
    }
    return results.joined().sorted { $0.0 < $1.0 }.map(\.1)
  }
}

/// The rounds that are still to be done, for several workers.
private final class RoundQueue: Sendable {
  private let rounds: [Round]
  private let start: UInt64
  /// The time at which nothing more is begun, in nanoseconds since the machine's beginning.
  private let end: UInt64
  private let queue = DispatchQueue(label: "rounds")
  private nonisolated(unsafe) var count = 0
  private nonisolated(unsafe) var seconds = 0

  init(_ rounds: [Round], until time: Double?) {
    self.rounds = rounds
    let start = DispatchTime.now().uptimeNanoseconds
    self.start = start
    end = time.map { start + UInt64($0 * 1e9) } ?? .max
  }

  /// Whether the time is over.
  var isOver: Bool { DispatchTime.now().uptimeNanoseconds >= end }

  /// The next round with its number, nil if there is none or the time is over.
  func next() -> (Int, Round)? {
    queue.sync {
      guard count < rounds.count, !isOver || count == 0 else { return nil }
      defer { count += 1 }
      return (count, rounds[count])
    }
  }

  /// The seconds since this was last asked.
  func takeSeconds() -> Int {
    queue.sync {
      let passed = Int((DispatchTime.now().uptimeNanoseconds - start) / 1_000_000_000)
      defer { seconds = passed }
      return passed - seconds
    }
  }
}
