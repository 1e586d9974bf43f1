import Foundation
import Testing

@testable import refreshcfg

struct SelectingTests {
  private static let feed = """
    suite: feed
    header: { type: header }
    scenarios:
      - { name: a pull, tags: [smoke], steps: [ { expect: { time: 0 } } ] }
      - { name: a push, tags: [slow, smoke], steps: [ { expect: { time: 0 } } ] }
      - name: a swipe of ${n}
        examples:
          - n: 1
          - n: 2
        steps: [ { expect: { time: 0 } } ]
    """

  private func console() throws -> Console {
    let console = try Console()
    try console.file("feed.scenarios.yaml", SelectingTests.feed)
    try console.file(
      "list.scenarios.yaml",
      "suite: list\nheader: { type: header }\nscenarios: [ { name: a tap, steps: [ { expect: { time: 0 } } ] } ]\n")
    return console
  }

  /// Returns the names that `--list` shows.
  private func listed(_ arguments: [String], in console: Console) throws -> [String] {
    let length = console.output.count
    #expect(try console.run(refreshcfg.Test.self, arguments + ["--list"]) == .success)
    let lines = console.output.dropFirst(length).split(separator: "\n")
    return lines.map { String($0.split(separator: "\t")[1]) }
  }

  @Test func `a list has place, name and tags, and nothing is run`() throws {
    let console = try console()
    #expect(try console.run(refreshcfg.Test.self, console.folder.path, "--list") == .success)
    #expect(
      console.plainOutput == """
        feed.scenarios.yaml:4\tfeed › a pull\tsmoke
        feed.scenarios.yaml:5\tfeed › a push\tslow smoke
        feed.scenarios.yaml:8\tfeed › a swipe of 1
        feed.scenarios.yaml:9\tfeed › a swipe of 2
        list.scenarios.yaml:3\tlist › a tap

        """)
    #expect(console.error.isEmpty)
  }

  @Test func `each place of the list means that scenario alone`() throws {
    let console = try console()
    #expect(try console.run(refreshcfg.Test.self, console.folder.path, "--list") == .success)
    for line in console.output.split(separator: "\n") {
      let columns = line.split(separator: "\t").map(String.init)
      #expect(try listed([columns[0]], in: console) == [columns[1]])
    }
  }

  @Test func `lines, names and tags select`() throws {
    let console = try console()
    let folder = console.folder.path
    let feed = folder + "/feed.scenarios.yaml"
    #expect(try listed([feed + ":5:13"], in: console) == ["feed › a push"])
    #expect(try listed([feed + ":4", feed + ":9"], in: console) == ["feed › a pull", "feed › a swipe of 2"])
    // A file that is also named as a whole runs as a whole.
    #expect(try listed([feed + ":4", folder], in: console).count == 5)
    #expect(
      try listed([folder, "--scenario", "^a (pull|tap)$"], in: console) == ["feed › a pull", "list › a tap"])
    #expect(try listed([folder, "--tags", "smoke and not slow"], in: console) == ["feed › a pull"])
    #expect(try listed([folder, "--tags", "not smoke", "--scenario", "2"], in: console) == ["feed › a swipe of 2"])
  }

  @Test func `a file whose name looks like one with a line is that file`() throws {
    let console = try Console()
    let path = try console.file("a.scenarios.yaml:4", SelectingTests.feed)
    #expect(try listed([path], in: console).count == 4)
  }

  @Test func `that nothing is selected is wrong usage, and the filter that did it is named`() throws {
    let console = try console()
    let folder = console.folder.path
    #expect(try console.run(refreshcfg.Test.self, folder, "--scenario", "x") == .unusable)
    #expect(
      console.error == "error: no scenario is selected: --scenario `x` leaves none of 5 scenarios; "
        + "the nearest are `a pull`, `a push` and `a swipe of 1`\n")
    #expect(try console.run(refreshcfg.Test.self, folder + "/list.scenarios.yaml", "--scenario", "x") == .unusable)
    #expect(console.error.hasSuffix("leaves none of 1 scenario; the nearest is `a tap`\n"))
    #expect(console.output.isEmpty)
  }

  @Test func `a line without a scenario is wrong usage`() throws {
    let console = try console()
    #expect(try console.run(refreshcfg.Test.self, console.folder.path + "/feed.scenarios.yaml:1") == .unusable)
    #expect(
      console.plainError
        == "error: no scenario of feed.scenarios.yaml is on line 1; the nearest is `a pull` on line 4\n")
  }

  @Test func `an expression that can't be read is wrong usage`() throws {
    let console = try console()
    #expect(try console.run(refreshcfg.Test.self, console.folder.path, "--tags", "smoke and") == .unusable)
    #expect(
      console.error == """
        error[bad-tags]: a tag is missing after `and`
         --> --tags:1:10
          |
        1 | smoke and
          |          ^
          |
          = help: write tags with `and`, `or`, `not` and parentheses: `smoke and not slow`

        """)
    #expect(try console.run(refreshcfg.Test.self, console.folder.path, "--scenario", "(") == .unusable)
    #expect(console.error.contains("error[bad-pattern]: this `(` is never closed\n --> --scenario:1:1\n"))
    #expect(console.output.isEmpty)
  }

  @Test func `a misspelt tag is warned of, and fails a strict run`() throws {
    let console = try console()
    let folder = console.folder.path
    #expect(try console.run(refreshcfg.Test.self, folder, "--tags", "not slw") == .success)
    #expect(console.error.contains("warning[no-such-tag]: no scenario has the tag `slw`"))
    #expect(console.error.contains("help: did you mean `slow`?"))
    #expect(try console.run(refreshcfg.Test.self, folder, "--tags", "not slw", "--strict") == .failure)
  }

  @Test func `only is an error at its place where it is forbidden, and nothing is run`() throws {
    let console = try Console()
    let path = try console.file(
      "a.scenarios.yaml",
      """
      suite: a
      header: { type: header }
      scenarios:
        - { name: one, only: true, steps: [ { expect: { time: 1 } } ] }
        - { name: two, steps: [ { expect: { time: 0 } } ] }
      """)
    #expect(try console.run(refreshcfg.Test.self, path, "--forbid-only", "--scenario", "two") == .failure)
    #expect(
      console.plainError == """
        error[forbidden-only]: `only` isn't allowed in this run
         --> a.scenarios.yaml:4:24
          |
        4 |   - { name: one, only: true, steps: [ { expect: { time: 1 } } ] }
          |             ---        ^^^^
          |             |
          |             the scenario that has it
          |
          = help: remove it, so that the other scenarios also run

        1 error in 1 file

        """)
    #expect(console.output.isEmpty)
    #expect(try console.run(refreshcfg.Test.self, path, "--scenario", "two") == .success)
    #expect(try console.run(refreshcfg.Test.self, path, "--forbid-only", "--format", "json") == .failure)
    #expect(console.output.contains("\"id\": \"forbidden-only\""))
  }
}
