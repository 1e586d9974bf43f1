import BrokenTexts
import ExternalTools
import Foundation
import RefreshDiagnostics
import Testing

@testable import RefreshFiles
@testable import RefreshYAML

struct SourceFileReadTests {
  private func read(_ path: String) -> (file: SourceFile?, problems: [String]) {
    var diagnostics = Diagnostics()
    let file = SourceFile.read(path: path, into: &diagnostics)
    return (file, ranges(diagnostics))
  }

  @Test func `a file is read whole, with the path as it was written`() throws {
    try TestFolder.use { folder in
      let path = folder.appendingPathComponent("a b 下.yaml").path
      let text = String(repeating: "a: é\n", count: 50_000)
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
      let (file, problems) = read(path)
      #expect(file?.bytes == Array(text.utf8) && file?.path == path && problems.isEmpty)
    }
  }

  @Test func `an empty file is a text`() throws {
    try TestFolder.use { folder in
      let path = folder.appendingPathComponent("empty").path
      try Data().write(to: URL(fileURLWithPath: path))
      #expect(read(path).file?.bytes == [])
    }
  }

  @Test func `what is no text is reported with its place`() throws {
    try TestFolder.use { folder in
      let path = folder.appendingPathComponent("a").path
      try Data([0x61, 0xFF]).write(to: URL(fileURLWithPath: path))
      #expect(read(path).problems.first == "1:2-3 invalid-encoding: byte 0xFF isn't valid UTF-8")
    }
  }

  @Test func `why a file can't be read is reported in people's words`() throws {
    try TestFolder.use { folder in
      let file = folder.appendingPathComponent("file").path
      try Data().write(to: URL(fileURLWithPath: file))
      let circle = folder.appendingPathComponent("circle").path
      try FileManager.default.createSymbolicLink(atPath: circle, withDestinationPath: circle)
      let reasons = [
        folder.appendingPathComponent("none").path: "there is no such file",
        folder.path: "it is a folder",
        file + "/x": "a part of its path is a file, not a folder",
        circle: "its symbolic links form a loop",
        folder.path + "/" + String(repeating: "x", count: 300): "its name is too long",
        "": "there is no such file",
        file + "\u{0}x": "there is no such file",
      ]
      for (path, reason) in reasons {
        #expect(read(path).file == nil)
        #expect(read(path).problems == ["1:1-1 cannot-read: `\(path)` can't be read: \(reason)"])
      }
    }
  }

  @Test func `a missing permission is reported`() {
    // The super-user may read anything, so only the text can be tested everywhere.
    #expect(InputFile.Failure.system(EACCES).reason == "permission is denied")
  }

  @Test func `what the system says is passed on where there are no better words`() {
    #expect(InputFile.Failure.system(EINVAL).reason == "invalid argument (system error \(EINVAL))")
  }

  @Test func `a file beyond the limit is refused, also if it does not say its size`() throws {
    try TestFolder.use { folder in
      let path = folder.appendingPathComponent("a").path
      try Data(count: 1_001).write(to: URL(fileURLWithPath: path))
      #expect(throws: InputFile.Failure.tooLarge(limit: 1_000)) {
        try InputFile.contents(of: path, limit: 1_000)
      }
      #expect(try InputFile.contents(of: path, limit: 1_001).count == 1_001)
    }
    #if os(Linux)
    // The files of /proc have no known size.
    #expect(throws: InputFile.Failure.tooLarge(limit: 10)) {
      try InputFile.contents(of: "/proc/self/status", limit: 10)
    }
    #endif
    let reasons = [1 << 30, 1 << 28, 1 << 10, 1_000].map { InputFile.Failure.tooLarge(limit: $0).reason }
    #expect(
      reasons == ["1 GB", "256 MB", "1 KB", "1,000 bytes"].map { "it is larger than \($0)" })
  }
}
