import RefreshDiagnostics
import RefreshFiles
import RefreshProtocol
import Testing

@testable import RefreshChecks
@testable import RefreshLanguageServer

/// What is kept from one check of a file to the next.
struct KeptWorkTests {
  private let suite =
    "suite: a\npreset: p.preset.yaml\nscenarios:\n  - { name: one, steps: [ { expect: { time: 0 } } ] }\n"

  /// Checks a suite and returns the paths of the files that were read for it.
  private func reads(_ text: String, after kept: Checker.Kept?) throws -> (paths: [String], check: CheckedFile) {
    let log = PathLog()
    let file = SourceFile(path: "/a/s.scenarios.yaml", text: text)
    let check = CheckedFile(file, tree: SyntaxTree(file.bytes), after: kept) { path, _ in
      log.paths.append(path)
      LookupLog.current?.note(path)
      return SourceFile(path: path, text: "name: p\nheader: { type: normalHeader }\n")
    }
    return (log.paths.filter { $0.hasSuffix(".preset.yaml") }, check)
  }

  private final class PathLog: @unchecked Sendable { var paths: [String] = [] }

  @Test func `a preset is read again only if another file has changed`() throws {
    let first = try reads(suite, after: nil)
    #expect(first.paths == ["/a/p.preset.yaml"])
    let second = try reads(suite.replacing("one", with: "two"), after: first.check.kept)
    #expect(second.paths.isEmpty && second.check.presets.map(\.name) == ["p"])
    #expect(second.check.dependencies == first.check.dependencies)
    #expect(try reads(suite, after: nil).paths == ["/a/p.preset.yaml"])
  }

  @Test func `a preset is kept while the text of the suite can't be read`() throws {
    let first = try reads(suite, after: nil)
    let broken = try reads(suite + "  - { name: [ }\n", after: first.check.kept)
    #expect(broken.paths.isEmpty && broken.check.presets.map(\.name) == ["p"])
    #expect(try reads(suite, after: broken.check.kept).paths.isEmpty)
  }

  @Test func `a preset that no longer is named isn't kept`() throws {
    let first = try reads(suite, after: nil)
    let second = try reads(suite.replacing("p.preset", with: "q.preset"), after: first.check.kept)
    #expect(second.paths == ["/a/q.preset.yaml"])
    #expect(try reads(suite, after: second.check.kept).paths == ["/a/p.preset.yaml"])
  }

  @Test func `an incomplete preset is checked again when another one is the first to extend it`() throws {
    let base = "name: base\nheader: { height: 60, heigth: 2 }\n"
    let client = try Client([
      "b.preset.yaml": "name: b\nextends: base.preset.yaml\nheader: { type: normalHeader }\n"
    ])
    client.open("base.preset.yaml", base)
    client.open("a.preset.yaml", "name: a\nheader: { type: normalHeader }\n")
    func extender() -> String? {
      client.workspace.checks.values.first { $0.path.hasSuffix("/base.preset.yaml") }?.extender.map {
        FilePath.name(of: $0)
      }
    }
    #expect(extender() == "b.preset.yaml")
    client.change("a.preset.yaml", nil, "name: a\nextends: base.preset.yaml\nheader: { type: normalHeader }\n")
    #expect(extender() == "a.preset.yaml")
    client.change("a.preset.yaml", nil, "name: a\nheader: { type: normalHeader }\n")
    #expect(extender() == "b.preset.yaml")
  }
}
