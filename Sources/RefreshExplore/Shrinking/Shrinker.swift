/// A run as short as can be that still shows a problem.
package struct Shrunk: Sendable {
  /// The run.
  package let run: ExploredRun
  /// The problem as this run has it.
  package let problem: Problem
  /// The number of runs that it took.
  package let attempts: Int
}

/// Makes runs shorter.
package enum Shrinker {
  /// The shortest run that still shows a problem of the same shape.
  package static func shrink(_ run: ExploredRun, showing problem: Problem, of subject: Subject) -> Shrunk {
    Shrunk(run: run, problem: problem, attempts: 0)
  }
}
