import Foundation
import RefreshProtocol
import RefreshText
import Testing

@testable import RefreshLanguageServer

/// An editor with a project in a folder of its own.
final class Client {
  var workspace = Workspace()
  let folder: URL
  private var id = 0
  /// The diagnostics that were published last, by URI.
  private(set) var published: [String: [JSONValue]] = [:]
  /// All messages of the server.
  private(set) var messages: [Message] = []

  /// Starts a server.
  ///
  /// - Parameters:
  ///   - files: The files of the project, by their names.
  ///   - capabilities: What the editor can do.
  ///   - works: Whether the server checks the project before anything else.
  init(
    _ files: [String: String] = [:], capabilities: JSONValue = .object([:]), options: JSONValue = .null,
    works: Bool = true
  ) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("lsp-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try "".write(to: folder.appendingPathComponent("refreshcfg.yaml"), atomically: true, encoding: .utf8)
    for (name, text) in files { try write(text, to: name) }
    request(
      "initialize", ["rootUri": .string(uri("")), "capabilities": capabilities, "initializationOptions": options])
    notify("initialized", .object([:]))
    if works { work() }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func write(_ text: String, to name: String) throws {
    let place = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: place, atomically: true, encoding: .utf8)
  }

  func uri(_ name: String) -> String { DocumentURI.uri(ofPath: folder.path + (name.isEmpty ? "" : "/" + name)) }

  private func receive(_ new: [Message]) {
    messages += new
    for case .notification("textDocument/publishDiagnostics", let params) in new {
      published[params["uri"]?.text ?? ""] = params["diagnostics"]?.items
    }
  }

  /// Lets the server do all its work.
  func work() { while workspace.canBegin { receive(workspace.work()) } }

  func notify(_ method: String, _ params: JSONValue) {
    receive(workspace.handle(.notification(method: method, params: params)))
  }

  @discardableResult
  func request(_ method: String, _ params: JSONValue) -> JSONValue {
    id += 1
    let answer = workspace.handle(.request(id: .number(id), method: method, params: params))
    receive(answer)
    if case .response(_, let result)? = answer.last { return result }
    if case .failure(_, let error)? = answer.last { return ["error": .string(error.message)] }
    return .null
  }

  /// Opens a text, in which a `|` is the place of the cursor, unless it has none.
  @discardableResult
  func open(_ name: String, _ text: String, hasCursor: Bool = true, language: String = "yaml") -> JSONValue {
    let start = TextPosition(line: 0, character: 0)
    let (text, position) = hasCursor ? Self.cursor(in: text) : (text, start)
    let uri: JSONValue = .string(uri(name))
    notify(
      "textDocument/didOpen",
      ["textDocument": ["uri": uri, "languageId": .string(language), "version": 1, "text": .string(text)]])
    work()
    return at(name, position)
  }

  func at(_ name: String, _ position: TextPosition) -> JSONValue {
    ["textDocument": ["uri": .string(uri(name))], "position": position.json]
  }

  /// Replaces part of an open text.
  func change(_ name: String, _ range: TextRange?, _ text: String) {
    let change: JSONValue = .members(["range": range?.json, "text": .string(text)])
    notify(
      "textDocument/didChange",
      ["textDocument": ["uri": .string(uri(name)), "version": 2], "contentChanges": [change]])
    work()
  }

  /// The present text of an open file.
  func text(_ name: String) -> String {
    workspace.documents[uri(name)].map { String(decoding: $0.file.bytes, as: UTF8.self) } ?? ""
  }

  /// The diagnostics of a file, each as `line:column rule: message`.
  func diagnostics(_ name: String) -> [String] {
    (published[uri(name)] ?? []).map { item in
      let start = TextPosition(item.at("range", "start"))
      let message = item["message"]?.text?.split(separator: "\n").first ?? ""
      return
        "\((start?.line ?? 0) + 1):\((start?.character ?? 0) + 1) \(item["code"]?.text ?? ""): \(message.replacing(folder.path, with: ""))"
    }
  }

  /// The labels of the proposals at a cursor.
  func completions(_ name: String, _ text: String) -> [String] {
    request("textDocument/completion", open(name, text))["items"]?.items.compactMap { $0["label"]?.text } ?? []
  }

  /// Opens a text and returns it after a proposal was accepted; empty if there is no such proposal.
  func accepting(_ label: String, _ name: String, _ text: String) -> String {
    let items = request("textDocument/completion", open(name, text))["items"]?.items ?? []
    guard let item = items.first(where: { $0["label"]?.text == label }), let edit = item["textEdit"] else {
      return ""
    }
    return applying([edit] + (item["additionalTextEdits"]?.items ?? []), to: name)
  }

  /// Returns a text after the edits of an action or a rename.
  func applying(_ edit: JSONValue?, to name: String) -> String {
    var edits = edit?["changes"]?[uri(name)]?.items ?? []
    for change in edit?["documentChanges"]?.items ?? [] where change.at("textDocument", "uri")?.text == uri(name) {
      edits += change["edits"]?.items ?? []
    }
    return applying(edits, to: name)
  }

  func applying(_ edits: [JSONValue], to name: String) -> String {
    guard let document = workspace.documents[uri(name)] else { return "" }
    var bytes = document.file.bytes
    let ranges = edits.compactMap { edit in TextRange(edit["range"]).map { ($0, edit["newText"]?.text ?? "") } }
    for (range, text) in ranges.sorted(by: { $0.0.start > $1.0.start }) {
      let encoding = workspace.encoding
      bytes.replaceSubrange(
        encoding.offset(of: range.start, in: document.file)..<encoding.offset(of: range.end, in: document.file),
        with: text.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Splits a text at its cursor.
  static func cursor(in text: String) -> (text: String, position: TextPosition) {
    guard let index = text.firstIndex(of: "|") else { return (text, TextPosition(line: 0, character: 0)) }
    let before = text[..<index].split(separator: "\n", omittingEmptySubsequences: false)
    let position = TextPosition(line: before.count - 1, character: before.last?.utf16.count ?? 0)
    return (String(text[..<index]) + String(text[text.index(after: index)...]), position)
  }
}
