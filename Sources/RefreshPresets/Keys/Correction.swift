import RefreshDiagnostics
import RefreshText
import RefreshYAML

/// A replacement for the text of a scalar or for part of it.
public struct Correction: Hashable, Sendable {
  /// The new text. It needs no quotes, unless it begins with `#`.
  public let text: String
  /// Whether it is certainly what was meant.
  public let isSafe: Bool

  /// Makes a correction.
  public init(_ text: String, isSafe: Bool) {
    self.text = text
    self.isSafe = isSafe
  }

  /// Makes a correction to the name that was meant, if only one is possible.
  ///
  /// The correction is safe if the two names differ only in case, dashes, underscores and spaces, or if the written
  /// name is MJRefresh's or UIKit's for the same thing in the same unit.
  ///
  /// - Parameters:
  ///   - name: The written name.
  ///   - names: The allowed names.
  public init?(of name: String, in names: [String]) {
    let same = names.filter { isSameName($0, name) }
    if let only = same.first, same.count == 1 {
      self.init(only, isSafe: true)
    } else if let meant = ForeignName.meanings(of: name).first(where: names.contains) {
      self.init(meant, isSafe: !ForeignName.isDoubtful(name))
    } else if let word = ForeignName.lastWord(of: name, in: names) {
      // What is before the dot may be something else's.
      self.init(word, isSafe: name.hasPrefix("."))
    } else if case let near = nearestNames(to: name, in: names), let only = near.first, near.count == 1 {
      self.init(only, isSafe: false)
    } else {
      return nil
    }
  }
}

extension Node {
  /// Returns the span of part of a scalar's text, or of the whole scalar if the source differs from the text.
  ///
  /// - Parameter range: The part, in UTF-8 bytes of the text.
  public func span(ofText range: Range<Int>) -> Span { scalar.flatMap { span.part(range, of: $0) } ?? span }

  /// Returns a fix that replaces a scalar's text or part of it, or nil if the source differs from the text.
  ///
  /// - Parameters:
  ///   - correction: The replacement; nil makes no fix.
  ///   - range: The part, in bytes of the text. The default is all of it. Quotes around the text are kept.
  public func fix(_ correction: Correction?, for range: Range<Int>? = nil) -> Fix? {
    guard let correction, let text = scalar, !text.isEmpty, span.part(of: text) != nil else { return nil }
    // Without quotes, a `#` would begin a comment.
    let isQuoted = style == .plain && range == nil && correction.text.hasPrefix("#")
    return Fix(
      replacing: span.part(range, of: text) ?? span, by: isQuoted ? correction.text.jsonLiteral : correction.text,
      isSafe: correction.isSafe)
  }
}

/// Returns a question for the name that may have been meant, together with the names that exist.
///
/// Up to twelve names are all listed, except a single one that is already in the question. From a longer list, only
/// similar names are given, at most three; if none is similar, the three most similar.
///
/// - Parameters:
///   - name: The written name.
///   - names: The allowed names.
///   - owner: The owner of these names, in the message.
///   - what: A plural noun for the names.
///   - meant: The names that were probably meant, if more is known than the names. The default is none.
public func suggestion(
  for name: String, in names: [String], owner: String, what: String, meant: [String] = []
) -> String? {
  let question =
    meant.isEmpty
    ? question(for: name, in: names) : "did you mean \(joined(meant.prefix(3).map { "`\($0)`" }))?"
  guard names.count <= namesInMessage else { return question ?? mostAlike(name, in: names, what: what) }
  guard !names.isEmpty else { return question }
  guard names.count > 1 else { return question ?? "\(owner) has only `\(names[0])`" }
  let list = "the \(what) of \(owner) are " + joined(names.map { "`\($0)`" }, by: "and")
  return question.map { "\($0) \(list)" } ?? list
}

/// Returns a question for the word that may have been meant, or nil if no word is similar.
package func question(for name: String, in names: [String]) -> String? {
  let meant =
    ForeignName.meanings(of: name).first(where: names.contains) ?? ForeignName.lastWord(of: name, in: names)
  let near = meant.map { [$0] } ?? nearestNames(to: name, in: names)
  return near.isEmpty ? nil : "did you mean \(joined(near.map { "`\($0)`" }))?"
}

/// Returns the three names of a long list that are most similar to the written one.
func mostAlike(_ name: String, in names: [String], what: String) -> String? {
  let alike = rankedNames(to: name, in: names).map { "`\($0)`" }
  return alike.isEmpty ? nil : "of \(names.count) \(what) the nearest are \(joined(alike, by: "and"))"
}
