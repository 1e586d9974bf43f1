import Foundation
import Testing

@testable import refreshcfg

/// What explorations make of files that they can't explore, and of parts of a project.
struct ExploredFilesTests {
  private static let healthy = "name: feed\nheader: { type: normalHeader, lastUpdatedTimeKey: feed }\n"
  private static let options = ["--runs", "5", "--only", "fault"]

  private func explore(_ console: Console, _ arguments: [String]) throws -> (
    status: refreshcfg.ExitStatus, output: String, error: String
  ) {
    let (output, error) = (console.output.count, console.error.count)
    let status = try console.run(Explore.self, arguments)
    return (status, String(console.output.dropFirst(output)), String(console.error.dropFirst(error)))
  }

  @Test(arguments: ["hight: 30", "height: high", "type: normalFooter"])
  func `an invalid preset isn't explored, although the rest of it could be`(line: String) throws {
    let console = try Console()
    let path = try console.file("a.preset.yaml", "name: a\nheader:\n  type: normalHeader\n  \(line)\n")
    for options in [Self.options, ["--replay", "1:1"], ["--reach", "header.refreshing"]] {
      let (status, output, error) = try explore(console, [path] + options)
      #expect(status == .failure && output.isEmpty && error.contains("error["), "\(output)")
    }
  }

  @Test func `a preset that extends an invalid one isn't explored, and others are`() throws {
    let console = try Console()
    try console.file("base.preset.yaml", "name: base\nheader: { type: normalHeader, hight: 3 }\n")
    try console.file("a.preset.yaml", "name: a\nextends: base.preset.yaml\n")
    try console.file("feed.preset.yaml", Self.healthy)
    let (status, output, _) = try explore(console, [console.folder.path] + Self.options)
    #expect(status == .failure)
    #expect(output == "5 runs of `feed`: no problem in runs, and 1 error of `validate`\n")
  }

  @Test func `a file of an earlier problem that became invalid fails`() throws {
    let console = try Console()
    let path = try console.file("feed.preset.yaml", Self.healthy)
    try console.file("found/jump-12345678.scenarios.yaml", "suite: Found in feed\npreset: gone.preset.yaml\n")
    let folder = console.folder.path + "/found"
    #expect(try explore(console, [path] + Self.options + ["--out", folder]).status == .failure)
  }

  @Test(arguments: [(["--strict"], "slowAnimationDuration: 4s", "1 warning"), ([], "hight: 3", "1 error")])
  func `merged reports fail as the whole exploration`(
    options: [String], key: String, found: String
  ) throws {
    let console = try Console()
    let paths = [
      try console.file("feed.preset.yaml", Self.healthy),
      try console.file("odd.preset.yaml", "name: odd\nheader: { type: normalHeader, \(key) }\n"),
    ]
    let whole = try explore(console, paths + Self.options + options)
    #expect(whole.status == .failure)
    let files = (1...2).map { console.folder.path + "/\($0).json" }
    for (index, file) in files.enumerated() {
      let arguments = paths + Self.options + options + ["--shard", "\(index + 1)/2", "--format", "json:\(file)"]
      #expect(try explore(console, arguments).status == .failure)
    }
    let length = console.output.count
    #expect(try console.run(Merge.self, files) == .failure)
    #expect(String(console.output.dropFirst(length)) == whole.output)
    #expect(whole.output.contains("and \(found) of `validate`"))
  }

  @Test func `what a project accepts elsewhere isn't stale where only a part of it was explored`() throws {
    let console = try Console()
    try console.file("one/feed.preset.yaml", Self.healthy)
    try console.file("two/news.preset.yaml", Self.healthy.replacing("feed", with: "news"))
    try console.file(
      "refreshcfg.yaml",
      """
      accepted:
        - { cause: fault, preset: news, reason: known }
        - { cause: late-call trailer, reason: known }
        - { cause: late-call header, preset: feed, reason: known }
      """)
    let part = try explore(console, [console.folder.path + "/one", "--runs", "5"]).error
    #expect(!part.contains("news") && !part.contains("trailer"), "\(part)")
    let help =
      "is accepted, and doesn't occur in 5 runs; remove it from the settings if 40,000 don't show it either"
    #expect(part.contains("`late-call header` of `feed` \(help)\n"))
    let whole = try explore(console, [console.folder.path, "--runs", "5"]).error
    for name in ["`fault` of `news`", "`late-call trailer`", "`late-call header` of `feed`"] {
      #expect(whole.contains("\(name) \(help)\n"), "\(whole)")
    }
    let parts = ["one", "two"].map { console.folder.path + "/" + $0 }
    #expect(try explore(console, parts + ["--runs", "5"]).error.contains("`late-call trailer` \(help)\n"))
    #expect(try !explore(console, [parts[0], "--replay", "1:1"]).error.contains("is accepted"))
  }

  @Test func `what is accepted for a preset that only its suite explores isn't stale`() throws {
    let console = try Console()
    try console.file("feed.preset.yaml", Self.healthy)
    try console.file(
      "feed.scenarios.yaml",
      """
      suite: Feed
      preset: feed.preset.yaml
      app: { header.refreshing: [ { wait: 1s }, { endRefreshing: header } ] }
      scenarios: [ { name: a, steps: [ { expect: { time: 0 } } ] } ]
      """)
    try console.file("refreshcfg.yaml", "accepted: [ { cause: fault, preset: feed, reason: known } ]\n")
    let error = try explore(console, [console.folder.path, "--runs", "5"]).error
    #expect(error.contains("1 preset is explored only in suites") && !error.contains("is accepted"), "\(error)")
  }

  @Test(arguments: [
    ("no/such/r.json", "there is no folder no"),
    ("feed.preset.yaml/r.json", "a part of its path is a file, not a folder"),
    ("found", "it is a folder"),
  ])
  func `a report that can't be written is refused before anything runs`(file: String, reason: String) throws {
    let console = try Console()
    let path = try console.file("feed.preset.yaml", Self.healthy)
    try console.file("found/notes", "mine")
    let report = console.folder.path + "/" + file
    let (status, output, _) = try explore(console, [path] + Self.options + ["--format", "json:\(report)"])
    #expect(status == .unusable && output.isEmpty)
    #expect(console.plainError == "error: the report \(file) can't be written: \(reason)\n")
    let made = console.folder.path + "/new/r.json"
    #expect(try explore(console, [path] + Self.options + ["--format", "json:\(made)"]).status == .success)
  }

  @Test func `a line chooses one of several suites in a file`() throws {
    let console = try Console()
    let suites = ["One", "Two"].map { name in
      "suite: \(name)\nheader: { type: normalHeader }\nscenarios: [ { name: a, steps: [ { expect: { time: 0 } } ] } ]\n"
    }
    let path = try console.file("feed.scenarios.yaml", suites.joined(separator: "---\n"))
    for (line, name) in [(1, "One"), (3, "One"), (5, "Two"), (90, "Two")] {
      let output = try explore(console, ["\(path):\(line)"] + Self.options).output
      #expect(output == "5 runs of `\(name)`: no problem\n")
    }
    let replay = ["--replay", "1:1", "--only", "fault"]
    #expect(try explore(console, ["\(path):5"] + replay).status == .success)
    let (status, _, error) = try explore(console, [path] + replay)
    #expect(status == .unusable && error.hasSuffix("but there are 2; `FILE:LINE` chooses one suite of a file\n"))
  }
}
