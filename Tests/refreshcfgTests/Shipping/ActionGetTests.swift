import ExternalTools
import Foundation
import Testing

/// The first step of `action.yml`, run as by a runner: it gets the tool.
struct ActionGetTests {
  private let console: Console

  init() throws { console = try Console() }

  /// Runs the first step with a repository that has the release v1.0.0, of the last but one of its three commits.
  ///
  /// - Parameters:
  ///   - version: The version that the workflow names, which can be `$early`, `$release` or `$late`, a commit.
  ///   - sum: Writes the checksum of the file `$archive`.
  ///   - allowed: The checksums that the workflow allows, which can be `$(cut -c 1-64 "$sum")`, that of the archive.
  ///   - server: The server of the repository. The default is one that has it.
  ///   - runner: What is different on the runner.
  private func get(
    _ version: String = "v1.0.0", checksum sum: String = ActionGetTests.checksum, allowed: String = "",
    server: String? = nil, runner: String = ""
  ) throws -> (status: Int32, output: String, installed: [String]) {
    let setUp = """
      set -e
      export GIT_AUTHOR_NAME=a GIT_AUTHOR_EMAIL=a@b GIT_COMMITTER_NAME=a GIT_COMMITTER_EMAIL=a@b
      git init -q owner/refreshcfg
      cd owner/refreshcfg
      git checkout -q -b main
      for name in early release late; do
        git commit -q --allow-empty -m $name
        eval "$name=$(git rev-parse HEAD)"
        if [ $name = release ]; then git tag -a -m v1.0.0 v1.0.0; git tag v1; git branch stable; fi
      done
      mkdir -p releases/download/v1.0.0/bin
      cd releases/download/v1.0.0
      ln -s '\(try ActionStep.products())/refreshcfg' bin/refreshcfg
      case $(uname -m) in arm64 | aarch64) machine=arm64 ;; *) machine=$(uname -m) ;; esac
      archive=refreshcfg-$(uname -s | tr A-Z a-z)-$machine.tar.gz
      tar -czf "$archive" bin
      \(Self.checksum)
      cp "$archive.sha256" ../../../../../sum
      rm "$archive.sha256"
      \(sum)
      cd ../../../../..
      mkdir runner
      export VERSION="\(version)" CHECKSUMS="\(allowed)"
      \(runner)
      \(ActionStep.script("get"))
      """
    let (status, output) = try Bash.run(
      setUp, in: console.folder,
      environment: [
        "RUNNER_TEMP": console.folder.path + "/runner", "GITHUB_PATH": console.folder.path + "/path",
        "REPOSITORY": "owner/refreshcfg", "GITHUB_SERVER_URL": server ?? "file://\(console.folder.path)",
        "GITHUB_ACTION_PATH": "/nowhere", "GITHUB_ACTIONS": "true",
      ])
    let place = console.folder.path + "/runner/refreshcfg"
    return (status, output, (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? [])
  }

  private static let checksum =
    "if command -v sha256sum > /dev/null; then sha256sum \"$archive\"; else shasum -a 256 \"$archive\"; fi > \"$archive.sha256\""

  @Test(arguments: ["v1.0.0", "v1", "stable", "$release"])
  func `a release is fetched by its tag, another of its commit, a branch or the commit, and put into the path`(
    version: String
  ) throws {
    let found = try get(version)
    #expect(found.status == 0, "\(found.output)")
    let path = try String(contentsOf: console.folder.appendingPathComponent("path"), encoding: .utf8)
    #expect(path == console.folder.path + "/runner/refreshcfg/bin\n")
    #expect(found.installed.sorted() == ["bin", "share"])
  }

  @Test(arguments: ["$early", "$late", "main", "v2", ""])
  func `of a commit without a release, none is fetched`(version: String) throws {
    let found = try get(version)
    #expect(found.status != 0 && found.installed == [])
    #expect(found.output.contains("with its checksum; building refreshcfg"), "\(found.output)")
  }

  @Test func `of an archive with another checksum nothing is used`() throws {
    let found = try get(checksum: "echo \"$(printf '%064d' 7)  $archive\" > \"$archive.sha256\"")
    #expect(found.status == 1 && found.installed == [])
    #expect(found.output.contains("::error::refreshcfg-") && found.output.contains("the archive isn't used"))
    #expect(!FileManager.default.fileExists(atPath: console.folder.path + "/path"))
  }

  @Test func `an archive without a checksum is not used either`() throws {
    let found = try get(checksum: ":")
    #expect(found.status != 0 && found.installed == [])
    #expect(found.output.contains("with its checksum; building refreshcfg"))
  }

  @Test(arguments: [
    ("v1.0.0", "of v1.0.0 can't be downloaded from http://127.0.0.1:9/owner/refreshcfg/releases/"),
    ("$release", "::warning::the tags of http://127.0.0.1:9/owner/refreshcfg can't be read"),
  ])
  func `that a server can't be asked doesn't mean that there is no release`(version: String, message: String) throws
  {
    // Nothing listens at this port.
    let found = try get(version, server: "http://127.0.0.1:9")
    #expect(found.status != 0 && found.installed == [])
    #expect(found.output.contains(message) && !found.output.contains("doesn't have"), "\(found.output)")
    #expect(found.output.contains("; building refreshcfg") == (version == "$release"))
  }

  @Test func `without curl, a release isn't said to be missing`() throws {
    let few = "mkdir few; ln -s /bin/* /usr/bin/* few/ 2> /dev/null || :; rm few/curl; PATH=$PWD/few"
    let found = try get(runner: few)
    #expect(found.installed == [])
    #expect(
      found.output.contains("::warning::curl was not found") && found.output.contains("; building refreshcfg")
        && !found.output.contains("doesn't have"), "\(found.output)")
  }

  @Test func `the checksums that a workflow allows count, and not that of the release`() throws {
    let other = String(repeating: "0", count: 64)
    #expect(try get(checksum: ":", allowed: "\(other) $(cut -c 1-64 sum)").status == 0)
  }

  @Test(arguments: ["v1.0.0", "$late"])
  func `nothing but what a workflow allows is used, nor built`(version: String) throws {
    let found = try get(version, allowed: String(repeating: "0", count: 64))
    #expect(found.status == 1 && found.installed == [])
    #expect(found.output.contains("::error::") && !found.output.contains("building"), "\(found.output)")
  }

  @Test func `a checksum may have capital letters`() throws {
    #expect(try get(checksum: ":", allowed: "$(cut -c 1-64 sum | tr a-f A-F)").status == 0)
  }

  @Test func `a list of checksums without any allows none`() throws {
    let none = try get(allowed: "\n \n")
    #expect(
      none.status == 1 && none.output.contains(", but the allowed ones are none; the archive isn't used\n"),
      "\(none.output)")
  }

  /// Runs the first step in a folder whose `make` records its arguments, and returns these; it can do more.
  private func make(_ more: String, before setUp: String) throws -> String {
    try console.file("bin/make", "#!/bin/bash\necho make \"$@\" >> made\n\(more)")
    let runner = console.folder.path + "/runner"
    let found = try Bash.run(
      "chmod +x bin/make; \(setUp); \(ActionStep.script("get"))", in: console.folder,
      environment: [
        "RUNNER_TEMP": runner, "GITHUB_PATH": console.folder.path + "/path", "VERSION": "",
        "REPOSITORY": "owner/refreshcfg", "GITHUB_ACTION_PATH": "/action",
      ], path: [console.folder.path + "/bin"])
    #expect(found.status == 0, "\(found.output)")
    return try String(contentsOf: console.folder.appendingPathComponent("made"), encoding: .utf8)
  }

  @Test func `it is built where there is no release`() throws {
    try console.file("tool", "#!/bin/bash\n")
    let made = try make(
      "mkdir -p runner/refreshcfg/bin\n",
      before: "chmod +x tool; mkdir -p runner/refreshcfg/bin; cp tool runner/refreshcfg/bin/refreshcfg")
    #expect(made == "make -C /action install PREFIX=\(console.folder.path)/runner/refreshcfg\n")
  }

  @Test func `a tool that lacks its library gets it`() throws {
    try console.file("runner/refreshcfg/bin/refreshcfg", "#!/bin/bash\ngrep -q libyaml made\n")
    let made = try make("", before: "chmod +x runner/refreshcfg/bin/refreshcfg")
    #expect(made.hasSuffix("\nmake -C /action libyaml\n"))
  }
}
