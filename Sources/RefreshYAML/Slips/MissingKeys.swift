import RefreshDiagnostics
import RefreshFiles

/// Something that was written without its key.
public enum KeylessValue: Sendable {
  /// A list, as the words or first keys of its items.
  case items([String])
  /// A map, as its keys, and whether it contains paths of images.
  case keys([String], hasImages: Bool = false)
  /// A map that is the value of the only key of an item, as its keys.
  case keysOfItem([String])
  /// A word or a number.
  case word(String)
}

/// A function that returns the keys that may be missing above something that was written without its key.
///
/// - Parameters:
///   - siblings: The other keys of the map to which the key would belong.
///   - value: What is below it.
public typealias MissingKeys = @Sendable (_ siblings: [String], _ value: KeylessValue) -> [String]

extension StringProtocol {
  /// Whether the text contains the path of an image, even of one that presets can't name.
  var namesImage: Bool {
    let text = lowercased()
    return (FilePath.imageExtensions + [".heic", ".pdf"]).contains { text.contains($0) }
  }
}

extension WrittenLines {
  /// Returns the slip of a key that is missing above the line of the error.
  ///
  /// - Parameters:
  ///   - key: The key, with its dash if it is the first of an item.
  ///   - start: The beginning of the line.
  ///   - column: The column of the key.
  ///   - kind: The kind of key, if another one may be meant. The default is that only this one is.
  func missingKey(
    _ key: String, above start: Int, _ column: Int, _ rule: Rule, isSafe: Bool, oneOf kind: String? = nil
  ) -> Diagnostic {
    let line = String(repeating: " ", count: column) + "\(key):\n"
    return Diagnostic(
      rule, "\(kind.map { "a \($0)" } ?? "`\(key):`") is missing above this line",
      at: Span(file: file, start: place.lowerBound, end: place.upperBound),
      help: "write \(kind.map { "a \($0) like " } ?? "")`\(key):` on the line above",
      fix: Fix("add `\(key):`", [Fix.Edit(start..<start, line)], isSafe: isSafe))
  }
}
