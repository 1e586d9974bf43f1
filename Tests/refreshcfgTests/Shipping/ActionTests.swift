import Foundation
import Testing

/// The steps of `action.yml`, run as by a runner.
struct ActionTests {
  private let console: Console
  private let products: String
  private var script: (String) -> String { { "'\(Repository.root.path)/.ci/\($0)'" } }

  init() throws {
    console = try Console()
    products = try #require(PageReader.products?.path, "the tool lies beside the tests")
  }

  @Test func `a release is fetched and put into the path`() throws {
    let setUp = """
      set -e
      mkdir -p releases/v1/bin runner
      ln -s '\(products)/refreshcfg' releases/v1/bin/refreshcfg
      case $(uname -m) in arm64 | aarch64) machine=arm64 ;; *) machine=$(uname -m) ;; esac
      tar -czf "releases/v1/refreshcfg-$(uname -s | tr A-Z a-z)-$machine.tar.gz" -C releases/v1 bin
      \(script("get"))
      """
    let found = try Bash.run(
      setUp, in: console.folder,
      environment: [
        "RUNNER_TEMP": console.folder.path + "/runner", "GITHUB_PATH": console.folder.path + "/path",
        "VERSION": "v1",
        "REPOSITORY": "owner/refreshcfg", "RELEASES": "file://\(console.folder.path)/releases",
        "GITHUB_ACTION_PATH": "/nowhere",
      ])
    #expect(found.status == 0, "\(found.output)")
    let path = try String(contentsOf: console.folder.appendingPathComponent("path"), encoding: .utf8)
    #expect(path == console.folder.path + "/runner/refreshcfg/bin\n")
  }

  @Test func `it is built where there is no release`() throws {
    // A `make` that records its arguments.
    try console.file("bin/make", "#!/bin/bash\necho make \"$@\" >> made\nmkdir -p runner/refreshcfg/bin\n")
    try console.file("tool", "#!/bin/bash\n")
    let found = try Bash.run(
      "chmod +x bin/make tool; mkdir -p runner/refreshcfg/bin; cp tool runner/refreshcfg/bin/refreshcfg; \(script("get"))",
      in: console.folder,
      environment: [
        "RUNNER_TEMP": console.folder.path + "/runner", "GITHUB_PATH": console.folder.path + "/path", "VERSION": "",
        "REPOSITORY": "owner/refreshcfg", "GITHUB_ACTION_PATH": "/action",
      ], path: [console.folder.path + "/bin"])
    #expect(found.status == 0, "\(found.output)")
    let made = try String(contentsOf: console.folder.appendingPathComponent("made"), encoding: .utf8)
    #expect(made == "make -C /action install PREFIX=\(console.folder.path)/runner/refreshcfg\n")
  }

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

  @Test func `warnings fail the job only when asked to, and scenarios need not be run`() throws {
    try console.file("feed.preset.yaml", "name: feed\nheader: { type: normalHeader, hidden: no }\n")
    #expect(try check(["TEST": "false"]).status == 0)
    #expect(try check(["TEST": "false", "STRICT": "true"]).status == 1)
    #expect(try check(["TEST": "false", "PATHS": "nowhere"]).status == 2)
  }

  private func check(_ inputs: [String: String]) throws -> (status: Int32, output: String) {
    let defaults = ["PATHS": ".", "STRICT": "false", "TEST": "", "ARGUMENTS": "", "JUNIT": "", "CI": "true"]
    return try Bash.run(
      script("check"), in: console.folder, environment: defaults.merging(inputs) { _, given in given },
      path: [products])
  }
}
