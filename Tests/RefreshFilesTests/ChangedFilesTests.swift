import ExternalTools
import Foundation
import Testing

@testable import RefreshFiles

struct ChangedFilesTests {
  private typealias File = (path: String, bytes: [UInt8])

  private let one: [File] = [("a.yaml", Array("1".utf8)), ("b/c.yaml", Array("2".utf8))]
  private let two: [File] = [("a.yaml", Array("other".utf8))]

  @Test func `what stays as it was written is no change`() throws {
    let place = try TestFolder()
    let output = OutputFolder(place.path + "/out", of: "import", noticingChanges: true)
    #expect(try output.changedFiles(before: one).isEmpty)
    try output.write(one)
    #expect(try output.changedFiles(before: one).isEmpty)
    #expect(try output.changedFiles(before: two).isEmpty)
    try output.write(two)
    #expect(try output.changedFiles(before: one).isEmpty)
  }

  @Test func `a file that was changed is noticed if it would be replaced or removed`() throws {
    let place = try TestFolder()
    let output = OutputFolder(place.path + "/out", of: "import", noticingChanges: true)
    try output.write(one)
    try place.write("out/b/c.yaml", "mine")
    #expect(try output.changedFiles(before: one) == ["b/c.yaml"])
    #expect(try output.changedFiles(before: two) == ["b/c.yaml"])
    let same: [File] = [("a.yaml", Array("1".utf8)), ("b/c.yaml", Array("mine".utf8))]
    #expect(try output.changedFiles(before: same).isEmpty)
  }

  @Test func `of files whose digests are not known all count as changed`() throws {
    let place = try TestFolder()
    try OutputFolder(place.path + "/out", of: "import").write(one)
    let output = OutputFolder(place.path + "/out", of: "import", noticingChanges: true)
    #expect(try output.changedFiles(before: one).isEmpty)
    #expect(try output.changedFiles(before: two) == ["a.yaml", "b/c.yaml"])
  }
}
