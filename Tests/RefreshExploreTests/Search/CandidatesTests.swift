import RefreshEngine
import RefreshLaws
import Testing

@testable import RefreshExplore

struct CandidatesTests {
  private let subject: Subject
  private let rest = Command.settled

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

  @Test func `the first run of a level stays, however many of a lower one there are`() throws {
    let run = ExploredRun(scene: subject.scene, components: subject.components.map(\.blueprint))
    func candidate(_ number: Int, _ level: Level, _ commands: [Command]) -> Candidates.Candidate {
      let problem = Problem(
        law: "stuck-state", role: .footer, level: level, step: 1, sentence: "",
        shape: Problem.Shape("stuck-state", nil))
      var run = run
      run.commands = commands
      return Candidates.Candidate(problem, of: run, in: RunNumber(seed: 1, run: number))
    }
    var candidates = Candidates()
    candidates.add(candidate(5, .surroundings, [.language("ko")]))
    let actions: [Command] = [.tap(.footer), .loadHeight(1), .window(true), .beginRefreshing(.footer)]
    for number in 0..<16 {
      let commands = actions.enumerated().filter { number >> $0.offset & 1 == 1 }.map(\.element)
      candidates.add(candidate(100 + number, .will, commands))
    }
    #expect(candidates.all.count == 12)
    #expect(candidates.byLevel.map { $0.all[0].number.run } == [100, 5])
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
