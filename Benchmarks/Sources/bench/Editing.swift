import Foundation

/// How long the language server takes while someone types in a file of a thousand lines, in a project of two hundred files:
/// from an edit to its diagnostics, and to the answer of the completion that an editor requests with it.
///
/// Reported are the times that one edit in a hundred exceeds. A suite and a preset are edited, which all others extend or name.
enum Editing {
  static var all: [Benchmark] {
    get throws {
      guard let tools = Tools.found else { return [] }
      let folder = try project()
      return [
        ("Suite", "long.scenarios.yaml", 500, ["      - wait: 0.1s", "      - expect: { header.state: idle }"]),
        (
          "Preset", "base.preset.yaml", 503, ["      bold: true", "      rotation: { pull: { 0%: 0, 100%: 180 } }"]
        ),
      ].flatMap { name, file, line, typed in
        let typing = Typing(tool: tools.refreshcfg, folder: folder, file: file, line: line, typed: typed)
        return [
          Benchmark(name: "editToDiagnostics\(name)Milliseconds", unit: "ms", goal: 20, isLimit: true, digits: 1) {
            try typing.slowest().diagnostics
          },
          Benchmark(name: "completion\(name)Milliseconds", unit: "ms", goal: 10, isLimit: true, digits: 1) {
            try typing.slowest().completion
          },
        ]
      }
    }
  }

  // MARK: The project

  /// A folder with the long suite, the long preset, and 198 files more that extend or name this preset.
  private static func project() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("refreshcfg-bench-editing")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var files = ["refreshcfg.yaml": "", "base.preset.yaml": preset, "long.scenarios.yaml": suite(of: 125)]
    for number in 0..<99 {
      files["\(number).preset.yaml"] =
        "name: p\(number)\nextends: base.preset.yaml\nheader: { height: \(50 + number % 20) }\n"
      files["\(number).scenarios.yaml"] = suite(of: 4, preset: "\(number).preset.yaml")
    }
    for (name, text) in files { try Data(text.utf8).write(to: folder.appendingPathComponent(name)) }
    return folder
  }

  /// A thousand lines for 125 scenarios.
  private static func suite(of count: Int, preset: String = "base.preset.yaml") -> String {
    var lines = [
      "suite: feed", "preset: \(preset)", "scene: { content: { height: 3000 }, physics: none }", "scenarios:",
    ]
    for number in 0..<count {
      lines += [
        "  - name: pull \(number)", "    steps:", "      - pull: { header: \(101 + number)% }",
        "      - expect: { header.state: pulling }", "      - release", "      - wait: 0.3s",
        "      - expect: { header.state: refreshing, header.calls.refreshing: 1 }", "",
      ]
    }
    return lines.joined(separator: "\n")
  }

  /// A thousand lines for 124 parts.
  private static let preset: String = {
    var lines = [
      "name: base", "header:", "  type: normalHeader", "  height: 60", "  titles: { idle: Pull }", "  parts:",
    ]
    for number in 0..<124 {
      lines += [
        "    part-\(number):", "      kind: label",
        "      text: { default: Pull \(number), state: { pulling: Let go } }",
        "      center: [50%, \(number % 40)]", "      size: [80, 20]", "      color: \"#5A5A5A\"",
        "      alpha: { state: { refreshing: 50% } }", "      fontSize: \(10 + number % 8)",
      ]
    }
    return lines.joined(separator: "\n") + "\n"
  }()
}

/// Someone types lines in the middle of a file, a character at a time, and deletes them.
final class Typing {
  private let tool: String
  private let folder: URL
  private let file: String
  private let line: Int
  private let typed: [String]
  private var times: (diagnostics: Double, completion: Double)?

  init(tool: String, folder: URL, file: String, line: Int, typed: [String]) {
    (self.tool, self.folder, self.file, self.line, self.typed) = (tool, folder, file, line, typed)
  }

  /// The milliseconds that one edit in a hundred exceeds; both are measured together, and each measurement is used once.
  func slowest() throws -> (diagnostics: Double, completion: Double) {
    if let known = times {
      times = nil
      return known
    }
    let client = try LanguageClient(tool, folder: folder)
    let place = folder.appendingPathComponent(file)
    let uri = place.absoluteString
    var version = 1
    client.notify(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": uri, "languageId": "yaml", "version": version,
          "text": try String(contentsOf: place, encoding: .utf8),
        ]
      ])
    _ = client.diagnostics(of: uri, version: version)
    var (diagnostics, completion): ([Double], [Double]) = ([], [])
    func edit(from start: Int, to end: Int, at line: Int, _ text: String) {
      version += 1
      let begin = ContinuousClock.now
      client.notify(
        "textDocument/didChange",
        [
          "textDocument": ["uri": uri, "version": version],
          "contentChanges": [
            [
              "range": ["start": ["line": line, "character": start], "end": ["line": line, "character": end]],
              "text": text,
            ]
          ],
        ])
      let request = client.start(
        "textDocument/completion",
        ["textDocument": ["uri": uri], "position": ["line": line, "character": start + text.utf8.count]])
      let answer = client.wait { $0["id"] as? Int == request }.time
      completion.append((answer - begin) / .milliseconds(1))
      diagnostics.append((client.diagnostics(of: uri, version: version).time - begin) / .milliseconds(1))
    }
    for _ in 0..<3 {
      for (index, text) in typed.enumerated() {
        edit(from: 0, to: 0, at: line + index, "\n")
        for (column, character) in text.enumerated() {
          edit(from: column, to: column, at: line + index, String(character))
        }
      }
      for (index, text) in typed.enumerated().reversed() {
        for column in (0..<text.count).reversed() { edit(from: column, to: column + 1, at: line + index, "") }
      }
    }
    client.end()
    times = (percentile(diagnostics), percentile(completion))
    return (percentile(diagnostics), percentile(completion))
  }

  private func percentile(_ times: [Double]) -> Double { times.sorted()[times.count * 99 / 100] }
}
