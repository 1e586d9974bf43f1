import RefreshFiles
import RefreshProtocol
import RefreshScenarios

extension Workspace {
  /// Prepares the scenarios of a file that was checked. Results of unchanged scenarios are available immediately.
  mutating func startRuns(_ result: CheckedFile) {
    let key = FilePath.key(result.path)
    guard options.runsScenarios, let document = document(at: result.path) else {
      runs[key] = nil
      return
    }
    runs[key, default: SuiteRuns()].start(result.suites, in: document.file)
  }

  /// Stores the result of a scenario of an open file, and publishes the results after the last one.
  mutating func take(_ ran: SuiteRuns.Ran?, of path: String) -> [Message] {
    let key = FilePath.key(path)
    if let ran { runs[key]?.take(ran) }
    guard let isFinished = runs[key]?.isFinished else {
      agenda.finishRun(path)
      return refreshViews(areViewsOld)
    }
    guard isFinished else { return [] }
    agenda.finishRun(path)
    return (ran == nil ? [] : publish(checks[key])) + refreshViews(ran != nil || areViewsOld)
  }

  /// Notes that hints or lenses are requested for a document, which differ once its present text has been checked.
  mutating func noteViews(of document: Document) {
    if agenda.isWaiting(document.path) || isInProgress(.check(path: document.path)) { areViewsOld = true }
  }

  /// Asks the client to request hints and lenses again, which depend on results.
  ///
  /// - Parameter isNeeded: Whether those that it has are old.
  private mutating func refreshViews(_ isNeeded: Bool) -> [Message] {
    guard isNeeded else { return [] }
    areViewsOld = false
    var messages: [Message] = []
    if client.at("workspace", "codeLens", "refreshSupport")?.bool == true {
      messages.append(request("workspace/codeLens/refresh", .null))
    }
    if client.at("workspace", "inlayHint", "refreshSupport")?.bool == true {
      messages.append(request("workspace/inlayHint/refresh", .null))
    }
    return messages
  }
}
