import RefreshLaws
import Testing

@testable import RefreshExplore

/// Problems that are part of others.
struct ProblemRootsTests {
  private func facts(
    _ law: LawID, _ calls: [String], id: String? = nil, owner: Owner = .app, source: String = "", run: Int = 1,
    steps: String = "a"
  ) -> ProblemRoots.Facts {
    ProblemRoots.Facts(
      id: id ?? law.name, law: law, owner: owner, calls: calls, source: source, run: run, steps: steps)
  }

  @Test func `what follows from a wrong call is part of what the call does wrong`() {
    let (late, early) = (facts("late-call", ["a", "b"], run: 1), facts("early-end", ["b"], run: 9, steps: "a; b"))
    let roots = ProblemRoots([late, early], played: [])
    #expect(roots.root(of: late) == early && roots.root(of: early) == nil)
  }

  @Test func `of several that the same calls cause the simplest stands for all`() {
    let (long, short) = (facts("wrong-room", ["a"], run: 1, steps: "a; b"), facts("inset-left", ["a"], run: 2))
    let roots = ProblemRoots([long, short], played: [])
    #expect(roots.root(of: long) == short && roots.root(of: short) == nil)
  }

  @Test func `a problem that needs one more call is part of the one that needs fewer`() {
    let (few, more) = (facts("inset-left", ["a"], run: 2, steps: "a; b"), facts("jump", ["a", "b"], run: 1))
    let roots = ProblemRoots([few, more, facts("floating", [], run: 3)], played: [])
    #expect(roots.root(of: more) == few && roots.root(of: few) == nil)
  }

  @Test func `problems of different calls, of other owners, and conditions stand for themselves`() {
    let early = facts("early-end", ["a"])
    let others = [
      facts("late-call", ["b"], run: 2), facts("wrong-room", [], run: 3),
      facts("floating", ["a"], owner: .library, run: 4), facts(.suiteCondition, ["a"], run: 5),
    ]
    let roots = ProblemRoots([early] + others, played: [])
    #expect(others.allSatisfy { roots.root(of: $0) == nil })
  }

  @Test func `of problems that are part of one another exactly one is left`() {
    let unended = facts("unended", ["a"], run: 2, steps: "a; b")
    let circles = [
      // Two breaches of one law in one run, of which the second has the simpler name.
      [facts("inset-left", ["a"], id: "inset-left b"), facts("inset-left", ["a"], id: "inset-left a")],
      [unended, facts("early-end", ["a"], source: "unended")],
    ]
    for circle in circles {
      let roots = ProblemRoots(circle, played: [])
      let left = circle.filter { roots.root(of: $0) == nil }
      #expect(left.count == 1)
      #expect(circle.allSatisfy { $0 == left.first || roots.root(of: $0) == left.first })
    }
  }

  @Test func `a chain leads to its end`() {
    let chain = [
      facts("unended", []), facts("early-end", ["a"], source: "unended", run: 2), facts("late-call", ["a"], run: 3),
    ]
    #expect(ProblemRoots(chain, played: []).root(of: chain[2]) == chain[0])
  }
}
