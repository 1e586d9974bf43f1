import RefreshDiagnostics

/// Something that was written without its key.
public enum KeylessValue: Sendable {
  /// A list, as the words or first keys of its items.
  case items([String])
  /// A map, as its keys.
  case keys([String])
  /// A word or a number.
  case word(String)
}

/// A function that returns the keys that may be missing above something that was written without its key.
///
/// - Parameters:
///   - siblings: The other keys of the map to which the key would belong.
///   - value: What is below it.
public typealias MissingKeys = @Sendable (_ siblings: [String], _ value: KeylessValue) -> [String]

extension WrittenLines {
  /// Returns the slip of a key that is missing above the line of the error.
  ///
  /// - Parameters:
  ///   - start: The beginning of the line.
  ///   - column: The column of the key.
  func missingKey(_ key: String, above start: Int, _ column: Int, _ rule: Rule, isSafe: Bool) -> Diagnostic {
    let isWindows = start > 1 && file.bytes[start - 2] == UInt8(ascii: "\r")
    let line = String(repeating: " ", count: column) + "\(key):" + (isWindows ? "\r\n" : "\n")
    return Diagnostic(
      rule, "`\(key):` is missing above this line",
      at: Span(file: file, start: place.lowerBound, end: place.upperBound),
      help: "write `\(key):` on the line above",
      fix: Fix("add `\(key):`", [Fix.Edit(start..<start, line)], isSafe: isSafe))
  }
}
