import RefreshScenarios
import SuiteTexts
import Testing

struct RunPlanTests {
  /// Returns suites with the given numbers of scenarios; those whose indexes are in `only` are marked with `only`.
  private func suites(_ sizes: [Int], only: Set<Int> = [], skipping: Set<Int> = []) -> [Suite] {
    var number = -1
    return load(
      sizes.enumerated().map { index, size in
        let scenarios = (0..<size).map { _ in
          number += 1
          let more =
            (only.contains(number) ? "only: true, " : "") + (skipping.contains(number) ? "skip: why, " : "")
          return "  - { name: s\(number), \(more)steps: [ { expect: { time: 0 } } ] }"
        }
        return "suite: suite \(index)\nheader: { type: header }\nscenarios:\n" + scenarios.joined(separator: "\n")
      }.joined(separator: "\n---\n")
    ).suites
  }

  @Test func `only holds over all suites, and a reason not to run goes before it`() {
    let plan = RunPlan(suites([2, 2], only: [2, 3], skipping: [3]))
    #expect(plan.entries.map(\.skip) == [.others, .others, nil, .reason("why")])
    #expect(plan.entries.map(\.number) == [1, 2, 3, 4])
    #expect(RunPlan(suites([2], only: [1], skipping: [1])).entries.map(\.skip) == [nil, .reason("why")])
  }

  @Test(arguments: [1, 2, 3, 4, 7, 20], [[], [3], [0, 4, 8], [1, 2, 5, 6, 9, 11]] as [Set<Int>])
  func `all shards together are the whole, none twice, and all have as much to do`(count: Int, only: Set<Int>)
    throws
  {
    let whole = RunPlan(suites([3, 1, 5, 4], only: only, skipping: [7]))
    let parts = try (1...count).map { whole.part(try #require(Shard($0, of: count))) }
    #expect(parts.flatMap { $0.entries.map(\.number) }.sorted() == whole.entries.map(\.number))
    for part in parts { #expect(part.entries.map(\.number) == part.entries.map(\.number).sorted()) }
    let work = parts.map { $0.entries.count { $0.skip == nil } }
    #expect((work.max() ?? 0) - (work.min() ?? 0) <= 1)
    // Whether a scenario is skipped is decided before the run is split.
    for entry in parts.flatMap(\.entries) { #expect(entry.skip == whole.entries[entry.number - 1].skip) }
  }

  @Test func `results are grouped by suite, and suites of which nothing ran are left out`() {
    let plan = RunPlan(suites([2, 1, 2]))
    let part = plan.part { $0.number != 3 }
    let verdicts = part.entries.map { $0.run() }
    #expect(part.results(verdicts).map(\.suite.name) == ["suite 0", "suite 2"])
    #expect(part.results(verdicts).map { $0.verdicts.map(\.scenario.name) } == [["s0", "s1"], ["s3", "s4"]])
    #expect(part.results(Array(verdicts.prefix(1))).map { $0.verdicts.count } == [1])
    #expect(part.results([]).isEmpty)
  }
}
