import RefreshReports
import Testing

@testable import RefreshScenarios

struct MergingTests {
  /// Returns the reports of a run that was split: the scenarios are dealt to the shards in turn.
  private func shards(of results: [SuiteVerdict], count: Int) -> [RunReport] {
    (1...count).map { index in
      var number = 0
      let part = results.map { result in
        SuiteVerdict(
          suite: result.suite,
          verdicts: result.verdicts.filter { _ in
            number += 1
            return number % count == index % count
          })
      }
      return RunReport(part, shard: Shard(index, of: count))
    }
  }

  @Test(arguments: 1...6)
  func `shards make the report of the whole run, in any order`(count: Int) throws {
    let results = try run(Sample.text)
    let shards = shards(of: results, count: count)
    #expect(RunReport.merged(shards) == RunReport(results))
    #expect(RunReport.merged(shards.reversed()) == RunReport(results))
  }

  @Test func `reports of different runs follow one another`() throws {
    let one = try report("suite: one\nheader: { type: header }\nscenarios: [ { name: a, steps: [ touch ] } ]\n")
    let two = try Sample.report()
    let merged = RunReport.merged([one, two])
    #expect(merged.suites.map(\.name) == ["one"] + two.suites.map(\.name))
    #expect(merged.suites.flatMap(\.scenarios).map(\.number) == Array(1...6))
    #expect(RunReport.merged([]) == RunReport())
  }
}
