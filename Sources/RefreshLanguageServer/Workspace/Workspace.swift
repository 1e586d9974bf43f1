import RefreshChecks
import RefreshDiagnostics
import RefreshFiles
import RefreshProtocol
import RefreshScenarios
import RefreshText
import RefreshYAML

/// The open files of an editor, and the facts that are known about them.
///
/// It is a value: messages and units of work change it and return the messages to send. It only reads files.
package struct Workspace: Sendable {
  /// The settings of a client.
  struct Options: Equatable, Sendable {
    /// Whether scenarios run while they are written.
    var runsScenarios = true
    /// Whether hints are shown in the text.
    var showsHints = true
    /// Whether commands are shown above scenarios and presets.
    var showsLenses = true
    /// Whether the client has commands for running scenarios, films and previews.
    var hasCommands = false

    /// Takes the settings of a client; those that it doesn't name stay unchanged.
    mutating func update(from settings: JSONValue?) {
      runsScenarios = settings?["runScenarios"]?.bool ?? runsScenarios
      showsHints = settings?["inlayHints"]?.bool ?? showsHints
      showsLenses = settings?["codeLens"]?.bool ?? showsLenses
      hasCommands = settings?["commands"]?.bool ?? hasCommands
    }
  }

  /// The units in which the client counts columns.
  var encoding = PositionEncoding.utf16
  var options = Options()
  /// The capabilities of the client.
  var client: JSONValue = .null
  /// The open files, by their URIs.
  var documents: [String: Document] = [:]
  /// The results of files that have been checked, by the keys of their paths.
  var checks: [String: CheckedFile] = [:]
  /// The results of the scenarios of open files, by the keys of their paths.
  var runs: [String: SuiteRuns] = [:]
  /// The work that remains to be done.
  var agenda = WorkAgenda()
  /// The units of work in progress.
  var inProgress: [WorkUnit.Progress] = []
  /// The diagnostics that the client has, by URI, as they were published.
  var published: [String: JSONValue] = [:]
  /// Whether hints or lenses were requested before the results of the present text were known.
  var areViewsOld = false
  /// The folders that the editor has opened.
  var folders: [String] = []
  /// The number of the last request to the client.
  var requestNumber = 0
  /// The token of the progress that the client is shown while the project is being checked.
  var progressToken: JSONValue?
  /// Whether `shutdown` was requested.
  package private(set) var isShutDown = false
  /// Whether the server must end, and if so, with success.
  package private(set) var exit: Bool?
  private var isInitialized = false

  /// Makes a workspace without any files.
  package init() {}

  /// Whether there is work that needn't wait until a unit in progress is finished.
  package var canBegin: Bool {
    agenda.isUrgent ? !inProgress.contains(where: \.isUrgent) : !agenda.isEmpty && inProgress.isEmpty
  }

  /// Handles a message.
  ///
  /// - Returns: The messages to send, in order.
  package mutating func handle(_ message: Message) -> [Message] {
    switch message {
    case .request(let id, let method, let params):
      if method == "initialize" {
        guard !isInitialized else { return [.failure(id: id, .repeatedInitialize)] }
        isInitialized = true
        return [.response(id: id, result: initialize(params))]
      }
      guard isInitialized else { return [.failure(id: id, .notInitialized)] }
      guard !isShutDown else { return [.failure(id: id, .isShutDown)] }
      if method == "shutdown" {
        isShutDown = true
        return [.response(id: id, result: .null)]
      }
      let news = prepare(method, params)
      do throws(ResponseError) {
        return news + [.response(id: id, result: try result(of: method, params))]
      } catch { return news + [.failure(id: id, error)] }
    case .notification("exit", _):
      exit = isShutDown
      return []
    case .notification(let method, let params): return isInitialized ? notify(method, params) : []
    case .response, .failure: return []
    }
  }

  /// First does the work that a correct answer to a request requires.
  ///
  /// - Returns: The messages to send, in order.
  private mutating func prepare(_ method: String, _ params: JSONValue) -> [Message] {
    switch method {
    // Fixes are those of the current text.
    case "textDocument/codeAction": checkNow(params)
    case "textDocument/rename", "textDocument/references": checkAll()
    default: []
    }
  }

  private mutating func notify(_ method: String, _ params: JSONValue) -> [Message] {
    switch method {
    case "initialized": return initialized()
    case "textDocument/didOpen":
      guard let item = params["textDocument"], let uri = item["uri"]?.text, let text = item["text"]?.text else {
        return []
      }
      let document = Document(
        uri: uri, version: item["version"]?.int ?? 0, text: text, language: item["languageId"]?.text ?? "")
      documents[uri] = document
      searchProject(of: document)
      return changed(uri)
    case "textDocument/didChange":
      guard let item = params["textDocument"], let uri = item["uri"]?.text else { return [] }
      documents[uri]?.version = item["version"]?.int ?? 0
      documents[uri]?.apply(params["contentChanges"]?.items ?? [], encoding)
      return changed(uri)
    case "textDocument/didSave": return params.at("textDocument", "uri")?.text.map { saved($0) } ?? []
    case "textDocument/didClose": return params.at("textDocument", "uri")?.text.map { close($0) } ?? []
    case "workspace/didChangeWatchedFiles":
      for change in params["changes"]?.items ?? [] {
        if let path = change["uri"]?.text.flatMap(DocumentURI.path) { fileChanged(path) }
      }
      return []
    case "workspace/didChangeConfiguration":
      // Clients also send this for the settings of other servers.
      let before = options
      options.update(from: params.at("settings", "refreshcfg") ?? params["settings"])
      guard options != before else { return [] }
      for document in documents.values { agenda.check(document.path, isOpen: true) }
      return []
    case "workspace/didChangeWorkspaceFolders":
      return changeFolders(
        adding: Self.paths(ofFolders: params.at("event", "added")),
        removing: Self.paths(ofFolders: params.at("event", "removed")))
    default: return []
    }
  }

  // MARK: Lifecycle

  private mutating func initialize(_ params: JSONValue) -> JSONValue {
    client = params["capabilities"] ?? .null
    encoding = PositionEncoding(offeredBy: client)
    options.update(from: params["initializationOptions"])
    let root = params["rootUri"]?.text ?? params["rootPath"]?.text.map { DocumentURI.uri(ofPath: $0) }
    folders = Self.paths(ofFolders: params["workspaceFolders"])
    if folders.isEmpty { folders = Self.paths(ofFolders: [["uri": root.map { .string($0) } ?? .null]]) }
    return ["capabilities": ServerCapabilities.json(encoding), "serverInfo": ["name": "refreshcfg"]]
  }

  private mutating func initialized() -> [Message] {
    agenda.search(folders)
    guard watchesFiles else { return [] }
    let watchers: [JSONValue] = Self.watchedEndings.map { ["globPattern": .string("**/*" + $0)] }
    return [
      request(
        "client/registerCapability",
        [
          "registrations": [
            [
              "id": "files", "method": "workspace/didChangeWatchedFiles",
              "registerOptions": ["watchers": .array(watchers)],
            ]
          ]
        ])
    ]
  }

  /// Whether the client reports changes of files on the disk.
  private var watchesFiles: Bool {
    client.at("workspace", "didChangeWatchedFiles", "dynamicRegistration")?.bool == true
  }

  /// Returns a request to the client with a new number.
  mutating func request(_ method: String, _ params: JSONValue) -> Message {
    requestNumber += 1
    return .request(id: .string("refreshcfg-\(requestNumber)"), method: method, params: params)
  }

  // MARK: Files

  /// Notes that an open file has another text.
  private mutating func changed(_ uri: String) -> [Message] {
    guard let document = documents[uri] else { return [] }
    agenda.check(document.path, isOpen: true)
    checkDependents(of: document.path)
    return []
  }

  /// Checks a saved file and the files that it names again. They may have changed on the disk without the client's knowledge.
  private mutating func saved(_ uri: String) -> [Message] {
    guard let document = documents[uri], !watchesFiles else { return [] }
    let key = FilePath.key(document.path)
    runs[key] = nil
    checks[key]?.kept = nil
    agenda.check(document.path, isOpen: true)
    return []
  }

  /// Forgets an open file; other files then see the file on the disk again.
  private mutating func close(_ uri: String) -> [Message] {
    guard let document = documents.removeValue(forKey: uri) else { return [] }
    let key = FilePath.key(document.path)
    runs[key] = nil
    agenda.forget(document.path)
    // The file on the disk may differ from the open text.
    let before = checks.removeValue(forKey: key)
    checkDependents(of: document.path)
    if document.path.hasPrefix("/") { agenda.check(document.path, isOpen: false) }
    return publish(uri: uri, []) + publish(before)
  }

  /// Notes that a file on the disk has changed, appeared or disappeared.
  private mutating func fileChanged(_ path: String) {
    let path = FilePath.normalized(path)
    checkDependents(of: path)
    if document(at: path) == nil, FileKind.allCases.contains(where: { path.hasSuffix($0.rawValue) }) {
      agenda.check(path, isOpen: false)
    }
  }

  /// Schedules checks of all files that depend on a file.
  private mutating func checkDependents(of path: String) {
    let key = FilePath.key(path)
    for index in inProgress.indices { inProgress[index].touched.insert(key) }
    let isSettings = path.hasSuffix(FileKind.settings.rawValue)
    for (own, check) in checks where own != key && (isSettings || check.dependencies.contains(key)) {
      // A file other than its own has changed, so no earlier result counts.
      runs[own] = nil
      checks[own]?.kept = nil
      agenda.check(check.path, isOpen: document(at: check.path) != nil)
    }
  }

  /// Returns the open file at a path.
  func document(at path: String) -> Document? {
    let key = FilePath.key(path)
    return documents.values.first { FilePath.key($0.path) == key }
  }

  /// Returns a function that reads files as they are in the editor.
  var readFile: @Sendable (_ path: String, _ diagnostics: inout Diagnostics) -> SourceFile? {
    let open = Dictionary(documents.values.map { (FilePath.key($0.path), $0.file) }) { first, _ in first }
    return { path, diagnostics in
      guard let file = open[FilePath.key(FilePath.normalized(path))] else {
        return SourceFile.read(path: path, into: &diagnostics)
      }
      LookupLog.current?.note(path)
      return SourceFile.decode(path: path, bytes: file.bytes, identity: file.identity, into: &diagnostics)
    }
  }
}
