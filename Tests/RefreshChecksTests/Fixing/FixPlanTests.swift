import Foundation
import RefreshDiagnostics
import RefreshPresets
import RefreshYAML
import SuiteTexts
import Testing

@testable import RefreshChecks

struct FixPlanTests {
  private static let text = "name: a\nheader: { type: header, hidden: yes }\n"

  /// Creates a file in a new folder, and returns it with its diagnostics.
  private func check(_ text: String) throws -> (url: URL, found: [Diagnostic]) {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("refreshcfg-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let url = folder.appendingPathComponent("a.preset.yaml")
    try Data(text.utf8).write(to: url)
    var diagnostics = Diagnostics()
    if let file = SourceFile.read(path: url.path, into: &diagnostics) {
      _ = Preset.load(file, into: &diagnostics)
    }
    return (url, diagnostics.sorted())
  }

  @Test func `a file that was changed in the meantime is left alone`() throws {
    let (url, found) = try check(Self.text)
    defer { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }
    let plan = FixPlan(found, in: [url.path])
    try Data("name: b\n".utf8).write(to: url)
    var diagnostics = Diagnostics()
    plan.write(into: &diagnostics)
    #expect(diagnostics.all.map(\.rule) == [.cannotWrite])
    #expect(diagnostics.all.first?.message == "this file can't be fixed: it changed while it was being checked")
    #expect(try Data(contentsOf: url) == Data("name: b\n".utf8))
  }

  @Test func `a file that is gone says so`() throws {
    let (url, found) = try check(Self.text)
    let plan = FixPlan(found, in: [url.path])
    try FileManager.default.removeItem(at: url.deletingLastPathComponent())
    var diagnostics = Diagnostics()
    plan.write(into: &diagnostics)
    #expect(diagnostics.all.first?.message == "this file can't be fixed: there is no such file")
  }

  @Test func `a fix that only leads to another error isn't made`() throws {
    let (url, found) = try check(Self.text)
    defer { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }
    let file = try #require(found.first?.span.file)
    let start = try #require(file.bytes.firstRange(of: Array("hidden".utf8))?.lowerBound)
    let place = Span(file: file, start: start, end: start + 6)
    let wrong = Diagnostic(.missingKey, "a", at: place, fix: Fix(replacing: place, by: "hide", isSafe: true))
    let plan = FixPlan(found + [wrong], in: [url.path])
    #expect(plan.count == 1)
    #expect(
      plan.file(at: url.path)?.text(in: 0..<file.bytes.count + 2)
        == "name: a\nheader: { type: header, hidden: true }\n")
  }

  @Test func `what has no file is left out`() {
    var diagnostics = Diagnostics()
    _ = Preset.load(SourceFile(path: "<stdin>", text: Self.text), into: &diagnostics)
    #expect(diagnostics.all.count == 1)
    let plan = FixPlan(diagnostics.sorted(), in: ["<stdin>"])
    #expect(plan.count == 0 && plan.fileCount == 0 && plan.diff.isEmpty)
  }
}
