/// A condition of a rule, as a decision found it.
public struct Term: Equatable, Sendable {
  /// The condition.
  public let condition: RuleCondition
  /// Whether it held.
  public let holds: Bool
  /// The numbers that were looked at, in the order that ``RuleCondition`` declares; none for a condition without numbers.
  public let numbers: [Double]
  /// The comparison that decided; nil for a condition that compares no lengths.
  package let comparison: Comparison?

  /// Makes a term. The default has no numbers.
  package init(condition: RuleCondition, holds: Bool, numbers: [Double] = []) {
    (self.condition, self.holds, self.numbers, comparison) = (condition, holds, numbers, nil)
  }

  init(condition: RuleCondition, _ comparison: Comparison, numbers: [Double]) {
    (self.condition, self.comparison, self.numbers) = (condition, comparison, numbers)
    holds = comparison.relation.holds(comparison.first, comparison.second)
  }

  /// The distance of the first number from holding, in points; 0 if the condition holds or has no numbers.
  public var gap: Double { holds ? 0 : comparison?.gap ?? 0 }
}

/// A witness of a rule's decision.
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

  /// Looks at a condition that compares two lengths.
  ///
  /// - Parameters:
  ///   - condition: The condition.
  ///   - first: The first length.
  ///   - relation: The relation that it should have to the second.
  ///   - second: The second length.
  ///   - formula: How the length is calculated that isn't observed.
  ///   - numbers: The numbers that the condition declares.
  /// - Returns: Whether to look at the next one.
  mutating func compares(
    _ condition: RuleCondition, _ first: Double, _ relation: Comparison.Relation, _ second: Double,
    _ formula: @autoclosure () -> Formula?, _ numbers: @autoclosure () -> [Double]
  ) -> Bool
}

/// The machine: stops at the first condition that doesn't hold.
struct Machine: Witness {
  @inline(__always)
  mutating func sees(_ condition: RuleCondition, _ holds: Bool, _ numbers: @autoclosure () -> [Double]) -> Bool {
    holds
  }

  @inline(__always)
  mutating func compares(
    _ condition: RuleCondition, _ first: Double, _ relation: Comparison.Relation, _ second: Double,
    _ formula: @autoclosure () -> Formula?, _ numbers: @autoclosure () -> [Double]
  ) -> Bool { relation.holds(first, second) }
}

/// An explanation: collects all conditions.
struct TermList: Witness {
  var terms: [Term] = []

  mutating func sees(_ condition: RuleCondition, _ holds: Bool, _ numbers: @autoclosure () -> [Double]) -> Bool {
    terms.append(Term(condition: condition, holds: holds, numbers: numbers()))
    return true
  }

  mutating func compares(
    _ condition: RuleCondition, _ first: Double, _ relation: Comparison.Relation, _ second: Double,
    _ formula: @autoclosure () -> Formula?, _ numbers: @autoclosure () -> [Double]
  ) -> Bool {
    let comparison = Comparison(first: first, relation: relation, second: second, formula: formula())
    terms.append(Term(condition: condition, comparison, numbers: numbers()))
    return true
  }
}
