import RefreshChecks
import RefreshDiagnostics
import RefreshFiles
import RefreshPresets
import RefreshProtocol
import RefreshScenarios
import RefreshText
import RefreshYAML

extension Workspace {
  /// Checks the document of a request now if its text has changed since the last check.
  ///
  /// - Returns: The messages to send, in order.
  mutating func checkNow(_ params: JSONValue) -> [Message] {
    guard let path = params.at("textDocument", "uri")?.text.flatMap({ documents[$0]?.path }),
      agenda.takeCheck(path) || current == .check(path: path), case .check(let result) = checking(path)()
    else { return [] }
    return take(result, of: path)
  }

  /// Immediately checks the project's files that haven't been checked yet, because any of them may use a name.
  ///
  /// - Returns: The messages to send, in order.
  mutating func checkAll() -> [Message] {
    var news: [Message] = []
    var item = current ?? agenda.next(runs: false)
    while let next = item {
      switch next {
      case .check(let path): if case .check(let result) = checking(path)() { news += take(result, of: path) }
      case .search(let folder): check(Self.files(below: folder))
      case .run: break
      }
      item = agenda.next(runs: false)
    }
    return news + progress()
  }

  /// Schedules checks of files that aren't open.
  mutating func check(_ paths: [String]) {
    for path in paths where document(at: path) == nil { agenda.check(path, isOpen: false) }
  }

  /// Returns the paths of the files below a folder that can be checked.
  static func files(below folder: String) -> [String] {
    FolderSearch.files(below: folder).filter { path in FileKind.allCases.contains { path.hasSuffix($0.rawValue) } }
  }

  /// Returns a function that checks a file as it is now.
  func checking(_ path: String) -> @Sendable () -> WorkUnit.Outcome {
    let key = FilePath.key(path)
    let (open, runs, read) = (document(at: path), checks[key]?.runs, readFile)
    let dependent = dependents(of: key).first
    return {
      var problems = Diagnostics()
      guard let file = open?.file ?? SourceFile.read(path: path, into: &problems) else { return .check(nil) }
      let result = CheckedFile(file, tree: open?.tree, runs: runs, read: read)
      // A preset that is only extended has its type or name from those that extend it.
      guard result.seemsIncomplete, let other = dependent.flatMap({ read($0, &problems) }) else {
        return .check(result)
      }
      return .check(CheckedFile(file, with: [other], tree: open?.tree, read: read))
    }
  }

  /// Stores the result of a check, and publishes the changes.
  mutating func take(_ result: CheckedFile?, of path: String) -> [Message] {
    let key = FilePath.key(path)
    guard let result else { return publish(checks.removeValue(forKey: key)) }
    let before = checks.updateValue(result, forKey: key)
    if document(at: path) != nil {
      startRuns(result)
      agenda.run(path)
    }
    // A preset that is now known to be extended needn't be complete.
    if before == nil {
      for base in result.dependencies {
        guard let known = checks[base], document(at: known.path) != nil, known.seemsIncomplete else { continue }
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
  mutating func progress() -> [Message] {
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
