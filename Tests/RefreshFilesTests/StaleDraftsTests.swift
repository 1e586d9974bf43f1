import ExternalTools
import Foundation
import Testing

@testable import RefreshFiles

struct StaleDraftsTests {
  /// A time that everything in the tests comes after.
  private let later = Int(Date().timeIntervalSince1970) + 3_600

  private func names(in place: TestFolder) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: place.path).sorted()
  }

  @Test func `what a killed run has left goes with the next look, and nothing else`() throws {
    let place = try TestFolder()
    let others = [
      ".refreshcfg-gallery", ".refreshcfg-.tmp", ".refreshcfg-ABC.tmp", ".refreshcfg-a.b.tmp", "refreshcfg-abc.tmp",
      ".refreshcfg-0123456789abcd.tmp", "a.swift",
    ]
    for name in others + [".refreshcfg-1a2b3c.tmp"] { try place.write(name, "") }
    try FileManager.default.createDirectory(
      atPath: place.path + "/.refreshcfg-zz9.tmp/de.lproj", withIntermediateDirectories: true)
    try place.write(".refreshcfg-zz9.tmp/a.swift", "")
    try place.write(".refreshcfg-zz9.tmp/de.lproj/b.strings", "")
    try place.link(".refreshcfg-lnk.tmp", to: "a.swift")
    StaleDrafts.remove(in: place.path, before: later)
    #expect(try names(in: place) == (others + [".refreshcfg-lnk.tmp"]).sorted())
  }

  @Test func `a draft that was made just now stays`() throws {
    let place = try TestFolder()
    try place.write(".refreshcfg-1a2b3c.tmp", "")
    StaleDrafts.remove(in: place.path, before: later - 7_200)
    #expect(try names(in: place) == [".refreshcfg-1a2b3c.tmp"])
  }

  @Test func `a draft of a run that continues stays`() throws {
    let place = try TestFolder()
    let path = place.path + "/.refreshcfg-1a2b3c.tmp"
    try place.write(".refreshcfg-1a2b3c.tmp", "")
    let lock = try #require(DraftLock(path))
    StaleDrafts.remove(in: place.path, before: later)
    #expect(try names(in: place) == [".refreshcfg-1a2b3c.tmp"])
    lock.release()
    StaleDrafts.remove(in: place.path, before: later)
    #expect(try names(in: place) == [])
  }

  @Test func `a file that was put into a replaced folder stays`() throws {
    let place = try TestFolder()
    try FileManager.default.createDirectory(
      atPath: place.path + "/.refreshcfg-zz9.tmp", withIntermediateDirectories: true)
    try place.write(".refreshcfg-zz9.tmp/.refreshcfg-export", "a.swift\n.refreshcfg-export\n")
    for name in ["a.swift", "mine.swift"] { try place.write(".refreshcfg-zz9.tmp/" + name, "") }
    for _ in 0..<2 {
      StaleDrafts.remove(in: place.path, before: later)
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: place.path + "/.refreshcfg-zz9.tmp").sorted()
          == [".refreshcfg-export", "mine.swift"])
    }
  }

  @Test func `a replaced folder whose list has digests goes whole`() throws {
    let place = try TestFolder()
    let output = OutputFolder(place.path + "/out", of: "import", noticingChanges: true)
    try output.write([("a.yaml", [1]), ("b/c.yaml", [2])])
    let old = place.path + "/.refreshcfg-zz9.tmp"
    try FileManager.default.moveItem(atPath: place.path + "/out", toPath: old)
    StaleDrafts.remove(in: place.path, before: later)
    #expect(try names(in: place) == [])
  }

  @Test func `each name of a draft is known as one`() {
    for _ in 0..<200 {
      let name = OutputFile.draftName(for: "out/a.json")
      #expect(name.hasPrefix("out/") && StaleDrafts.isDraft(String(name.dropFirst(4))), "\(name)")
    }
  }

  @Test func `writing removes what an earlier run has left`() throws {
    let place = try TestFolder()
    let old = place.path + "/.refreshcfg-1a2b3c.tmp"
    try place.write(".refreshcfg-1a2b3c.tmp", "")
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1_000_000)], ofItemAtPath: old)
    try OutputFile.write([1], to: place.path + "/a.json")
    #expect(try names(in: place) == ["a.json"])
    // Once for each folder in a run.
    let other = try TestFolder()
    try other.write(".refreshcfg-1a2b3c.tmp", "")
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1_000_000)],
      ofItemAtPath: other.path + "/.refreshcfg-1a2b3c.tmp")
    try OutputFolder(other.path + "/out", of: "export").write([("a.swift", [1])])
    #expect(try names(in: other) == ["out"])
  }
}
