import ExternalTools
import Foundation
import Testing

/// The second step of `action.yml`, run as by a runner: it validates and tests.
struct ActionCheckTests {
  private let console: Console

  init() throws { console = try Console() }

  @Test func `what is wrong is annotated, and fails the job`() throws {
    try console.file("Presets/feed.preset.yaml", "name: feed\nheader: { type: normalHeader, hidden: no }\n")
    try console.file(
      "feed.scenarios.yaml",
      """
      suite: feed
      preset: Presets/feed.preset.yaml
      scenarios: [ { name: fails, steps: [ { expect: { header.state: pulling } } ] } ]
      """)
    let found = try check([
      "PATHS": "Presets feed.scenarios.yaml", "TEST": "feed.scenarios.yaml", "JUNIT": "junit.xml",
    ])
    #expect(found.status == 1)
    #expect(found.output.contains("::warning file=Presets/feed.preset.yaml,line=2,"))
    #expect(found.output.contains("::error file=feed.scenarios.yaml,line=3,"))
    #expect(FileManager.default.fileExists(atPath: console.folder.path + "/junit.xml"))
  }

  @Test(arguments: ["Presets", "Presets/feed.preset.yaml"])
  func `projects without scenarios are only validated`(path: String) throws {
    try console.file("Presets/feed.preset.yaml", "name: feed\nheader: { type: normalHeader }\n")
    let found = try check(["PATHS": path])
    #expect(found.status == 0 && found.output == "", "\(found.output)")
    // Scenarios that were asked for have to be there.
    #expect(try check(["PATHS": path, "TEST": path]).status != 0)
  }

  @Test(arguments: [
    "Presets Scenarios", "Presets/feed.preset.yaml Scenarios", "Presets link", "Presets Scenarios/odd.yaml",
  ])
  func `of all paths, those with scenarios are run`(paths: String) throws {
    try console.file("refreshcfg.yaml", "")
    try console.file("Presets/feed.preset.yaml", "name: feed\nheader: { type: normalHeader }\n")
    // What no search finds doesn't count.
    try console.file("Presets/.build/feed.scenarios.yaml", "suite: hidden\n")
    for name in ["feed.scenarios", "odd"] {
      try console.file(
        "Scenarios/\(name).yaml",
        "suite: a\npreset: ../Presets/feed.preset.yaml\nscenarios: [ { name: a, steps: [ { expect: { header.state: pulling } } ] } ]\n"
      )
    }
    try FileManager.default.createSymbolicLink(
      atPath: console.folder.path + "/link", withDestinationPath: "Scenarios")
    let found = try check(["PATHS": paths])
    #expect(
      found.status == 1 && found.output.hasSuffix("1 scenario in 1 suite: 0 passed, 1 failed\n"), "\(found.output)")
    #expect(try check(["PATHS": paths, "TEST": "true"]).output == found.output)
    #expect(try check(["PATHS": "Presets"]).status == 0)
  }

  @Test func `a suite's name is no command to the runner`() throws {
    try console.file(
      "a.scenarios.yaml",
      """
      suite: "::add-mask::a ##[add-mask]b"
      header: { type: normalHeader }
      scenarios: [ { name: a, steps: [ { expect: { header.state: pulling } } ] } ]
      """)
    let found = try check(["ARGUMENTS": "--coverage"])
    let lines = found.output.split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix(": :add-mask::a # #[add-mask]b") }, "\(found.output)")
    #expect(lines.count { $0.contains("##[") || $0.hasPrefix("::") } == 1, "\(found.output)")
    #expect(found.status == 1)
  }

  @Test func `an error in a file has one annotation`() throws {
    try console.file("feed.preset.yaml", "name: feed\nheader: { type: normalHeadr }\n")
    try console.file(
      "a.scenarios.yaml", "suite: a\npreset: feed.preset.yaml\nscenarios: [ { name: a, steps: [ touchy ] } ]\n")
    let found = try check([:])
    #expect(found.status == 1)
    #expect(found.output.split(separator: "\n").count { $0.hasPrefix("::error file=feed.preset.yaml,") } == 1)
    #expect(found.output.split(separator: "\n").count { $0.hasPrefix("::error file=a.scenarios.yaml,") } == 1)
    #expect(found.output.contains("%0Ahelp: did you mean `touch`?\n"), "\(found.output)")
  }

  @Test func `warnings fail the job only when asked to, and scenarios need not be run`() throws {
    try console.file("feed.preset.yaml", "name: feed\nheader: { type: normalHeader, hidden: no }\n")
    #expect(try check(["TEST": "False"]).status == 0)
    #expect(try check(["TEST": "false", "STRICT": "true"]).status == 1)
    #expect(try check(["TEST": "false", "STRICT": "True"]).status == 1)
    #expect(try check(["TEST": "false", "PATHS": "nowhere"]).status == 2)
    let unclear = try check(["TEST": "false", "STRICT": "yes"])
    #expect(unclear.status == 2)
    #expect(unclear.output == "::error::strict must be true or false, found `yes`\n")
  }

  /// The words that the tool was given at each of its runs, by a tool that only writes them down.
  private func calls(_ inputs: [String: String]) throws -> [[String]] {
    try console.file(
      "stub/refreshcfg",
      "#!/bin/bash\nif [ \"$2\" = --list ]; then exit; fi\nprintf '%s\\0' \"$@\" >> calls; printf '\\n' >> calls\n")
    let all = ["PATHS": ".", "STRICT": "false", "TEST": "", "ARGUMENTS": "", "JUNIT": ""].merging(inputs) { $1 }
    let folder = console.folder
    let found = try Bash.run(
      "chmod +x stub/refreshcfg; \(ActionStep.script("check"))", in: folder, environment: all,
      path: [folder.path + "/stub"])
    #expect(found.status == 0, "\(found.output)")
    let calls = folder.appendingPathComponent("calls")
    defer { try? FileManager.default.removeItem(at: calls) }
    return try String(contentsOf: calls, encoding: .utf8).split(separator: "\n").map {
      $0.split(separator: "\0").map(String.init)
    }
  }

  @Test func `all lines of an input count`() throws {
    let found = try calls([
      "PATHS": "Presets\nMore/a.yaml\n\n", "TEST": " One\n  Two ", "ARGUMENTS": "--shard\n1/4\n",
    ])
    #expect(
      found == [
        ["validate", "--format", "github", "--", "Presets", "More/a.yaml"],
        ["test", "--format", "github", "--shard", "1/4", "--", "One", "Two"],
      ])
  }

  @Test func `names may have blanks, quotes, dashes and the signs of a shell`() throws {
    let found = try calls([
      "PATHS": "\"a b\" 'it has \"quotes\"' it's $HOME `touch x` * -x", "TEST": "false\n", "STRICT": "true",
    ])
    let words = ["a b", "it has \"quotes\"", "it's", "$HOME", "`touch", "x`", "*", "-x"]
    #expect(found == [["validate", "--strict", "--format", "github", "--"] + words])
    #expect(!FileManager.default.fileExists(atPath: console.folder.path + "/x"))
  }

  @Test func `bytes that are no text of the machine's encoding are parts of words`() throws {
    try console.file("stub/refreshcfg", "#!/bin/bash\nprintf '%s,' \"$@\" | od -An -c >> calls\n")
    let folder = console.folder
    let found = try Bash.run(
      "chmod +x stub/refreshcfg; export LC_ALL=C.UTF-8 PATHS=$'a \\xff b'; timeout 20 \(ActionStep.script("check"))",
      in: folder,
      environment: ["STRICT": "false", "TEST": "false", "ARGUMENTS": "", "JUNIT": ""], path: [folder.path + "/stub"]
    )
    #expect(found.status == 0, "\(found.output)")
    let calls = try String(contentsOf: folder.appendingPathComponent("calls"), encoding: .utf8)
    #expect(calls.filter { !$0.isWhitespace }.hasSuffix("--,a,377,b,"))
  }

  @Test func `a value in quotes is one word`() throws {
    let found = try calls(["TEST": "One", "ARGUMENTS": "--scenario=\"a b\" --only='it''s' x=\"y"])
    #expect(found.last == ["test", "--format", "github", "--scenario=a b", "--only=it's'", "x=\"y", "--", "One"])
  }

  @Test func `inputs without a word are those by default`() throws {
    try console.file("feed.scenarios.yaml", "")
    try console.file("a/feed.scenarios.yaml", "")
    let found = try calls(["PATHS": " \n", "TEST": "\n", "ARGUMENTS": "\n"])
    #expect(found == [["validate", "--format", "github", "--", "."], ["test", "--format", "github", "--", "."]])
    #expect(try calls(["PATHS": "a"]).last == ["test", "--format", "github", "--", "a"])
  }

  private func check(_ inputs: [String: String]) throws -> (status: Int32, output: String) {
    let defaults = ["PATHS": ".", "STRICT": "false", "TEST": "", "ARGUMENTS": "", "JUNIT": "", "CI": "true"]
    return try Bash.run(
      ActionStep.script("check"), in: console.folder, environment: defaults.merging(inputs) { _, given in given },
      path: [ActionStep.products()])
  }
}
