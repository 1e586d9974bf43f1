import RefreshChecks
import RefreshDiagnostics
import RefreshFiles
import RefreshPresets
import RefreshProtocol
import RefreshScenarios
import RefreshText
import RefreshYAML

extension Workspace {
  /// Does the most urgent unit of work: checks one file, runs one scenario or searches one folder.
  ///
  /// - Returns: The messages to send, in order.
  package mutating func work() -> [Message] {
    switch agenda.next() {
    case .check(let path): return check(path) + progress()
    case .run(let path): return runScenario(of: path)
    case .search(let folder):
      for path in FolderSearch.files(below: folder)
      where FileKind.allCases.contains(where: { path.hasSuffix($0.rawValue) }) {
        if document(at: path) == nil { agenda.check(path, isOpen: false) }
      }
      return progress()
    case nil: return []
    }
  }

  /// Checks the document of a request now if its text has changed since the last check.
  ///
  /// - Returns: The messages to send, in order.
  mutating func checkNow(_ params: JSONValue) -> [Message] {
    guard let path = params.at("textDocument", "uri")?.text.flatMap({ documents[$0]?.path }), agenda.takeCheck(path)
    else { return [] }
    return check(path)
  }

  /// Checks a file, and publishes what has changed.
  private mutating func check(_ path: String) -> [Message] {
    let key = FilePath.key(path)
    let open = document(at: path)
    var problems = Diagnostics()
    guard let file = open?.file ?? SourceFile.read(path: path, into: &problems) else {
      let before = checks.removeValue(forKey: key)
      return publish(before)
    }
    var result = CheckedFile(file, tree: open?.tree, runs: checks[key]?.runs, read: readFile)
    // A preset that is only extended has its type or name from those that extend it.
    if result.diagnostics.contains(where: { $0.rule == .missingKey || $0.rule == .noComponent }),
      let other = dependents(of: key).first.flatMap({ readFile($0, &problems) })
    {
      result = CheckedFile(file, with: [other], tree: open?.tree, read: readFile)
    }
    let before = checks.updateValue(result, forKey: key)
    let isNew = before == nil
    if open != nil {
      startRuns(result)
      agenda.run(path)
    }
    // What is now known to be extended needn't be complete.
    if isNew {
      for base in result.dependencies {
        guard let known = checks[base], document(at: known.path) != nil,
          known.diagnostics.contains(where: { $0.rule == .missingKey || $0.rule == .noComponent })
        else { continue }
        agenda.check(known.path, isOpen: true)
      }
    }
    return publish(before) + publish(result)
  }

  /// Returns the paths of the presets that look a file up.
  private func dependents(of key: String) -> [String] {
    checks.filter { own, check in
      own != key && check.dependencies.contains(key) && check.path.hasSuffix(FileKind.preset.rawValue)
    }.values.map(\.path).sorted()
  }

  /// Reports how many files of the project are still to be checked.
  private mutating func progress() -> [Message] {
    guard client.at("window", "workDoneProgress")?.bool == true else { return [] }
    let token: JSONValue = "refreshcfg/project"
    func report(_ value: JSONValue) -> Message {
      .notification(method: "$/progress", params: ["token": token, "value": value])
    }
    if agenda.waiting == 0 {
      guard isReporting else { return [] }
      isReporting = false
      return [report(["kind": "end"])]
    }
    let total = agenda.waiting + agenda.done
    if !isReporting {
      isReporting = true
      return [
        request("window/workDoneProgress/create", ["token": token]),
        report(["kind": "begin", "title": "Checking the project", "percentage": 0]),
      ]
    }
    guard agenda.done.isMultiple(of: 16) else { return [] }
    return [report(["kind": "report", "percentage": .number(agenda.done * 100 / max(total, 1))])]
  }
}
