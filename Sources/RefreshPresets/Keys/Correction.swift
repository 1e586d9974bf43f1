import RefreshDiagnostics
import RefreshYAML

/// What to write instead of the text of a scalar, or of a part of it.
public struct Correction: Hashable, Sendable {
  /// What to write; it needs no quotes.
  public let text: String
  /// Whether it is surely what was meant.
  public let isSafe: Bool

  /// Makes a correction.
  public init(_ text: String, isSafe: Bool) {
    self.text = text
    self.isSafe = isSafe
  }

  /// The name that was meant, if there is only one that it can be.
  ///
  /// It surely was when the two differ only in case, dashes, underscores and blanks.
  ///
  /// - Parameters:
  ///   - name: what was written.
  ///   - names: the names that would be right.
  public init?(of name: String, in names: [String]) {
    let same = names.filter { isSameName($0, name) }
    if let only = same.first, same.count == 1 {
      self.init(only, isSafe: true)
    } else if case let near = nearestNames(to: name, in: names), let only = near.first, near.count == 1 {
      self.init(only, isSafe: false)
    } else {
      return nil
    }
  }
}

extension Node {
  /// Writes a scalar, or a part of its text, as it should be; nil where it is not written byte for byte as it reads.
  ///
  /// - Parameters:
  ///   - correction: what to write; nil makes no fix.
  ///   - range: the part in bytes of the text. The default is all of it; quotes around it stay.
  public func fix(_ correction: Correction?, for range: Range<Int>? = nil) -> Fix? {
    guard let correction, kind == .scalar, !isAlias, let text = scalar, !text.isEmpty else { return nil }
    let place = span(ofText: range ?? 0..<text.utf8.count)
    let quotes = style == .singleQuoted || style == .doubleQuoted ? 2 : 0
    guard style != .literal, style != .folded, place.end - place.start == (range?.count ?? text.utf8.count),
      span.end - span.start == text.utf8.count + quotes
    else { return nil }
    return Fix(replacing: place, by: correction.text, isSafe: correction.isSafe)
  }
}
