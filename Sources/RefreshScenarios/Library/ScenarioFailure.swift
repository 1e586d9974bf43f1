import RefreshDiagnostics
import RefreshFiles
import RefreshPresets

/// Something that is not as expected, with the place in the YAML that expects it.
public struct ScenarioFailure: Error, Sendable, Equatable, CustomStringConvertible {
  /// What is not so, in one line, lower case, without a full stop.
  public let message: String
  /// The path of the file.
  public let path: String
  /// The line, from 1.
  public let line: Int
  /// The column in characters, from 1.
  public let column: Int

  /// As compilers write it: `Feed.scenarios.yaml:10:63: error: …`, with the whole path.
  public var description: String { "\(path):\(line):\(column): error: \(message)" }

  /// The name of the file, without its folder.
  public var fileName: String { FilePath.name(of: path) }

  /// The file as Swift Testing names files, in `SourceLocation(fileID:filePath:line:column:)`: behind the name of its folder.
  public var fileID: String {
    let folder = FilePath.name(of: String(FilePath.folder(of: path).dropLast()))
    return "\(folder.isEmpty ? "scenarios" : folder)/\(fileName)"
  }
}

extension ScenarioFailure {
  init(_ failure: Failure) { self.init(failure.message, at: failure.span) }

  init(_ diagnostic: Diagnostic) { self.init(diagnostic.message, at: diagnostic.span) }

  private init(_ message: String, at span: Span) {
    let place = span.startPosition
    self.init(message: message, path: span.file.path, line: place.line, column: place.column)
  }
}
