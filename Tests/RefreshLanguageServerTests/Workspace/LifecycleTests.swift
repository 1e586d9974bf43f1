import RefreshFiles
import RefreshPresets
import RefreshProtocol
import RefreshText
import Testing

@testable import RefreshLanguageServer

struct LifecycleTests {
  @Test func `nothing is answered before initialize and after shutdown`() {
    var workspace = Workspace()
    #expect(
      workspace.handle(.request(id: 1, method: "textDocument/hover", params: .null)) == [
        .failure(id: 1, .notInitialized)
      ])
    _ = workspace.handle(.request(id: 2, method: "initialize", params: .object([:])))
    #expect(
      workspace.handle(.request(id: 3, method: "shutdown", params: .null)) == [.response(id: 3, result: .null)])
    #expect(
      workspace.handle(.request(id: 4, method: "textDocument/hover", params: .null)) == [
        .failure(id: 4, .isShutDown)
      ])
    #expect(workspace.exit == nil)
    _ = workspace.handle(.notification(method: "exit", params: .null))
    #expect(workspace.exit == true)
  }

  @Test func `a second initialize is refused`() {
    var workspace = Workspace()
    _ = workspace.handle(.request(id: 1, method: "initialize", params: .object([:])))
    #expect(
      workspace.handle(.request(id: 2, method: "initialize", params: .object([:]))) == [
        .failure(id: 2, .repeatedInitialize)
      ])
  }

  @Test func `an unknown method and a closed document are errors`() throws {
    let client = try Client()
    #expect(client.request("a/b", .null) == ["error": "there is no method `a/b`"])
    #expect(
      client.request("textDocument/hover", client.at("x", TextPosition(line: 0, character: 0))) == [
        "error": "the document isn't open"
      ])
  }

  @Test func `changes apply in the client's units`() throws {
    let client = try Client(["x": ""])
    client.open("a.preset.yaml", "name: a😀b\n")
    let range = TextRange(TextPosition(line: 0, character: 9), TextPosition(line: 0, character: 10))
    client.change("a.preset.yaml", range, "c")
    #expect(client.text("a.preset.yaml") == "name: a😀c\n")
  }

  @Test(
    arguments: [
      ["yaml": ["x": 1]], .object([:]), .null, ["refreshcfg": .null], ["codeLens": "no"],
      ["refreshcfg": ["other": true]],
    ] as [JSONValue])
  func `settings of others leave the present ones unchanged`(settings: JSONValue) throws {
    let client = try Client(options: [
      "runScenarios": false, "inlayHints": false, "codeLens": false, "commands": true,
    ])
    client.notify("workspace/didChangeConfiguration", ["settings": settings])
    let options = client.workspace.options
    #expect(!options.runsScenarios && !options.showsHints && !options.showsLenses && options.hasCommands)
    client.notify("workspace/didChangeConfiguration", ["settings": ["refreshcfg": ["codeLens": true]]])
    #expect(client.workspace.options.showsLenses && !client.workspace.options.showsHints)
  }

  /// Files of all kinds that presets and suites are made of.
  @Test(arguments: [
    "a.preset.yaml", "a.preset.yml", "refreshcfg.yaml", "A.xcassets/b.imageset/Contents.json",
    "en.lproj/Feed.strings",
    "Localizable.xcstrings", "a.png", "a@2x.jpg", "a.jpeg", "a.gif", "a.webp",
  ])
  func `files that presets depend on are watched`(name: String) throws {
    let client = try Client(
      capabilities: ["workspace": ["didChangeWatchedFiles": ["dynamicRegistration": true]]])
    let watchers = client.messages.flatMap { message -> [String] in
      guard case .request(_, "client/registerCapability", let params) = message else { return [] }
      let options = params["registrations"]?.items.first?["registerOptions"]
      return options?["watchers"]?.items.compactMap { $0["globPattern"]?.text } ?? []
    }
    #expect(watchers.contains { $0.hasPrefix("**/*") && name.hasSuffix($0.dropFirst(4)) }, "\(watchers)")
    let kinds = FilePath.yamlExtensions + FilePath.imageExtensions + TextTable.suffixes
    #expect(kinds.allSatisfy { watchers.contains("**/*" + $0) })
  }

  @Test(arguments: ["", "/"])
  func `presets of a folder that was removed are forgotten`(slash: String) throws {
    let other = try Client(["b.preset.yaml": "name: b\nheader: { type: normalHeadr }\n"])
    let client = try Client(["a.preset.yaml": "name: a\nheader: { type: normalHeader }\n"])
    func change(_ added: [JSONValue], _ removed: [JSONValue]) {
      client.notify(
        "workspace/didChangeWorkspaceFolders", ["event": ["added": .array(added), "removed": .array(removed)]])
      client.work()
    }
    let folder = other.uri("")
    change([["uri": .string(folder)]], [])
    change([["uri": .string(folder + "/")]], [])
    let path = FilePath.relative(other.folder.path + "/b.preset.yaml", to: client.folder.path + "/x.scenarios.yaml")
    let text = "suite: a\npreset: |\nscenarios: []\n"
    #expect(Set(client.completions("x.scenarios.yaml", text)) == ["a.preset.yaml", path])
    change([], [["uri": .string(folder + slash)]])
    #expect(client.completions("x.scenarios.yaml", text) == ["a.preset.yaml"])
    #expect(client.workspace.folders.count == 1)
  }

  @Test func `a folder within another one can be removed without it`() throws {
    let client = try Client(["sub/b.preset.yaml": "name: b\nheader: { type: normalHeader }\n"])
    let folders: JSONValue = [["uri": .string(client.uri("sub"))]]
    client.notify("workspace/didChangeWorkspaceFolders", ["event": ["added": folders, "removed": []]])
    client.work()
    client.notify("workspace/didChangeWorkspaceFolders", ["event": ["added": [], "removed": folders]])
    client.work()
    let found = client.completions("x.scenarios.yaml", "suite: a\npreset: |\nscenarios: []\n")
    #expect(found == ["sub/b.preset.yaml"])
  }
}
