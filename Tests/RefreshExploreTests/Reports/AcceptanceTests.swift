import RefreshLaws
import Testing

@testable import RefreshExplore

/// Acceptances that accept nothing.
struct AcceptanceTests {
  private typealias Acceptance = ExplorationReport.Acceptance

  private static let report = {
    var problem = ExplorationReport.Problem()
    (problem.oracle, problem.component, problem.cause) = ("asked-twice", "auto footer", "same page, unseen")
    var report = ExplorationReport()
    var subject = ExplorationReport.Subject()
    (subject.name, subject.problems, subject.runs) = ("feed", [problem], ExplorationPlan.usualRuns)
    report.subjects = [subject]
    return report
  }()

  private func stale(_ cause: String, preset: String? = nil, until: String? = nil, everything: Bool = false)
    -> [String]
  {
    var report = Self.report
    let acceptance = Acceptance(cause: cause, preset: preset, reason: "known", until: until)
    report.accept([acceptance], of: 0, on: "2027-01-31")
    return report.stale([acceptance], lookingFor: everything ? Set(LawID.problems) : [], on: "2027-01-31")
  }

  private static let cause = "asked-twice auto footer, same page, unseen"

  @Test func `a cause that occurs is accepted in all presets, or in one`() {
    for (preset, isAccepted) in [(nil, true), ("feed", true), ("news", false)] {
      var report = Self.report
      report.accept(
        [Acceptance(cause: Self.cause, preset: preset, reason: "known", until: nil)], of: 0, on: "2027-01-31")
      #expect(report.subjects[0].problems[0].accepted == (isAccepted ? "known" : ""))
    }
    #expect(stale(Self.cause) == [])
    #expect(stale(Self.cause, preset: "news") == [], "nothing is known about news")
  }

  @Test(arguments: ["asked-twice auto footer", "asked-twice auto footer, same page, unsen", "asked-twice"])
  func `a cause that is misspelt or shortened names the one that occurs`(cause: String) {
    #expect(stale(cause) == ["`\(cause)` is accepted, and doesn't occur; did you mean `\(Self.cause)`?"])
  }

  @Test func `a cause of another component is another problem`() {
    #expect(stale("asked-twice trailer, same page") == [])
  }

  @Test func `a cause has to name a law`() {
    #expect(
      stale("askd-twice auto footer") == [
        "`askd-twice auto footer` is accepted, but there is no law `askd-twice`; did you mean `asked-twice`?"
      ])
  }

  @Test func `an acceptance that is over isn't for removal as long as its problem occurs`() {
    #expect(
      stale(Self.cause, until: "2027-01-30") == [
        "`\(Self.cause)` was accepted until 2027-01-30, and still occurs; fix it, or accept it longer"
      ])
    #expect(
      stale("late-call header", until: "2027-01-30") == [
        "`late-call header` was accepted until 2027-01-30; remove it from the settings"
      ])
  }

  @Test func `that a cause doesn't occur is known where all was looked for`() {
    #expect(stale("late-call header") == [])
    #expect(
      stale("late-call header", everything: true) == [
        "`late-call header` is accepted, and doesn't occur; remove it from the settings"
      ])
  }

  @Test func `fewer runs than usual may have missed a cause`() {
    var report = Self.report
    report.subjects[0].runs = 1
    let acceptance = Acceptance(cause: "late-call header", reason: "known", until: nil)
    #expect(
      report.stale([acceptance], lookingFor: Set(LawID.problems), on: "2027-01-31") == [
        "`late-call header` is accepted, and doesn't occur in 1 run; remove it from the settings if 40,000 don't show it either"
      ])
  }

  @Test(arguments: [(nil, 0), ("news", 0), ("feed", 1)] as [(String?, Int)])
  func `in a part of a project, it is only known of what was explored that a cause doesn't occur`(
    preset: String?, count: Int
  ) {
    let acceptance = Acceptance(cause: "late-call header", preset: preset, reason: "known", until: nil)
    let stale = Self.report.stale(
      [acceptance], lookingFor: Set(LawID.problems), everywhere: false, on: "2027-01-31")
    #expect(stale.count == count)
  }

  @Test(arguments: [(cause, "did you mean `feed`?"), ("late-call header", "remove it from the settings")])
  func `an acceptance for a preset that isn't there names it`(cause: String, help: String) {
    #expect(
      stale(cause, preset: "fed", everything: true) == [
        "`\(cause)` of `fed` is accepted, but no preset or suite is called `fed`; \(help)"
      ])
  }
}
