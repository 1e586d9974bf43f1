import Foundation
import Testing

@testable import RefreshPreview
@testable import refreshcfg

struct SiteFolderTests {
  private let one = [
    GallerySite.File(path: "index.html", text: "1"), GallerySite.File(path: "a/b/c.html", text: "c"),
  ]
  private let two = [GallerySite.File(path: "index.html", text: "2")]

  private func files(in folder: URL) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
  }

  @Test func `a site takes the place of the one before, and nothing of that is left`() throws {
    let console = try Console()
    let folder = console.folder.appendingPathComponent("site")
    try SiteFolder(folder.path).write(one)
    #expect(try files(in: folder) == [".refreshcfg-gallery", "a", "a/b", "a/b/c.html", "index.html"])
    try SiteFolder(folder.path + "/").write(two)
    #expect(try files(in: folder) == [".refreshcfg-gallery", "index.html"])
    #expect(try String(contentsOf: folder.appendingPathComponent("index.html"), encoding: .utf8) == "2")
    #expect(try FileManager.default.contentsOfDirectory(atPath: console.folder.path) == ["site"])
  }

  @Test func `an empty folder is filled, one with other files is left alone`() throws {
    let console = try Console()
    let folder = console.folder.appendingPathComponent("site")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try SiteFolder(folder.path).write(one)
    try console.file("site/a/.git/config", "mine")
    let mine = SiteFolder.Failure("there is a/.git/config in it, which no gallery wrote; name another folder")
    #expect(throws: mine) { try SiteFolder(folder.path).write(two) }
    try console.file("other/x", "mine")
    let other = SiteFolder.Failure("it is there already, and is no gallery; name another folder")
    #expect(throws: other) { try SiteFolder(console.folder.path + "/other").write(two) }
    #expect(throws: SiteFolder.Failure("it is there already, and is no folder")) {
      try SiteFolder(console.folder.path + "/other/x").write(two)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: console.folder.path).sorted() == ["other", "site"])
  }

  @Test func `a site that can't be written as a whole is not written`() throws {
    let console = try Console()
    let folder = console.folder.path + "/site"
    try SiteFolder(folder).write(one)
    let long = GallerySite.File(path: String(repeating: "x", count: 300), text: "")
    #expect(throws: SiteFolder.Failure("its name is too long")) { try SiteFolder(folder).write(two + [long]) }
    #expect(try String(contentsOfFile: folder + "/index.html", encoding: .utf8) == "1")
    #expect(try FileManager.default.contentsOfDirectory(atPath: console.folder.path) == ["site"])
    #expect(throws: SiteFolder.Failure("there is no such file")) { try SiteFolder(folder + "/no/where").write(two) }
  }
}
