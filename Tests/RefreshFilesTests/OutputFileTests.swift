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
