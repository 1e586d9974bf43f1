import RefreshDiagnostics
import RefreshFiles

/// Reads a file, or standard input, in pieces of whole documents, so that a stream of any length takes little memory.
///
/// A small file is one piece, and so is one that is not UTF-8. Documents are cut apart where a line begins with `---`,
/// which ends whatever stands before it, quotes and brackets included (YAML 1.1, 4.1.4).
public struct TextPieces: ~Copyable {
  /// The least number of bytes of a piece, except for the last: 256 KiB.
  ///
  /// Pieces are what is worked on side by side; much smaller ones cost more to hand out than to read.
  public static let size = 1 << 18

  /// The greatest number of bytes that are read as one piece: 1 GiB.
  private static let mostBytes = 1 << 30

  private let path: String
  private let identity: String?
  private let size: Int
  private var file: InputFile.Opened
  /// The bytes that were read and not yet given.
  private var rest: [UInt8] = []
  private var start = Position.beginning
  private var isAtEnd = false

  /// Opens a file.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - isArgument: As for ``RefreshDiagnostics/SourceFile/read(path:isArgument:into:)``.
  ///   - size: The least number of bytes of a piece, except for the last. The default is ``size``.
  ///   - diagnostics: Collects why it can't be read (`cannot-read`).
  public init?(
    path: String, isArgument: Bool = false, size: Int = TextPieces.size, into diagnostics: inout Diagnostics
  ) {
    self.path = isArgument && path == "-" ? "<stdin>" : path
    // Standard input has none, and a file may be called `-` only by a path with a slash.
    identity = self.path == path ? FolderSearch.realPath(path) : nil
    self.size = size
    do {
      file = try InputFile.Opened(path, isArgument: isArgument)
    } catch {
      diagnostics.add(.cannotRead(self.path, error))
      return nil
    }
  }

  /// Whether nothing follows the pieces that were given.
  public var isDone: Bool { isAtEnd && rest.isEmpty }

  /// The next piece; nil at the end or behind an error.
  ///
  /// - Parameter diagnostics: Collects why reading can't go on, or which bytes are not text.
  public mutating func next(into diagnostics: inout Diagnostics) -> SourceFile? {
    while !isDone {
      guard let bytes = nextBytes(into: &diagnostics) else { return nil }
      let piece = SourceFile.decode(
        path: path, bytes: bytes, start: start, identity: identity, into: &diagnostics)
      start = piece?.end ?? SourceFile(path: path, bytes: bytes, start: start).end
      // What is no text spoils its piece, not those behind it.
      if let piece { return piece }
    }
    return nil
  }

  /// Reads all that is left as one piece behind one that was given.
  public mutating func remainder(behind piece: SourceFile, into diagnostics: inout Diagnostics) -> SourceFile? {
    do {
      while try read() {}
    } catch {
      diagnostics.add(.cannotRead(path, error))
      return nil
    }
    defer { rest = [] }
    return SourceFile.decode(
      path: path, bytes: piece.bytes + rest, start: piece.start, identity: identity, into: &diagnostics)
  }

  /// Cuts off the bytes of the next piece.
  private mutating func nextBytes(into diagnostics: inout Diagnostics) -> [UInt8]? {
    do {
      var wanted = size
      while true {
        while rest.count < wanted, try read() {}
        // What begins with NULs is no text, and no more of it is needed to say so.
        if rest.starts(with: [0, 0]) { return takeRest() }
        let isBinary = rest.starts(with: [0xFF, 0xFE]) || rest.starts(with: [0xFE, 0xFF])
        if isBinary { while try read() {} }
        if isBinary || isAtEnd && rest.count <= size { return takeRest() }
        if let end = rest.withUnsafeBufferPointer(Self.lastBoundary) {
          defer { rest.removeFirst(end) }
          return Array(rest[..<end])
        }
        // One document that is larger than any may be is refused by who reads it; nothing is read behind it.
        if isAtEnd || rest.count > YAMLLimits.standard.documentBytes + size { return takeRest() }
        wanted *= 2
      }
    } catch {
      diagnostics.add(.cannotRead(path, error))
      isAtEnd = true
      rest = []
      return nil
    }
  }

  private mutating func takeRest() -> [UInt8] {
    isAtEnd = true
    defer { rest = [] }
    return rest
  }

  private mutating func read() throws(InputFile.Failure) -> Bool {
    guard !isAtEnd else { return false }
    isAtEnd = try !file.read(atMost: size, into: &rest)
    guard rest.count <= Self.mostBytes else { throw .tooLarge(limit: Self.mostBytes) }
    return !isAtEnd
  }

  /// The last offset at which documents can be cut apart; nil if there is none behind the beginning.
  static func lastBoundary(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var offset = bytes.count - 4
    while offset > 0 {
      defer { offset -= 1 }
      guard bytes[offset - 1] == UInt8(ascii: "\n") else { continue }
      let mark = bytes[offset]
      guard mark == UInt8(ascii: "-") || mark == UInt8(ascii: "."), bytes[offset + 1] == mark,
        bytes[offset + 2] == mark, bytes[offset + 3] <= UInt8(ascii: " ")
      else { continue }
      if mark == UInt8(ascii: "-") {
        // `%YAML` and the like belong to the document behind them.
        if !followsDirective(offset, in: bytes) { return offset }
      } else if let end = bytes[offset...].firstIndex(of: UInt8(ascii: "\n")), end + 1 < bytes.count {
        return end + 1
      }
    }
    return nil
  }

  /// Whether the last line before an offset that is neither empty nor a comment begins with `%`.
  private static func followsDirective(_ offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var end = offset - 1
    while end > 0 {
      let start = (bytes[..<end].lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1
      let first = bytes[start..<end].first { $0 > UInt8(ascii: " ") }
      if let first, first != UInt8(ascii: "#") { return bytes[start] == UInt8(ascii: "%") }
      end = start - 1
    }
    return false
  }
}

extension Diagnostic {
  /// A file, or a folder that is searched, that can't be read.
  package static func cannotRead(_ path: String, _ failure: InputFile.Failure) -> Diagnostic {
    let span = Span(wholeOf: SourceFile(path: path, bytes: []))
    let near = failure.isAbsence && !path.utf8.contains(0) ? nearName(to: path) : nil
    return Diagnostic(
      .cannotRead, "`\(path)` can't be read: \(failure.reason)", at: span,
      help: near.map { "did you mean `\($0)`?" })
  }

  /// The path of a file beside one that is not there, with almost its name: `feed.preset.yaml` of `feed.preset.yml`.
  private static func nearName(to path: String) -> String? {
    let (folder, name) = (FilePath.folder(of: path), FilePath.name(of: path))
    let names = FolderSearch.names(in: folder.isEmpty ? "." : folder)
    let stem = name.split(separator: ".").dropLast().joined(separator: ".")
    let same = names.first { !stem.isEmpty && ["\(stem).yaml", "\(stem).yml"].contains($0) }
    return (same ?? nearestName(to: name, in: names)).map { folder + $0 }
  }
}
