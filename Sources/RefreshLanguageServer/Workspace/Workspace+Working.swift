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
      agenda.takeCheck(path) || isInProgress(.check(path: path)), case .check(let result) = checking(path)()
    else { return [] }
    return take(result, of: path)
  }

  /// Immediately checks the project's files that haven't been checked yet, because any of them may use a name.
  ///
  /// - Returns: The messages to send, in order.
  mutating func checkAll() -> [Message] {
    var news: [Message] = []
    var items = inProgress.map(\.item)
    while let item = items.popLast() ?? agenda.next(runs: false) {
      switch item {
      case .check(let path): if case .check(let result) = checking(path)() { news += take(result, of: path) }
      case .search(let folder): check(Self.files(below: folder))
      case .run: break
      }
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
    let (open, kept, read) = (document(at: path), checks[key]?.kept, readFile)
    if let open, open.kind == nil { return { .check(nil) } }
    let dependent = dependents(of: key).first
    return {
      var problems = Diagnostics()
      guard let file = open?.file ?? SourceFile.read(path: path, into: &problems) else { return .check(nil) }
      let result = CheckedFile(file, tree: open?.tree, after: kept, read: read)
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
    let before = checks[key]
    checks[key] = result
    if let result, document(at: path) != nil {
      startRuns(result)
      agenda.run(path)
    }
    // What is now known to be extended needn't be complete, and what isn't any more has to be.
    for base in (result?.dependencies ?? []).union(before?.dependencies ?? []) where base != key {
      guard let known = checks[base], let open = document(at: known.path),
        known.seemsIncomplete || known.extender != nil, known.extender != dependents(of: base).first
      else { continue }
      agenda.check(open.path, isOpen: true)
    }
    return publish(before, result)
  }

  /// Returns the paths of the presets that look a file up.
  private func dependents(of key: String) -> [String] {
    checks.filter { own, check in
      own != key && check.dependencies.contains(key) && check.path.hasSuffix(FileKind.preset.rawValue)
    }.values.map(\.path).ordered()
  }

  /// Reports how many files of the project are still to be checked.
  mutating func progress() -> [Message] {
    guard client.at("window", "workDoneProgress")?.bool == true else { return [] }
    func report(_ token: JSONValue, _ value: JSONValue) -> Message {
      .notification(method: "$/progress", params: ["token": token, "value": value])
    }
    if agenda.waiting == 0 {
      guard let token = progressToken else { return [] }
      progressToken = nil
      return [report(token, ["kind": "end"])]
    }
    let total = agenda.waiting + agenda.done
    guard let token = progressToken else {
      // A token is used only once.
      let token = JSONValue.string("refreshcfg/project-\(requestNumber + 1)")
      progressToken = token
      return [
        request("window/workDoneProgress/create", ["token": token]),
        report(token, ["kind": "begin", "title": "Checking the project", "percentage": 0]),
      ]
    }
    guard agenda.done.isMultiple(of: 16) else { return [] }
    return [report(token, ["kind": "report", "percentage": .number(agenda.done * 100 / max(total, 1))])]
  }
}
