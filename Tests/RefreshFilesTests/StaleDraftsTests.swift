import Foundation
import Testing

@testable import RefreshFiles

struct StaleDraftsTests {
  /// A time that everything in the tests comes after.
  private let later = Int(Date().timeIntervalSince1970) + 3_600

  private func names(in place: Place) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: place.folder.path).sorted()
  }

  @Test func `what a killed run has left goes with the next look, and nothing else`() throws {
    let place = try Place()
    let others = [
      ".refreshcfg-gallery", ".refreshcfg-.tmp", ".refreshcfg-ABC.tmp", ".refreshcfg-a.b.tmp", "refreshcfg-abc.tmp",
      ".refreshcfg-0123456789abcd.tmp", "a.swift",
    ]
    for name in others + [".refreshcfg-1a2b3c.tmp"] { try place.file(name, "") }
    try FileManager.default.createDirectory(
      atPath: place.folder.path + "/.refreshcfg-zz9.tmp/de.lproj", withIntermediateDirectories: true)
    try place.file(".refreshcfg-zz9.tmp/a.swift", "")
    try place.file(".refreshcfg-zz9.tmp/de.lproj/b.strings", "")
    try place.link(".refreshcfg-lnk.tmp", to: "a.swift")
    StaleDrafts.remove(in: place.folder.path, before: later)
    #expect(try names(in: place) == (others + [".refreshcfg-lnk.tmp"]).sorted())
  }

  @Test func `a draft that was made just now stays`() throws {
    let place = try Place()
    try place.file(".refreshcfg-1a2b3c.tmp", "")
    StaleDrafts.remove(in: place.folder.path, before: later - 7_200)
    #expect(try names(in: place) == [".refreshcfg-1a2b3c.tmp"])
  }

  @Test func `a draft of a run that continues stays`() throws {
    let place = try Place()
    let path = place.folder.path + "/.refreshcfg-1a2b3c.tmp"
    try place.file(".refreshcfg-1a2b3c.tmp", "")
    let lock = try #require(DraftLock(path))
    StaleDrafts.remove(in: place.folder.path, before: later)
    #expect(try names(in: place) == [".refreshcfg-1a2b3c.tmp"])
    lock.release()
    StaleDrafts.remove(in: place.folder.path, before: later)
    #expect(try names(in: place) == [])
  }

  @Test func `a file that was put into a replaced folder stays`() throws {
    let place = try Place()
    try FileManager.default.createDirectory(
      atPath: place.folder.path + "/.refreshcfg-zz9.tmp", withIntermediateDirectories: true)
    try place.file(".refreshcfg-zz9.tmp/.refreshcfg-export", "a.swift\n.refreshcfg-export\n")
    for name in ["a.swift", "mine.swift"] { try place.file(".refreshcfg-zz9.tmp/" + name, "") }
    for _ in 0..<2 {
      StaleDrafts.remove(in: place.folder.path, before: later)
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: place.folder.path + "/.refreshcfg-zz9.tmp").sorted()
          == [".refreshcfg-export", "mine.swift"])
    }
  }

  @Test func `a replaced folder whose list has digests goes whole`() throws {
    let place = try Place()
    let output = OutputFolder(place.folder.path + "/out", of: "import", noticingChanges: true)
    try output.write([("a.yaml", [1]), ("b/c.yaml", [2])])
    let old = place.folder.path + "/.refreshcfg-zz9.tmp"
    try FileManager.default.moveItem(atPath: place.folder.path + "/out", toPath: old)
    StaleDrafts.remove(in: place.folder.path, before: later)
    #expect(try names(in: place) == [])
  }

  @Test func `each name of a draft is known as one`() {
    for _ in 0..<200 {
      let name = OutputFile.draftName(for: "out/a.json")
      #expect(name.hasPrefix("out/") && StaleDrafts.isDraft(String(name.dropFirst(4))), "\(name)")
    }
  }

  @Test func `writing removes what an earlier run has left`() throws {
    let place = try Place()
    let old = place.folder.path + "/.refreshcfg-1a2b3c.tmp"
    try place.file(".refreshcfg-1a2b3c.tmp", "")
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1_000_000)], ofItemAtPath: old)
    try OutputFile.write([1], to: place.folder.path + "/a.json")
    #expect(try names(in: place) == ["a.json"])
    // Once for each folder in a run.
    let other = try Place()
    try other.file(".refreshcfg-1a2b3c.tmp", "")
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1_000_000)],
      ofItemAtPath: other.folder.path + "/.refreshcfg-1a2b3c.tmp")
    try OutputFolder(other.folder.path + "/out", of: "export").write([("a.swift", [1])])
    #expect(try names(in: other) == ["out"])
  }
}
