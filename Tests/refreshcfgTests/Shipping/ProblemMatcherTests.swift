import Foundation
import Testing

@testable import refreshcfg

/// What editors and CI recognize in lines of the format `oneline`.
struct ProblemMatcherTests {
  private static func pattern(_ path: String, at keys: [String]) throws -> [String: Any] {
    var value = try JSONSerialization.jsonObject(with: Data(try Repository.text(path).utf8))
    for key in keys {
      let map = try #require(value as? [String: Any])
      value = try #require(map[key])
      if let list = value as? [Any] { value = try #require(list.first) }
    }
    return try #require(value as? [String: Any])
  }

  @Test(arguments: [
    (".ci/problem-matcher.json", ["problemMatcher", "pattern"]),
    (".vscode/tasks.json", ["tasks", "problemMatcher", "pattern"]),
  ])
  func `the parts of a line are found`(path: String, keys: [String]) throws {
    let pattern = try Self.pattern(path, at: keys)
    let regex = try NSRegularExpression(pattern: #require(pattern["regexp"] as? String))
    let console = try Console()
    try console.file("a: b.preset.yaml", "name: a\nheader: { type: normalHeader, heigth: 3, hidden: yes }\n")
    #expect(try console.run(Validate.self, console.folder.path, "--format", "oneline") == .failure)
    let found = console.plainOutput.split(separator: "\n").map { line in
      let line = String(line)
      guard let match = regex.firstMatch(in: line, range: NSRange(line.startIndex..., in: line)) else {
        return [line]
      }
      return ["file", "line", "column", "severity", "message", "code"].map { key in
        (pattern[key] as? Int).flatMap { Range(match.range(at: $0), in: line) }.map { String(line[$0]) } ?? ""
      }
    }
    #expect(
      found == [
        ["a: b.preset.yaml", "2", "31", "error", "unknown key `heigth` in `normalHeader`", "unknown-key"],
        [
          "a: b.preset.yaml", "2", "50", "warning",
          "`hidden` is written as `yes`, which some programs read as text",
          "boolean-spelling",
        ],
      ])
  }
}
