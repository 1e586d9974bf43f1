import Foundation
import Testing

@testable import refreshcfg

struct ImportOverwriteTests {
  private static let code = """
    class Feed: UIViewController { func setUp() { list.mj_header = MJRefreshNormalHeader { } } }
    class News: UIViewController { func setUp() { list.mj_footer = MJRefreshBackFooter { } } }
    """

  @Test func `a preset that was changed by hand stays, and so does all else`() throws {
    let console = try Console()
    let (code, out) = (try console.file("App.swift", Self.code), console.folder.path + "/Presets")
    #expect(try console.run(Import.self, code, "--out", out) == .success)
    let mine = try console.file(
      "Presets/feed.preset.yaml", "name: feed\nheader: { type: normalHeader, height: 70 }\n")
    try console.file("App.swift", Self.code.replacing("BackFooter", with: "AutoFooter"))
    #expect(try console.run(Import.self, code, "--out", out) == .failure)
    #expect(console.error.contains("feed.preset.yaml` was changed since import wrote it, so nothing was written"))
    #expect(console.error.contains("`--overwrite` replaces it"))
    #expect(try String(contentsOfFile: mine, encoding: .utf8).contains("height: 70"))
    #expect(try String(contentsOfFile: out + "/news.preset.yaml", encoding: .utf8).contains("backFooter"))
    #expect(try console.run(Import.self, code, "--out", out, "--overwrite") == .success)
    #expect(try !String(contentsOfFile: mine, encoding: .utf8).contains("height: 70"))
    #expect(try String(contentsOfFile: out + "/news.preset.yaml", encoding: .utf8).contains("autoFooter"))
  }

  @Test func `a changed preset that the code no longer has is not removed`() throws {
    let console = try Console()
    let (code, out) = (try console.file("App.swift", Self.code), console.folder.path + "/Presets")
    #expect(try console.run(Import.self, code, "--out", out) == .success)
    let mine = try console.file(
      "Presets/news.preset.yaml", "name: news\nfooter: { type: backFooter, height: 70 }\n")
    try console.file("App.swift", String(Self.code.split(separator: "\n")[0]))
    #expect(try console.run(Import.self, code, "--out", out) == .failure)
    #expect(FileManager.default.fileExists(atPath: mine))
  }

  @Test func `overwriting needs a folder`() throws {
    let console = try Console()
    let code = try console.file("App.swift", Self.code)
    #expect(throws: (any Error).self) { try Import.parse([code, "--overwrite"]) }
    #expect(try Import.parse([code, "--overwrite", "--out", "x"]).overwrite)
  }

  @Test func `a file of a folder that can't be read fails the import of the others`() throws {
    let console = try Console()
    let code = try console.file("App/App.swift", Self.code)
    try Data([0xFF, 0xFE, 0x80]).write(to: URL(fileURLWithPath: folder(of: code) + "/Old.m"))
    #expect(try console.run(Import.self, folder(of: code)) == .unusable)
    #expect(console.output.contains("name: feed"))
    #expect(console.error.contains("Old.m"))
  }

  @Test func `a header that can't be read matters only if it has to do with MJRefresh`() throws {
    let console = try Console()
    let code = try console.file("App/App.swift", Self.code)
    let header = URL(fileURLWithPath: folder(of: code) + "/Old.h")
    try (Data([0x2F, 0x2F, 0xFF, 0xFF, 0x80]) + Data("\n#define A 1\n".utf8)).write(to: header)
    #expect(try console.run(Import.self, folder(of: code)) == .success)
    try (Data([0x2F, 0x2F, 0xFF, 0xFF, 0x80]) + Data("\n#define A MJRefreshHeader\n".utf8)).write(to: header)
    #expect(try console.run(Import.self, folder(of: code)) == .unusable)
  }

  private func folder(of file: String) -> String { String(file[..<file.lastIndex(of: "/")!]) }
}
