import RefreshDiagnostics
import RefreshFiles

/// A file or standard input that is read in pieces of whole documents, so that a stream of any length needs little
/// memory.
///
/// A small file is a single piece, and so is one that isn't UTF-8. Documents are separated at lines that begin with
/// `---`, which ends everything before it, including quotes and brackets (YAML 1.1, 4.1.4).
public struct TextPieces: ~Copyable {
  /// The minimum number of bytes of a piece, except the last: 256 KiB.
  ///
  /// Pieces are processed in parallel; much smaller ones would cost more to distribute than to read.
  public static let size = 1 << 18

  /// The maximum number of bytes of a single piece: 1 GiB.
  private static let mostBytes = 1 << 30

  private let path: String
  private let identity: String?
  private let size: Int
  private var file: InputFile.Opened
  /// The bytes that have been read but not yet returned.
  private var rest: [UInt8] = []
  private var start = Position.beginning
  private var isAtEnd = false

  /// Opens a file.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - isArgument: See ``RefreshDiagnostics/SourceFile/read(path:isArgument:into:)``.
  ///   - size: The minimum number of bytes of a piece, except the last. The default is ``size``.
  ///   - diagnostics: Collects why it can't be read (`cannot-read`).
  public init?(
    path: String, isArgument: Bool = false, size: Int = TextPieces.size, into diagnostics: inout Diagnostics
  ) {
    self.path = isArgument && path == "-" ? "<stdin>" : path
    // Standard input has none, and a file may be called `-` only by a path with a slash.
    identity = self.path == path ? FolderSearch.realPath(path).map(FilePath.key) : nil
    self.size = size
    do {
      file = try InputFile.Opened(path, isArgument: isArgument)
    } catch {
      diagnostics.add(.cannotRead(self.path, error))
      return nil
    }
  }

  /// Whether all pieces have been returned.
  public var isDone: Bool { isAtEnd && rest.isEmpty }

  /// Returns the next piece, or nil at the end or after an error.
  ///
  /// - Parameter diagnostics: Collects why reading can't continue, or which bytes aren't text.
  public mutating func next(into diagnostics: inout Diagnostics) -> SourceFile? {
    while !isDone {
      guard let bytes = nextBytes(into: &diagnostics) else { return nil }
      let piece = SourceFile.decode(
        path: path, bytes: bytes, start: start, identity: identity, into: &diagnostics)
      start = piece?.end ?? SourceFile(path: path, bytes: bytes, start: start).end
      // Invalid text affects only its own piece.
      if let piece { return piece }
    }
    return nil
  }

  /// Reads the rest of the file as one piece, after a piece that was already returned.
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

  /// Removes and returns the bytes of the next piece.
  private mutating func nextBytes(into diagnostics: inout Diagnostics) -> [UInt8]? {
    do {
      var wanted = size
      while true {
        while rest.count < wanted, try read() {}
        // A file that begins with NULs isn't text, which is clear without reading more.
        if rest.starts(with: [0, 0]) { return takeRest() }
        let isBinary = rest.starts(with: [0xFF, 0xFE]) || rest.starts(with: [0xFE, 0xFF])
        if isBinary { while try read() {} }
        if isBinary || isAtEnd && rest.count <= size { return takeRest() }
        if let end = rest.withUnsafeBufferPointer(Self.lastBoundary) {
          defer { rest.removeFirst(end) }
          return Array(rest[..<end])
        }
        // A document that exceeds the size limit is rejected later, so nothing after it is read.
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

  /// Returns the last offset at which documents can be separated, or nil if there is none after the beginning.
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
        // `%YAML` and other directives belong to the document after them.
        if !followsDirective(offset, in: bytes) { return offset }
      } else if let end = bytes[offset...].firstIndex(of: UInt8(ascii: "\n")), end + 1 < bytes.count {
        return end + 1
      }
    }
    return nil
  }

  /// Returns whether the last line before an offset that isn't empty or a comment begins with `%`.
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
  /// Returns the diagnostic for a file, or a folder to search, that can't be read.
  package static func cannotRead(_ path: String, _ failure: InputFile.Failure) -> Diagnostic {
    let span = Span(wholeOf: SourceFile(path: path, bytes: []))
    let near = failure.isAbsence && !path.utf8.contains(0) ? nearName(to: path) : nil
    return Diagnostic(
      .cannotRead, "`\(path)` can't be read: \(failure.reason)", at: span,
      help: near.map { "did you mean `\($0)`?" })
  }

  /// The path of a file with almost the same name as a missing one next to it: `feed.preset.yaml` for
  /// `feed.preset.yml`.
  private static func nearName(to path: String) -> String? {
    let (folder, name) = (FilePath.folder(of: path), FilePath.name(of: path))
    let names = FolderSearch.names(in: folder.isEmpty ? "." : folder)
    let stem = name.split(separator: ".").dropLast().joined(separator: ".")
    let same = names.first { !stem.isEmpty && ["\(stem).yaml", "\(stem).yml"].contains($0) }
    return (same ?? nearestName(to: name, in: names)).map { folder + $0 }
  }
}
