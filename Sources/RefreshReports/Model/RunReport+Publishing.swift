import RefreshText

extension RunReport {
  /// Returns the report for readers to whom the folders of files say nothing, or too much: paths begin after them.
  ///
  /// - Parameter folders: The paths of folders, each with its slash.
  package func without(folders: [String]) -> RunReport {
    // A folder in another one first.
    let folders = folders.filter { $0.utf8.count > 1 }.ordered { $0.utf8.count > $1.utf8.count }
    func bare(_ text: inout String) { for folder in folders { text.replace(folder, with: "") } }
    func bare(_ text: inout String?) {
      guard var known = text else { return }
      bare(&known)
      text = known
    }
    var report = self
    for suite in report.suites.indices {
      bare(&report.suites[suite].place.path)
      for scenario in report.suites[suite].scenarios.indices {
        report.suites[suite].scenarios[scenario].edit(bare, bare)
      }
    }
    return report
  }
}

extension RunReport.Scenario {
  /// Changes its texts that may contain paths.
  fileprivate mutating func edit(_ change: (inout String) -> Void, _ changeKnown: (inout String?) -> Void) {
    change(&place.path)
    change(&rerun)
    for failure in failures.indices {
      for problem in failures[failure].problems.indices {
        change(&failures[failure].problems[problem].place.path)
        change(&failures[failure].problems[problem].message)
        change(&failures[failure].problems[problem].excerpt)
        changeKnown(&failures[failure].problems[problem].because)
        changeKnown(&failures[failure].problems[problem].change)
      }
    }
  }
}
