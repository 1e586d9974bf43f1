/// How a text can be put right by a machine.
public struct Fix: Hashable, Sendable {
  /// A stretch of the text that is replaced.
  public struct Edit: Hashable, Sendable {
    /// In bytes of the UTF-8 text.
    public let range: Range<Int>
    /// What stands there afterwards.
    public let replacement: String

    /// Makes an edit.
    public init(_ range: Range<Int>, _ replacement: String) {
      self.range = range
      self.replacement = replacement
    }
  }

  /// What is done: ``replace `yes` by `true` ``.
  public let title: String
  /// What is replaced, in the order of the text, of the file that the diagnostic is in.
  public let edits: [Edit]
  /// Whether the text surely means what it was meant to mean afterwards, so that nobody has to look at it.
  public let isSafe: Bool

  /// Makes a fix.
  public init(_ title: String, _ edits: [Edit], isSafe: Bool) {
    self.title = title
    self.edits = edits
    self.isSafe = isSafe
  }

  /// A fix that replaces one stretch of a text.
  public init(replacing span: Span, by replacement: String, isSafe: Bool) {
    let title = replacement.isEmpty ? "remove `\(span.text)`" : "replace `\(span.text)` by `\(replacement)`"
    self.init(title, [Edit(span.start..<span.end, replacement)], isSafe: isSafe)
  }
}
