import RefreshEngine
import RefreshLaws
import RefreshPresets
import RefreshText
import RefreshYAML

/// `expect`: observables must have given values, and the run must breach a law.
package enum Expect {
  static let kind = StepKind(
    "expect", .expectations,
    examples: [
      "{ header.state: refreshing, scroll.inset.top: 142 }", "{ header.pullingPercent: '> 0.5' }",
      "{ law: late-call }",
    ],
    "All observables must have these values now; each one that differs is reported. With `law`, the run so far must breach that law.",
    make: { entries, builder in
      var expected = Expected()
      for entry in entries where entry.key.isScalar(law.name) {
        guard law.decode(entry.value, at: entry.value.span, to: &expected, into: &builder.diagnostics) else {
          return nil
        }
      }
      return builder.conditions(entries.filter { !$0.key.isScalar(law.name) }).map {
        .expect($0, breachOf: expected.law)
      }
    },
    write: { action in
      guard case .expect(let conditions, let law) = action else { return nil }
      let breach = law.map { YAMLValue.Member(Expect.law.name, .scalar($0.value.name)) }
      return .map([breach].compactMap(\.self) + Condition.members(conditions))
    })

  /// The expectation about the whole run.
  package struct Expected: Sendable {
    /// The law that it breaches.
    var law: Located<LawID>?
  }

  /// The law that the run breaches. A run that never ends can't get to a step that expects it.
  package static let law = Key<Expected>(
    "law",
    ValueType<LawID>.choice(
      LawID.problems.filter { $0 != .endlessRun }.map { (ValueShape.Word($0.name, "Healthy: \($0.summary)."), $0) }
    ).located, \.law,
    examples: ["late-call"],
    "The law of healthy lists that the run so far breaches, if it is then brought to rest: it passes as long as the problem occurs."
  )
}
