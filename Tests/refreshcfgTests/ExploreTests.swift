import Foundation
import RefreshExplore
import Testing

@testable import refreshcfg

struct ExploreTests {
  private static let preset = """
    name: feed
    header: { type: normalHeader, lastUpdatedTimeKey: feed }
    footer: { type: backNormalFooter }
    """
  /// This number of runs finds a problem in the preset, and is small enough for a debug build.
  private static let runs = ["--runs", "60"]
  /// The library's own problems, too: the preset has no others.
  private static let allRuns = runs + ["--all"]

  private func explore(_ console: Console, _ arguments: [String]) throws -> (
    status: refreshcfg.ExitStatus, output: String
  ) {
    let length = console.output.count
    let status = try console.run(Explore.self, arguments)
    return (status, String(console.output.dropFirst(length)))
  }

  @Test func `a problem fails the command, and is reported with a scenario that shows it`() throws {
    let console = try Console()
    let path = try console.file("feed.preset.yaml", ExploreTests.preset)
    let (status, output) = try explore(console, [path] + ExploreTests.allRuns)
    #expect(status == .failure)
    #expect(output.hasPrefix("✗ "))
    #expect(output.contains("\n    suite: Found in feed\n"))
    #expect(output.contains("60 runs of `feed`: "))
    #expect(console.error.hasSuffix(" s in all\n"))
  }

  @Test func `without a problem the command succeeds`() throws {
    let console = try Console()
    let path = try console.file("feed.preset.yaml", ExploreTests.preset)
    let (status, output) = try explore(console, [path, "--runs", "5", "--only", "fault"])
    #expect(status == .success)
    #expect(output.hasSuffix("5 runs of `feed`: no problem\n"))
  }

  @Test func `what validate warns of is a warning here, too, because runs don't show it`() throws {
    let console = try Console()
    let slow = ExploreTests.preset.replacing("lastUpdatedTimeKey: feed", with: "slowAnimationDuration: 4s")
    let path = try console.file("slow.preset.yaml", slow)
    #expect(try explore(console, [path, "--runs", "5", "--only", "fault"]).status == .success)
    #expect(console.error.contains("warning[slow-end]: the header takes 4000 ms to close"))
    #expect(try explore(console, [path, "--runs", "5", "--only", "fault", "--strict"]).status == .failure)
    #expect(try explore(console, [path, "--replay", "1:1", "--only", "fault"]).status == .success)
    #expect(try explore(console, [path, "--replay", "1:1", "--only", "fault", "--strict"]).status == .failure)
    // A lint rule that is an error doesn't make the file invalid.
    _ = try console.file("refreshcfg.yaml", "rules: { slow-end: error }\n")
    let length = console.output.count
    #expect(try explore(console, [path, "--replay", "1:1", "--only", "fault"]).status == .failure)
    #expect(console.output.dropFirst(length).contains("run 1:1 as generated"))
    _ = try console.file("refreshcfg.yaml", "\n")
    // A comment silences it, as for `validate`.
    let silenced = try console.file(
      "silenced.preset.yaml",
      slow.replacing("header:", with: "# refreshcfg: ignore slow-end the designer wants it\nheader:"))
    let shown = console.error.count
    #expect(try explore(console, [silenced, "--runs", "5", "--only", "fault", "--strict"]).status == .success)
    #expect(!console.error.dropFirst(shown).contains("slow-end"))
  }

  @Test(arguments: ["text", "json", "github", "junit"])
  func `any number of processors and shards gives the same bytes`(format: String) throws {
    let console = try Console()
    let path = try console.file("feed.preset.yaml", ExploreTests.preset)
    let all = [path] + ExploreTests.allRuns + ["--format", format]
    let outputs = try [1, 2, 8].map { try explore(console, all + ["--jobs", "\($0)"]).output }
    #expect(Set(outputs).count == 1)
    let files = try (1...2).map { index in
      let file = console.folder.path + "/\(index).json"
      _ = try explore(
        console, [path] + ExploreTests.allRuns + ["--shard", "\(index)/2", "--format", "json:\(file)"])
      return file
    }
    let length = console.output.count
    let arguments = format == "text" ? files.reversed() : files.reversed() + ["--format", format]
    #expect(try console.run(Merge.self, arguments) == .failure)
    #expect(console.output.dropFirst(length) == outputs[0])
  }

  @Test func `what reports call a run does it again`() throws {
    let console = try Console()
    let path = try console.file("feed.preset.yaml", ExploreTests.preset)
    let found = try explore(console, [path] + ExploreTests.allRuns + ["--seed", "7"]).output
    let number = try #require(found.firstMatch(of: #/, in run (?<number>7:\d+)/#)).output.number
    let (status, again) = try explore(console, [path, "--all", "--replay", String(number)])
    #expect(status == .failure)
    #expect(again.hasPrefix("run \(number) as generated:\n\nsuite: "))
    #expect(found.contains(again[try #require(again.range(of: "\n✗ ")).upperBound...].prefix { $0 != "\n" }))
  }

  @Test func `problems with a file are known, and reported once they are fixed`() throws {
    let console = try Console()
    let path = try console.file("feed.preset.yaml", ExploreTests.preset)
    let folder = console.folder.path + "/found"
    let arguments = [path] + ExploreTests.allRuns + ["--out", folder]
    #expect(try explore(console, arguments).status == .failure)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    let scenarios = files.filter { $0.hasSuffix(".scenarios.yaml") }
    #expect(!scenarios.isEmpty)
    #expect(files.filter { $0.hasSuffix(".svg") }.count == scenarios.count)
    #expect(try console.run(refreshcfg.Test.self, folder, "--quiet") == .success)

    let (status, known) = try explore(console, arguments)
    #expect(status == .success)
    #expect(known.contains(", known by "))
    #expect(try explore(console, arguments + ["--strict"]).status == .failure)

    // A file whose expectation no longer holds.
    let name = try #require(scenarios.first)
    let file = folder + "/" + name
    let text = try String(contentsOfFile: file, encoding: .utf8)
    let end = try #require(text.range(of: "- expect:"))
    try Data((text[..<end.upperBound] + " { time: -1..-0.5 }\n").utf8).write(to: URL(fileURLWithPath: file))
    let fixed = try explore(console, [path, "--runs", "1", "--only", "fault", "--out", folder])
    #expect(fixed.status == .success)
    #expect(fixed.output.contains("fixed: \(name) no longer shows its problem\n"))
  }

  @Test func `a cause has one file for all presets that have it`() throws {
    let console = try Console()
    let presets = try ["Feed", "feed"].map {
      try console.file("\($0)-\($0.count).preset.yaml", "name: \($0)\nheader: { type: normalHeader }\n")
    }
    let folder = console.folder.path + "/found"
    let arguments = ["--runs", "60", "--all", "--out", folder]
    #expect(try explore(console, [presets[0]] + arguments).status == .failure)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    #expect(Set(files.map { $0.lowercased() }).count == files.count && !files.isEmpty)
    #expect(try explore(console, presets + arguments).status == .success)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == files)
  }

  @Test func `the library's own problems are a number, unless they are asked for`() throws {
    let console = try Console()
    let path = try console.file("feed.preset.yaml", ExploreTests.preset)
    let (status, output) = try explore(console, [path] + ExploreTests.runs)
    #expect(status == .success)
    #expect(output.contains(/\d+ of MJRefresh's own problems also occur/))
    #expect(try !explore(console, [path, "--all"] + ExploreTests.runs).output.contains("also occur"))
  }

  @Test func `a project says what is drawn for all of its files, and a suite more`() throws {
    let console = try Console()
    let path = try console.file("feed.preset.yaml", ExploreTests.preset)
    func drawn(_ path: String) throws -> String {
      try explore(console, [path, "--runs", "400", "--only", "fault", "--stats"]).output
    }
    #expect(try drawn(path).contains("  language in "))
    _ = try console.file("refreshcfg.yaml", "explore: { never: [language], times: [1s, 2s] }\n")
    #expect(try !drawn(path).contains("  language in "))
    let suite = try console.file(
      "feed.scenarios.yaml",
      """
      suite: feed
      header: { type: normalHeader }
      app: {}
      explore: { never: [rotate] }
      scenarios: [ { name: a, steps: [ { wait: 1s }, { expect: { header.state: idle } } ] } ]
      """)
    let output = try drawn(suite)
    #expect(!output.contains("  language in ") && !output.contains("  rotate in ") && output.contains("  drag in "))
  }

  @Test func `a condition on a part is shown by the part's value`() throws {
    let console = try Console()
    let path = try console.file(
      "feed.scenarios.yaml",
      """
      suite: feed
      header:
        type: header
        parts: { dot: { kind: box, center: [50%, 50%], size: [8, 8], alpha: { pull: { 0%: 0, 100%: 1 } } } }
      always: { header.parts.dot.alpha: 0 }
      scenarios: [ { name: a, steps: [ { wait: 1s }, { expect: { header.state: idle } } ] } ]
      """)
    let output = try explore(console, [path, "--runs", "100", "--only", "suite-condition"]).output
    #expect(output.contains("header.parts.dot.alpha: 1  # healthy: 0"), "\(output)")
  }

  @Test func `what was found is no subject`() throws {
    let console = try Console()
    try console.file("feed.preset.yaml", ExploreTests.preset)
    let arguments = [console.folder.path, "--all", "--out", console.folder.path + "/found"] + ExploreTests.runs
    _ = try explore(console, arguments)
    #expect(try explore(console, arguments).output.contains("60 runs of `feed`: "))
    #expect(console.error.contains(/wrote \d+ scenarios?, each with a film, into .*found\n/))
    #expect(
      try explore(console, Array(arguments.prefix(2)) + ExploreTests.runs).output.contains(" runs of `feed`: "))
  }

  @Test(arguments: [
    ("app: { header.refreshing: [ { endRefreshing: header } ] }\n", "5 runs of `Feed`: "),
    ("", "10 runs of 2 presets and suites: "),
  ])
  func `a preset isn't tried with other apps than that of its suite`(app: String, summary: String) throws {
    let console = try Console()
    let path = try console.file("feed.preset.yaml", ExploreTests.preset)
    _ = try console.file("feed.scenarios.yaml", "suite: Feed\npreset: feed.preset.yaml\n\(app)scenarios: []\n")
    let options = ["--runs", "5", "--only", "fault"]
    #expect(try explore(console, [console.folder.path] + options).output.contains(summary))
    #expect(
      console.error.contains(
        "note: 1 preset is explored only in suites with an app; to explore one alone, name its file")
        != app.isEmpty)
    #expect(
      try explore(console, [path, console.folder.path] + options).output.contains(
        "10 runs of 2 presets and suites: "),
      "a preset that is named is explored")
  }

  @Test func `a suite's own conditions hold in all runs`() throws {
    let console = try Console()
    let path = try console.file(
      "feed.scenarios.yaml",
      """
      suite: feed
      header: { type: normalHeader }
      always: { scroll.offset.y: '>= -30' }
      atRest: { header.state: idle }
      scenarios: [ { name: a, steps: [ touch, release ] } ]
      """)
    let (status, output) = try explore(
      console, [path, "--runs", "40", "--app", "answers", "--only", "suite-condition"])
    #expect(status == .failure)
    #expect(output.contains("\"suite-condition, always scroll.offset.y\", stuck, in run 1:"))
  }

  @Test func `the shortest way to a state is a scenario`() throws {
    let console = try Console()
    let path = try console.file("feed.preset.yaml", ExploreTests.preset)
    let (status, output) = try explore(console, [path, "--reach", "footer.noMoreData"])
    #expect(status == .success)
    let text = output.components(separatedBy: ":\n\n")
    #expect(text[0] == "footer.noMoreData is reached in 2 steps")
    let file = try console.file("way.scenarios.yaml", text[1...].joined(separator: ":\n\n"))
    #expect(try console.run(refreshcfg.Test.self, file, "--quiet") == .success, "\(output)\(console.error)")
    let never = try explore(console, [path, "--app", "answers", "--reach", "header.willRefresh", "--for", "1s"])
    #expect(never.status == .failure)
    #expect(never.output.hasPrefix("header.willRefresh wasn't reached: no way was found among "))
    #expect(!never.output.contains("among 100,000 states"), "the time is for the whole search")
    #expect(try explore(console, [path, "--reach", "trailer.idle"]).status == .unusable)
    #expect(
      console.error.contains("trailer.idle can't be reached, because `feed` has no trailer"), "\(console.error)")
  }

  @Test func `a file in place of the folder is reported before anything runs`() throws {
    let console = try Console()
    let path = try console.file("feed.preset.yaml", ExploreTests.preset)
    let (status, output) = try explore(console, [path, "--runs", "1", "--out", try console.file("notes", "mine")])
    #expect(status == .unusable && output == "")
    #expect(console.plainError == "error: notes can't be written: it already exists and isn't a folder\n")
    let below = try explore(console, [path, "--runs", "1", "--out", console.folder.path + "/notes/a/b"])
    #expect(below.status == .unusable && below.output == "")
    #expect(
      console.plainError.hasSuffix(
        "error: notes/a/b can't be written: a part of its path is a file, not a folder\n"))
  }

  @Test func `a folder that is yet to be made gets the same files as one that is there`() throws {
    let console = try Console()
    let path = try console.file("feed.preset.yaml", ExploreTests.preset)
    try console.file("refreshcfg.yaml", "{}\n")
    let folders = ["new/sub", "there/sub"].map { console.folder.path + "/" + $0 }
    try FileManager.default.createDirectory(atPath: folders[1], withIntermediateDirectories: true)
    let contents = try folders.map { folder in
      #expect(try explore(console, [path] + ExploreTests.allRuns + ["--out", folder]).status == .failure)
      return try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        .map { try $0 + "\n" + String(contentsOfFile: folder + "/" + $0, encoding: .utf8) }
    }
    #expect(contents[0] == contents[1] && contents[0].count > 1)
    #expect(contents[0].allSatisfy { $0.contains(".svg\n") || $0.contains("preset: ../../feed.preset.yaml") })
  }

  @Test(arguments: [
    (["--runs", "0"], "--runs is 0; it must be from 1 to 1000000000"),
    (["--runs", "5", "--for", "1s"], "--runs and --for can't be combined"),
    (["--for", "1s", "--shard", "1/2"], "--for gives each machine different runs; a shard needs --runs"),
    (["--jobs", "0"], "--jobs is 0; it must be from 1 to 1024"),
    (["--reach", "header.idle", "--replay", "1:1"], "--reach and --replay can't be combined"),
    (["--reach", "header.idle", "--format", "json:r.json"], "--reach and --format can't be combined"),
    (["--reach", "header.idle", "--out", "found"], "--reach and --out can't be combined"),
    (["--reach", "header.idle", "--runs", "5"], "--reach and --runs can't be combined"),
    (["--replay", "1:1", "--out", "found"], "--replay and --out can't be combined"),
    (["--replay", "1:1", "--for", "1s"], "--replay and --for can't be combined"),
    (["--replay", "1:1", "--seed", "2"], "--replay and --seed can't be combined"),
    (["--replay", "1:1", "--jobs", "2"], "--replay and --jobs can't be combined"),
    (["--reach", "header.idle", "--seed", "1"], "--reach and --seed can't be combined"),
    (["--reach", "header.idle", "--jobs", "2"], "--reach and --jobs can't be combined"),
    (["--only", "jump", "--except", "jump"], "--only and --except exclude all problems"),
    (["--app", "polite"], "The value 'polite' is invalid for '--app <level>'"),
    (["--for", "2"], "--for is 2, without a unit; write 2s or 2min"),
    (["--only", "asked-twise"], "--only: there is no problem `asked-twise`; did you mean `asked-twice`?"),
    (["--except", "jump,cut-short"], "--except: `cut-short` is a known limit of MJRefresh and no problem"),
    (["--for", "soon"], "The value 'soon' is invalid for '--for <time>'"),
    (["--replay", "5"], "The value '5' is invalid for '--replay <seed:run>'"),
    (["--reach", "header.done"], "The value 'header.done' is invalid for '--reach <state>'"),
  ])
  func `wrong usage is told`(arguments: [String], message: String) throws {
    let error = try #require(throws: (any Error).self) { _ = try Explore.parse(["x"] + arguments) }
    #expect(Explore.message(for: error).hasPrefix(message))
  }

  @Test func `problems may be listed with commas`() throws {
    let options = try #require(Explore.parse(["x", "--only", "jump,late-call", "--only", "fault"]) as Explore?)
    #expect(options.problems.laws.map(\.name).sorted() == ["fault", "jump", "late-call"])
  }

  @Test func `an invalid preset is left out, and fails the command`() throws {
    let console = try Console()
    try console.file("feed.preset.yaml", ExploreTests.preset)
    try console.file("broken.preset.yaml", "name: broken\nheader: { type: normalHeadr }\n")
    try console.file("lost.preset.yaml", "name: lost\nextends: nowhere.preset.yaml\n")
    let (status, output) = try explore(console, [console.folder.path, "--runs", "5", "--only", "fault"])
    #expect(status >= .failure)
    #expect(output.contains("5 runs of `feed`: no problem in runs, and 2 errors of `validate`\n"))
    #expect(console.error.contains("normalHeadr"))
  }

  @Test func `one run, or the way to one state, is of one preset`() throws {
    let console = try Console()
    let paths = try ["a", "b"].map { try console.file("\($0).preset.yaml", ExploreTests.preset) }
    #expect(try explore(console, paths + ["--replay", "1:1"]).status == .unusable)
    #expect(console.error == "error: --replay is for a single preset or suite, but there are 2\n")
  }

  @Test func `a time ends an exploration`() throws {
    let console = try Console()
    let path = try console.file("feed.preset.yaml", ExploreTests.preset)
    #expect(try explore(console, [path, "--for", "300ms", "--only", "fault"]).status == .success)
    #expect(console.output.contains(" of `feed`: no problem"))
  }

  @Test func `an invalid file is a failure, a missing one cannot be used`() throws {
    let console = try Console()
    let path = try console.file("feed.preset.yaml", "name: feed\nheader: { type: normalHeadr }\n")
    #expect(try explore(console, [path]).status == .failure)
    #expect(try explore(console, [console.folder.path + "/none.preset.yaml"]).status == .unusable)
  }

  @Test func `reports of explorations and of tests don't belong together`() throws {
    let console = try Console()
    let path = try console.file("feed.preset.yaml", ExploreTests.preset)
    let files = ["a", "b"].map { console.folder.path + "/\($0).json" }
    _ = try explore(console, [path, "--runs", "1", "--format", "json:\(files[0])"])
    let suite = try console.file(
      "a.scenarios.yaml",
      "suite: a\nheader: { type: header }\nscenarios: [ { name: a, steps: [ { expect: { time: 0 } } ] } ]\n")
    _ = try console.run(refreshcfg.Test.self, suite, "--format", "json:\(files[1])", "--quiet")
    #expect(try console.run(Merge.self, files) == .unusable)
    #expect(console.error.hasSuffix("error: reports of tests and explorations can't be merged\n"))
  }
}
