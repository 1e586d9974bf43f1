import RefreshExplore
import RefreshText

/// Explores on several processors; the result is the same as on one.
struct ParallelExploration {
  private let plan: ExplorationPlan
  private let jobs: Int
  /// The time for everything, in seconds; `nil` for no limit.
  private let time: Double?
  private let streams: Streams

  /// The share of the time for runs; the rest is for making runs shorter.
  private static let runShare = 0.7

  /// - Parameters:
  ///   - plan: The plan to follow.
  ///   - jobs: The number of processors; `nil` for all.
  ///   - time: The time for everything, in seconds; `nil` for no limit.
  ///   - streams: The streams for the progress and the speed.
  init(_ plan: ExplorationPlan, jobs: Int?, time: Double?, on streams: Streams) {
    (self.plan, self.time, self.streams) = (plan, time, streams)
    self.jobs = jobs ?? Workers.processorCount
  }

  /// Explores subjects one after the other. An interruption ends it with the problems found so far.
  func explore(_ subjects: [Subject]) -> [Exploration] {
    let start = Stopwatch(until: time)
    let total = time.map { Int($0.rounded(.up)) } ?? plan.rounds.reduce(0) { $0 + $1.length } * subjects.count
    let bar = ProgressBar(of: total, time == nil ? "runs" : "seconds", on: streams)
    var (seconds, runs) = (0.0, 0)
    let explorations = subjects.enumerated().map { index, subject in
      // Time that earlier subjects didn't use is left for the later ones.
      let own = time.map { max(0, $0 - start.seconds) / Double(subjects.count - index) }
      let (exploring, watch) = (Stopwatch(until: own.map { $0 * Self.runShare }), Stopwatch(until: own))
      let rounds = explore(subject, exploring, start, bar)
      seconds += exploring.seconds
      runs += rounds.reduce(0) { $0 + $1.runs }
      return Exploration(subject, plan, rounds, while: { !watch.isOver }) { [jobs] candidates, shrink in
        Workers.map(candidates, atMost: jobs, shrink)
      }
    }
    bar?.finish()
    let rate = Int(Double(runs) / max(seconds, 1e-9))
    let (exploring, whole) = (seconds.rounded(decimals: 1), start.seconds.rounded(decimals: 1))
    streams.error("\(grouped(runs)) runs in \(exploring) s, \(grouped(rate)) per second; \(whole) s in all\n")
    return explorations
  }

  private func explore(
    _ subject: Subject, _ watch: Stopwatch, _ whole: Stopwatch, _ bar: ProgressBar?
  ) -> [RoundResult] {
    let (plan, isTimed) = (plan, time != nil)
    var rounds = plan.rounds.makeIterator()
    // The first round always runs, however short the time is.
    return Workers.map({ rounds.next().flatMap { !watch.isOver || $0.first == 1 ? $0 : nil } }, atMost: jobs) {
      round in
      var done = 0
      return round.explore(subject, plan) {
        done += 1
        if done % 100 == 0 { bar?.advance(by: isTimed ? whole.takeSeconds() : 100, failed: 0) }
        return !watch.isOver
      }
    }
  }
}
