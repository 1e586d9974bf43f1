import ExternalTools
import Foundation
import Testing

@testable import RefreshFiles

struct OutputFileTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("out-\(UUID().uuidString)")

  @Test func `a file is written with its folder, and again`() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.path + "/new/a.json"
    try OutputFile.write(Array("one".utf8), to: path)
    try OutputFile.write(Array("two".utf8), to: path)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "two")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/new") == ["a.json"])
  }

  @Test func `a folder's folder has to be there`() {
    #expect(throws: InputFile.Failure.system(ENOENT)) {
      try OutputFile.write([1], to: folder.path + "/a/b/c")
    }
    #expect(throws: InputFile.Failure.system(ENOENT)) { try OutputFile.write([1], to: "") }
  }

  @Test func `what can't be replaced stays, and nothing is left beside it`() throws {
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("a"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(throws: InputFile.Failure.self) { try OutputFile.write([1], to: folder.path + "/a") }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a"])
  }

  @Test func `a link is followed, and what it leads to keeps its rights`() throws {
    let place = try TestFolder()
    let folder = place.path + "/"
    try place.write("there", "old")
    chmod(folder + "there", 0o640)
    try place.link("link", to: "there")
    try place.link("dead", to: "new")
    try OutputFile.write("one".utf8, to: folder + "link")
    try OutputFile.write("two".utf8, to: folder + "dead")
    #expect(try String(contentsOfFile: folder + "there", encoding: .utf8) == "one")
    #expect(try String(contentsOfFile: folder + "new", encoding: .utf8) == "two")
    let rights = try FileManager.default.attributesOfItem(atPath: folder + "there")[.posixPermissions]
    #expect(rights as? Int == 0o640)
    #expect(FolderSearch.isLink(folder + "link") && FolderSearch.isLink(folder + "dead"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder).count == 4)
  }

  @Test func `what is no file is written into, if there is a reader`() throws {
    let place = try TestFolder()
    let path = place.pipe("pipe")
    #expect(throws: InputFile.Failure.system(ENXIO)) { try OutputFile.write([1], to: path) }
    // More than a pipe can buffer.
    let bytes = [UInt8](repeating: 7, count: 300_000)
    Thread.detachNewThread { try? OutputFile.write(bytes, to: path) }
    #expect(try InputFile.contents(of: path, limit: 1 << 20, isArgument: true) == bytes)
    try place.link("nothing", to: "/dev/null")
    try OutputFile.write(bytes, to: place.path + "/nothing")
    #expect(throws: InputFile.Failure.system(EISDIR)) { try OutputFile.write(bytes, to: place.path) }
    #expect(try FileManager.default.contentsOfDirectory(atPath: place.path).sorted() == ["nothing", "pipe"])
  }

  @Test func `what was changed meanwhile is not written over`() throws {
    let place = try TestFolder()
    try place.write("a", "theirs")
    let path = place.path + "/a"
    #expect(throws: InputFile.Failure.changed) {
      try OutputFile.write("ours".utf8, to: path, inPlaceOf: Array("before".utf8))
    }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "theirs")
    try OutputFile.write("ours".utf8, to: path, inPlaceOf: Array("theirs".utf8))
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "ours")
    #expect(try FileManager.default.contentsOfDirectory(atPath: place.path) == ["a"])
  }

  @Test func `the name of what is not finished is hidden and unpredictable`() {
    let names = (0..<100).map { _ in OutputFile.draftName(for: "out/report.json") }
    #expect(
      Set(names).count == 100 && names.allSatisfy { $0.hasPrefix("out/.refreshcfg-") && $0.hasSuffix(".tmp") })
  }

  @Test func `a new file is never written over what is there, a link that leads nowhere included`() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (path, link) = (folder.path + "/a.yaml", folder.path + "/link.yaml")
    #expect(try OutputFile.create(Array("one".utf8), at: path))
    #expect(try !OutputFile.create(Array("two".utf8), at: path))
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "one")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: folder.path + "/nowhere")
    #expect(try !OutputFile.create([1], at: link))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["a.yaml", "link.yaml"])
  }
}
