/// A condition of a rule, as a decision found it.
public struct Term: Equatable, Sendable {
  /// The condition.
  public let condition: RuleCondition
  /// Whether it held.
  public let holds: Bool
  /// The numbers that were looked at, in the order in which ``RuleCondition/text(_:)`` writes them; none for a condition without
  /// numbers.
  public let numbers: [Double]

  /// Makes a term. The default has no numbers.
  package init(condition: RuleCondition, holds: Bool, numbers: [Double] = []) {
    (self.condition, self.holds, self.numbers) = (condition, holds, numbers)
  }

  /// How far the first number is from holding, in points; 0 for a condition that holds and for one without numbers.
  public var gap: Double { holds ? 0 : condition.gap(numbers) }
}

/// Looks on while a rule is decided.
///
/// A rule is one function that shows its conditions to a witness, one after the other. The machine decides by the same
/// conditions from which an explanation is made, so that an explanation can't differ from what happened.
protocol Witness {
  /// Looks at a condition.
  ///
  /// - Parameters:
  ///   - condition: The condition.
  ///   - holds: Whether it holds.
  ///   - numbers: The numbers that it compares.
  /// - Returns: Whether to look at the next one.
  mutating func sees(_ condition: RuleCondition, _ holds: Bool, _ numbers: @autoclosure () -> [Double]) -> Bool
}

/// The machine: stops at the first condition that doesn't hold.
struct Machine: Witness {
  @inline(__always)
  mutating func sees(_ condition: RuleCondition, _ holds: Bool, _ numbers: @autoclosure () -> [Double]) -> Bool {
    holds
  }
}

/// An explanation: collects all conditions.
struct TermList: Witness {
  var terms: [Term] = []

  mutating func sees(_ condition: RuleCondition, _ holds: Bool, _ numbers: @autoclosure () -> [Double]) -> Bool {
    terms.append(Term(condition: condition, holds: holds, numbers: numbers()))
    return true
  }
}
