import Foundation
import RefreshDiagnostics
import Testing

@testable import RefreshYAML

struct TextPiecesTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("pieces-\(UUID().uuidString)")

  /// Returns the pieces of a text, each with at least `size` bytes, and the diagnostics.
  private func pieces(of bytes: [UInt8], size: Int) throws -> (pieces: [SourceFile], found: [Diagnostic]) {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("stream.yaml").path
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    var found = Diagnostics()
    guard var reader = TextPieces(path: path, size: size, into: &found) else { return ([], found.all) }
    var pieces: [SourceFile] = []
    while let piece = reader.next(into: &found) { pieces.append(piece) }
    return (pieces, found.all)
  }

  private func texts(_ text: String, size: Int) throws -> [String] {
    try pieces(of: Array(text.utf8), size: size).pieces.map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  @Test(arguments: 1...40) func `pieces are the text, whatever their size`(size: Int) throws {
    let text = "a: 1\n---\nb: é\n...\n%YAML 1.1\n---\nc: |\n  ---\n--- d\n# end\n---\n"
    let read = try pieces(of: Array(text.utf8), size: size)
    #expect(read.pieces.flatMap(\.bytes) == Array(text.utf8))
    #expect(read.found.isEmpty)
    var place = Position.beginning
    for piece in read.pieces {
      #expect(piece.start == place)
      place = piece.end
    }
    let first = Array(text.utf8).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for piece in read.pieces {
      #expect(Array(piece.line(piece.start.line).utf8) == Array(first[piece.start.line - 1]))
    }
  }

  @Test func `documents are cut apart before their dashes and after their dots`() throws {
    #expect(try texts("a\n---\nb\n---\nc\n", size: 1) == ["a\n", "---\nb\n", "---\nc\n"])
    #expect(try texts("a\n...\nb\n", size: 5) == ["a\n...\n", "b\n"])
    #expect(try texts("a\r\n---\r\nb\r\n", size: 1) == ["a\r\n", "---\r\nb\r\n"])
  }

  @Test func `directives stay with their document`() throws {
    #expect(
      try texts("a\n...\n%YAML 1.1\n# why\n\n---\nb\n", size: 1)
        == ["a\n...\n", "%YAML 1.1\n# why\n\n---\nb\n"])
  }

  @Test func `dashes that are no mark cut nothing`() throws {
    for text in ["a: |\n  ---\n  b\n", "a\n----\nb\n", "a\n---b\n", " ---\n"] {
      #expect(try texts(text, size: 1) == [text])
    }
  }

  @Test func `an empty file is one empty piece`() throws {
    #expect(try texts("", size: 8) == [""])
  }

  @Test func `a text in UTF-16 is one piece`() throws {
    let text = "a\n---\nb\n"
    let bytes: [UInt8] = [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let read = try pieces(of: bytes, size: 4)
    #expect(read.pieces.map { String(decoding: $0.bytes, as: UTF8.self) } == [text])
  }

  @Test func `what is no text spoils its piece alone`() throws {
    let last = "---\nc # and more than a piece has\n"
    let read = try pieces(of: Array("a\n---\nb".utf8) + [0xFF] + Array(("\n" + last).utf8), size: 1)
    #expect(read.pieces.map { String(decoding: $0.bytes, as: UTF8.self) } == ["a\n", last])
    #expect(read.found.map { "\($0.span.startPosition.line):\($0.span.startPosition.column)" } == ["3:2"])
    #expect(read.found.map(\.id.rawValue) == ["invalid-encoding"])
    #expect(read.pieces[1].start == Position(line: 4, column: 1, offset: 9))
  }

  @Test func `a file that is not there is reported`() {
    var found = Diagnostics()
    let path = folder.appendingPathComponent("none.yaml").path
    if TextPieces(path: path, into: &found) != nil { Issue.record("there is no such file") }
    #expect(found.all.map(\.message) == ["`\(path)` can't be read: there is no such file"])
  }
}
