import ExternalTools
import Foundation
import Testing

@testable import RefreshFiles

struct OutputFolderTests {
  private let one = [
    (path: "index.html", bytes: Array("1".utf8)), (path: "a/b/c.html", bytes: Array("c".utf8)),
  ]
  private let two = [(path: "index.html", bytes: Array("2".utf8))]

  private func files(in folder: URL) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
  }

  @Test func `a site takes the place of the one before, and nothing of that is left`() throws {
    let place = try TestFolder()
    let folder = place.url.appendingPathComponent("site")
    try OutputFolder(folder.path, of: "gallery").write(one)
    #expect(try files(in: folder) == [".refreshcfg-gallery", "a", "a/b", "a/b/c.html", "index.html"])
    try OutputFolder(folder.path + "/", of: "gallery").write(two)
    #expect(try files(in: folder) == [".refreshcfg-gallery", "index.html"])
    #expect(try String(contentsOf: folder.appendingPathComponent("index.html"), encoding: .utf8) == "2")
    #expect(try FileManager.default.contentsOfDirectory(atPath: place.path) == ["site"])
  }

  @Test func `a list whose line ends were changed is still that of the folder`() throws {
    let place = try TestFolder()
    let folder = place.url.appendingPathComponent("site")
    try OutputFolder(folder.path, of: "gallery").write(one)
    let list = folder.appendingPathComponent(".refreshcfg-gallery")
    let text = try String(contentsOf: list, encoding: .utf8).replacing("\n", with: "\r\n")
    try text.write(to: list, atomically: true, encoding: .utf8)
    try OutputFolder(folder.path, of: "gallery").write(two)
    #expect(try files(in: folder) == [".refreshcfg-gallery", "index.html"])
  }

  @Test func `what a system leaves in a folder is ignored`() throws {
    let place = try TestFolder()
    let folder = place.url.appendingPathComponent("site")
    try place.write("site/.DS_Store", "1")
    let output = OutputFolder(folder.path, of: "gallery")
    try output.write(one)
    try place.write("site/a/.DS_Store", "2")
    #expect(try output.contents().map(\.path) == ["a/b/c.html", "index.html"])
    try output.write(two)
    #expect(try files(in: folder) == [".refreshcfg-gallery", "index.html"])
  }

  @Test func `an empty folder is filled, one with other files is left alone`() throws {
    let place = try TestFolder()
    let folder = place.url.appendingPathComponent("site")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try OutputFolder(folder.path, of: "gallery").write(one)
    try place.write("site/a/.git/config", "mine")
    let mine = OutputFolder.Failure(
      reason: "it contains a/.git/config, which isn't part of a gallery; choose another folder")
    #expect(throws: mine) { try OutputFolder(folder.path, of: "gallery").write(two) }
    try place.write("other/x", "mine")
    let other = OutputFolder.Failure(reason: "it already exists and isn't a gallery; choose another folder")
    #expect(throws: other) { try OutputFolder(place.path + "/other", of: "gallery").write(two) }
    #expect(throws: OutputFolder.Failure(reason: "it already exists and isn't a folder")) {
      try OutputFolder(place.path + "/other/x", of: "gallery").write(two)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: place.path).sorted() == ["other", "site"])
  }

  @Test func `an empty folder in another folder is someone's, one of the list is not`() throws {
    let place = try TestFolder()
    let folder = place.url.appendingPathComponent("site")
    let inner = folder.appendingPathComponent("mine/.deep")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    #expect(throws: OutputFolder.Failure(reason: "it already exists and isn't a gallery; choose another folder")) {
      try OutputFolder(folder.path, of: "gallery").write(one)
    }
    #expect(try files(in: folder) == ["mine", "mine/.deep"])
    try FileManager.default.removeItem(at: folder.appendingPathComponent("mine"))
    try OutputFolder(folder.path, of: "gallery").write(one)
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    let reason = "it contains mine/.deep/, which isn't part of a gallery; choose another folder"
    #expect(throws: OutputFolder.Failure(reason: reason)) {
      try OutputFolder(folder.path, of: "gallery").write(two)
    }
    try FileManager.default.removeItem(at: folder.appendingPathComponent("mine"))
    try FileManager.default.removeItem(at: folder.appendingPathComponent("a/b/c.html"))
    try OutputFolder(folder.path, of: "gallery").write(two)
    #expect(try files(in: folder) == [".refreshcfg-gallery", "index.html"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: place.path) == ["site"])
  }

  @Test func `a site that can't be written as a whole is not written`() throws {
    let place = try TestFolder()
    let folder = place.path + "/site"
    try OutputFolder(folder, of: "gallery").write(one)
    let long = (path: String(repeating: "x", count: 300), bytes: [UInt8]())
    #expect(throws: OutputFolder.Failure(reason: "its name is too long")) {
      try OutputFolder(folder, of: "gallery").write(two + [long])
    }
    #expect(try String(contentsOfFile: folder + "/index.html", encoding: .utf8) == "1")
    #expect(try FileManager.default.contentsOfDirectory(atPath: place.path) == ["site"])
    #expect(throws: OutputFolder.Failure.self) {
      try OutputFolder(folder + "/index.html/x", of: "gallery").write(two)
    }
    #expect(throws: OutputFolder.Failure.self) {
      try OutputFolder(place.path + "/new/a", of: "gallery").write(two + [long])
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: place.path) == ["site"])
  }

  @Test func `the folders around a site are made if need be`() throws {
    let place = try TestFolder()
    try OutputFolder(place.path + "/new/a", of: "gallery").write(two)
    #expect(
      try files(in: place.url.appendingPathComponent("new")) == ["a", "a/.refreshcfg-gallery", "a/index.html"])
  }

  @Test func `files that would be one on a Mac are refused before anything is written`() throws {
    let place = try TestFolder()
    let folder = OutputFolder(place.path + "/site", of: "gallery")
    let names = ["A/index.html", "a/index.html"]
    #expect(
      throws: OutputFolder.Failure(
        reason: "A/index.html and a/index.html would be the same file on a Mac; rename one of them")
    ) { try folder.write(names.map { (path: $0, bytes: [UInt8]()) }) }
    #expect(try FileManager.default.contentsOfDirectory(atPath: place.path) == [])
  }

  @Test func `of a link it is the folder that is written, and there is always one of the two sites`() throws {
    let place = try TestFolder()
    try place.link("site", to: "real")
    let folder = place.path + "/site"
    try OutputFolder(folder, of: "gallery").write(one)
    try OutputFolder(folder, of: "gallery").write(two)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder) == "real")
    #expect(try files(in: place.url.appendingPathComponent("real")) == [".refreshcfg-gallery", "index.html"])
    #expect(OutputFile.exchange(folder, place.path + "/real"))
    #expect(!OutputFile.exchange(folder, place.path + "/none"))
  }

  @Test func `what an ended run left disturbs no later one`() throws {
    let place = try TestFolder()
    let folder = place.path + "/site"
    try OutputFolder(folder, of: "gallery").write(one)
    try place.write("site.\(getpid()).tmp/index.html", "left behind")
    try place.write("site.\(getpid()).old/index.html", "left behind")
    try OutputFolder(folder, of: "gallery").write(two)
    #expect(try files(in: place.url.appendingPathComponent("site")) == [".refreshcfg-gallery", "index.html"])
  }
}
