import ExternalTools
import Foundation
import RefreshFiles
import Testing

/// What can be checked on one system for the others.
struct PortabilityTests {
  @Test func `sources import FoundationEssentials alone, and what only Linux has with its counterparts`() throws {
    let sources = Repository.files(below: "Sources", endingIn: ".swift")
    try #require(sources.count > 500)
    for path in sources {
      let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
      let imports = lines.filter { $0.hasPrefix("import ") }.map { $0.dropFirst("import ".count) }
      // The whole of Foundation is for systems that have no FoundationEssentials, such as macOS, where it costs nothing.
      let text = lines.joined(separator: "\n").replacing(
        "#if canImport(FoundationEssentials)\nimport FoundationEssentials\n#else\nimport Foundation\n#endif",
        with: "")
      #expect(
        !text.contains(/import +(\w+ +)?(Foundation|Foundation(XML|Networking|Internationalization))\b/),
        "\(path): import FoundationEssentials if it can be imported")
      if imports.contains("Glibc") {
        #expect(imports.contains("Darwin") && imports.contains("Musl"), "\(path) imports Glibc alone")
      }
      // A module of the project that one branch imports is missing in the others.
      for branch in text.matches(of: /#(if|elseif|else)[^#]*/) {
        #expect(!branch.output.0.contains(/\nimport Refresh/), "\(path) imports a module on some systems only")
      }
      let onlyLinux = text.firstMatch(
        of: /inotify_|epoll_|eventfd|signalfd|timerfd|prctl|renameat2|accept4|pipe2|memfd_|MSG_NOSIGNAL|\/proc\//)
      if let onlyLinux {
        #expect(imports.contains("Darwin"), "\(path) uses \(onlyLinux.output), which macOS doesn't have")
      }
    }
  }

  @Test func `a program contains and loads nothing of Foundation but FoundationEssentials`() throws {
    #if os(Linux)
    let console = try Console()
    let products = try #require(ExternalTool.products, "the tool is beside the tests")
    func inspect(_ path: String, _ bytes: String = "") throws -> (status: Int32, output: String) {
      try Bash.run("'\(Repository.root.path)/.ci/inspect' '\(path)' \(bytes)", in: console.folder)
    }
    let found = try inspect(products.path + "/refreshcfg")
    #expect(found.status == 0, "\(found.output)")
    for (part, isMore) in [
      ("libFoundationEssentials.so", false), ("libFoundation.so", true), ("icudt76_dat", true),
    ] {
      let path = try console.file("program", "\u{0}\(part)\u{0}")
      #expect(try inspect(path).status == (isMore ? 1 : 0), "\(part)")
    }
    #expect(try inspect("/bin/sh", "10000000").status == 0)
    let large = try inspect("/bin/sh", "10000")
    #expect(large.status == 1 && large.output.contains("but may have 10000;"), "\(large.output)")
    #endif
  }

  @Test func `no two files of the repository have names that differ only in case`() throws {
    let top = try FileManager.default.contentsOfDirectory(atPath: Repository.root.path)
      .filter { ![".build", ".git", ".swiftpm"].contains($0) }
    let below = top.flatMap { folder in
      let path = Repository.root.appendingPathComponent(folder).path
      return FolderSearch.files(below: path, includingHidden: true).filter { !$0.contains("/.build/") }
    }
    #expect(below.count > 1000)
    let same = FileIdentity.collision(in: top + below).map { "\($0.first) and \($0.second)" }
    #expect(same == nil)
  }
}
