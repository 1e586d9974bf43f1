import Foundation
import Testing

@testable import RefreshFiles

#if os(Linux)
/// Other systems refuse names that are not UTF-8.
struct FolderSearchTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("search-\(UUID().uuidString)")
    .path

  private func make(_ name: [UInt8]) throws {
    let path = Array(folder.utf8) + [UInt8(ascii: "/")] + name + [0]
    let file: UnsafeMutablePointer<FILE> = try #require(
      path.withUnsafeBytes { fopen($0.assumingMemoryBound(to: CChar.self).baseAddress!, "w") })
    fclose(file)
  }

  @Test func `a file whose name is not UTF-8 is named, and the others are found`() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try make(Array("a.yaml".utf8))
    try make(Array("b".utf8) + [0xFF, 0x07] + Array(".yaml".utf8))
    try make(Array("é.yaml".utf8))
    var unreadable: [(path: String, reason: InputFile.Failure)] = []
    let found = FolderSearch.files(below: folder, endingIn: [".yaml"], unreadable: &unreadable)
    #expect(found == [folder + "/a.yaml", folder + "/é.yaml"])
    #expect(unreadable.map(\.path) == [folder + "/b\\xFF\u{7}.yaml"])
    #expect(unreadable.map(\.reason) == [.badName])
    #expect(FolderSearch.names(in: folder) == ["a.yaml", "é.yaml"])
  }
}
#endif
