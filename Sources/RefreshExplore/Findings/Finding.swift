/// A problem of a subject with the shortest run that shows it.
package struct Finding: Sendable {
  /// The run that it was found in.
  package let number: RunNumber
  /// The shortest run that shows it.
  package let run: ExploredRun
  /// The problem.
  package let problem: Problem

  /// Makes a finding.
  package init(_ shrunk: Shrunk, in number: RunNumber) {
    self.number = number
    (run, problem) = (shrunk.run, shrunk.problem)
  }
}
