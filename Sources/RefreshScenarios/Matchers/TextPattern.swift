import _StringProcessing

/// A regular expression that text is searched for: `/regex/`, or `/regex/i` where case does not matter.
public struct TextPattern: Sendable {
  /// What stands between the slashes.
  public let source: String
  /// Whether upper and lower case are the same.
  public let ignoresCase: Bool
  private let regex: Expression

  /// A compiled expression. `Regex` is an immutable value; it is not marked as sendable only because it may
  /// hold closures of a builder, which one made of text does not.
  private struct Expression: @unchecked Sendable {
    let regex: Regex<AnyRegexOutput>
  }

  /// Compiles an expression.
  ///
  /// - Throws: what is wrong with it, a `Problem`.
  public init(_ source: String, ignoresCase: Bool = false) throws(Problem) {
    if let group = RepetitionCheck.firstCostlyGroup(in: source) { throw .costly(group: group) }
    do {
      let regex = try Regex(source)
      self.regex = Expression(regex: ignoresCase ? regex.ignoresCase() : regex)
    } catch {
      throw .invalid(reason: "\(error)")
    }
    self.source = source
    self.ignoresCase = ignoresCase
  }

  /// Why a text is no usable expression.
  public enum Problem: Error, Equatable {
    /// It is not understood.
    case invalid(reason: String)
    /// It repeats a group that can itself match in several ways, which can take time without end.
    case costly(group: String)
  }

  /// Whether the expression is found anywhere in a text.
  public func matches(_ text: String) -> Bool { text.contains(regex.regex) }
}

extension TextPattern: CustomStringConvertible {
  /// As it is written in a scenario.
  public var description: String { "/\(source)/\(ignoresCase ? "i" : "")" }
}
