import RefreshEngine
import RefreshLaws
import Testing

@testable import RefreshExplore

struct CandidatesTests {
  private let subject: Subject
  private let rest = Command.settle(atMost: Interval(seconds: 60))

  init() throws { subject = try .preset("name: feed\nfooter: { type: autoNormalFooter }\n") }

  /// Returns a candidate for a footer that waits for the screen.
  private func candidate(_ number: Int, _ commands: [Command]) throws -> Candidates.Candidate {
    let run = ExploredRun(
      scene: subject.scene, components: subject.components.map(\.blueprint), commands: commands + [rest])
    let problem = try #require(Judge.judge(run).problems.first { $0.law == "stuck-state" }, "\(commands)")
    return Candidates.Candidate(problem, of: run, in: RunNumber(seed: 1, run: number))
  }

  @Test func `runs that are alike are kept once, the first of them`() throws {
    var candidates = Candidates()
    for number in [7, 3, 5] { candidates.add(try candidate(number, [.window(false), .beginRefreshing(.footer)])) }
    #expect(candidates.all.map(\.number.run) == [3])
  }

  @Test func `a way that is hidden by a known one is found without what that needs`() throws {
    var candidates = Candidates()
    let begin: [Command] = [.window(false), .beginRefreshing(.footer)]
    let scrolled: [Command] = [
      .loadHeight(2000), .window(false), .scrollToEnd(.bottom, animated: false), .beginRefreshing(.footer),
    ]
    candidates.add(try candidate(1, begin))
    candidates.add(try candidate(2, [.loadHeight(900)] + begin))
    candidates.add(try candidate(3, scrolled))
    let ways = candidates.ways(of: subject, within: .surroundings)
    #expect(ways.map(\.way.needs) == [["begin", "window"], ["load", "scroll", "window"]])
    #expect(ways.map(\.number.run) == [1, 3])
  }
}
