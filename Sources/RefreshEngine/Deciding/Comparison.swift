/// Two numbers that a condition compares, with the formula of the one that is calculated.
public struct Comparison: Equatable, Sendable {
  /// A relation of two numbers.
  enum Relation: Sendable {
    case less, greater, lessOrEqual, greaterOrEqual

    /// Returns whether it holds of two numbers.
    @inline(__always)
    func holds(_ a: Double, _ b: Double) -> Bool {
      switch self {
      case .less: a < b
      case .greater: a > b
      case .lessOrEqual: a <= b
      case .greaterOrEqual: a >= b
      }
    }

    /// The relation that holds exactly if this one doesn't.
    @inline(__always) var negated: Relation {
      switch self {
      case .less: .greaterOrEqual
      case .greater: .lessOrEqual
      case .lessOrEqual: .greater
      case .greaterOrEqual: .less
      }
    }

    /// Its sign: `≥`.
    var sign: String {
      switch self {
      case .less: "<"
      case .greater: ">"
      case .lessOrEqual: "≤"
      case .greaterOrEqual: "≥"
      }
    }
  }

  /// The first number.
  package let first: Double
  /// The relation that it should have to the second.
  let relation: Relation
  /// The second number.
  package let second: Double
  /// The calculation of the number that isn't observed; nil if it isn't calculated.
  let formula: Formula?

  /// The distance of the first number from the second, positive in the direction in which the condition fails.
  var gap: Double {
    switch relation {
    case .less, .lessOrEqual: first - second
    case .greater, .greaterOrEqual: second - first
    }
  }

  /// The relation and the second number: `≥ 697 pt`.
  package var threshold: String { relation.sign + " " + second.readableText + " pt" }

  /// The comparison in words: `685.5 ≥ 697 pt`.
  var text: String {
    let (near, far) = (first.readableText, second.readableText)
    // Two numbers that differ must not look equal.
    let isFaithful = first == second || !near.hasSameBytes(as: far)
    return (isFaithful ? near : first.shortestText) + " " + relation.sign + " "
      + (isFaithful ? far : second.shortestText) + " pt"
  }
}
