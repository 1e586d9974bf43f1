import RefreshDiagnostics
import RefreshText
import RefreshYAML

/// A replacement for the text of a scalar, or for a part of it.
public struct Correction: Hashable, Sendable {
  /// The new text; it needs no quotes.
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
  /// It surely was when the two differ only in case, dashes, underscores and blanks, or when it is one of MJRefresh or
  /// UIKit for the same.
  ///
  /// - Parameters:
  ///   - name: What was written.
  ///   - names: The names that would be right.
  public init?(of name: String, in names: [String]) {
    let same = names.filter { isSameName($0, name) }
    if let only = same.first, same.count == 1 {
      self.init(only, isSafe: true)
    } else if let meant = ForeignName.meanings(of: name).first(where: names.contains) {
      self.init(meant, isSafe: true)
    } else if case let near = nearestNames(to: name, in: names), let only = near.first, near.count == 1 {
      self.init(only, isSafe: false)
    } else {
      return nil
    }
  }
}

extension Node {
  /// The place of a scalar's text within its quotes; nil where it is not written byte for byte as it reads.
  private var textSpan: Span? {
    guard kind == .scalar, !isAlias, let text = scalar else { return nil }
    let quotes = style == .singleQuoted || style == .doubleQuoted ? 1 : 0
    let (start, end) = (span.start + quotes, span.end - quotes)
    guard start + text.utf8.count == end, span.file.bytes[start..<end].elementsEqual(text.utf8) else { return nil }
    return Span(file: span.file, start: start, end: end)
  }

  /// The place of a part of a scalar's text; the whole scalar where it is not written byte for byte as it reads.
  ///
  /// - Parameter range: The part, in bytes of the text in UTF-8.
  public func span(ofText range: Range<Int>) -> Span {
    guard let start = textSpan?.start else { return span }
    return Span(file: span.file, start: start + range.lowerBound, end: start + range.upperBound)
  }

  /// Writes a scalar, or a part of its text, as it should be; nil where it is not written byte for byte as it reads.
  ///
  /// - Parameters:
  ///   - correction: What to write; nil makes no fix.
  ///   - range: The part, in bytes of the text. The default is all of it; quotes around it stay.
  public func fix(_ correction: Correction?, for range: Range<Int>? = nil) -> Fix? {
    guard let correction, let textSpan, textSpan.end > textSpan.start else { return nil }
    return Fix(replacing: range.map(span) ?? textSpan, by: correction.text, isSafe: correction.isSafe)
  }
}

/// A question for the name that may have been meant, and the names that there are.
///
/// Up to twelve names are all given, except that one that is asked for is not repeated; of more only those that are near, at most three, and if none is, the three that are
/// most alike.
///
/// - Parameters:
///   - name: What was written.
///   - names: What is allowed.
///   - owner: What has these names, in the message.
///   - what: What the names are, in the plural.
public func suggestion(for name: String, in names: [String], owner: String, what: String) -> String? {
  let question = question(for: name, in: names)
  guard names.count <= namesInMessage else { return question ?? mostAlike(name, in: names, what: what) }
  guard !names.isEmpty else { return question }
  guard names.count > 1 else { return question ?? "\(owner) has only `\(names[0])`" }
  let list = "the \(what) of \(owner) are " + joined(names.map { "`\($0)`" }, by: "and")
  return question.map { "\($0) \(list)" } ?? list
}

/// A question for the word that may have been meant; nil if no word is near.
package func question(for name: String, in names: [String]) -> String? {
  let meant = ForeignName.meanings(of: name).first(where: names.contains)
  let near = meant.map { [$0] } ?? nearestNames(to: name, in: names)
  return near.isEmpty ? nil : "did you mean \(joined(near.map { "`\($0)`" }))?"
}

/// The three names of a long list that are most alike to what was written.
func mostAlike(_ name: String, in names: [String], what: String) -> String? {
  let alike = rankedNames(to: name, in: names).map { "`\($0)`" }
  return alike.isEmpty ? nil : "of \(names.count) \(what) the nearest are \(joined(alike, by: "and"))"
}
