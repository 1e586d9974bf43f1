import RefreshDiagnostics

/// A rule that finds what a valid preset does and its author may not want; all that it says are warnings.
///
/// Each is a static member in a file of its own in `Lint`, those that try the preset in the engine in `Lint/Behaviour`,
/// with the examples that are its documentation and its tests; ``PresetLint/all`` lists them.
package struct LintRule: Sendable {
  /// The rule's diagnostics, as a check adds them.
  struct Findings {
    let rule: Rule
    fileprivate(set) var all: [Diagnostic] = []

    /// Adds a diagnostic; labels of places that are not written are left out.
    mutating func callAsFunction(
      _ message: String, at span: Span, labels: [(text: String, span: Span?)] = [], help: String
    ) {
      let labels = labels.compactMap { label in label.span.map { Diagnostic.Label(label.text, at: $0) } }
      all.append(Diagnostic(rule, message, at: span, labels: labels, help: help))
    }
  }

  /// What a rule looks at.
  enum Check: Sendable {
    /// Each component of a preset by itself.
    case component(@Sendable (_ component: ComponentPreset, _ finding: inout Findings) -> Void)
    /// One preset.
    case preset(@Sendable (_ preset: Preset, _ finding: inout Findings) -> Void)
    /// All presets of a run, in its order.
    case run(@Sendable (_ presets: [Preset], _ finding: inout Findings) -> Void)
  }

  /// The rule, as `explain` and the reference page show it.
  package let rule: Rule
  private let check: Check

  /// Declares a rule; the names and texts are those of ``Rule``.
  init(
    _ name: String, _ title: String, what: String, why: String, bad: Rule.Example? = nil, good: Rule.Example? = nil,
    _ check: Check
  ) {
    rule = Rule(name, severity: .warning, title, what: what, why: why, bad: bad, good: good)
    self.check = check
  }

  /// The diagnostics of one preset.
  func diagnostics(of preset: Preset) -> [Diagnostic] {
    var findings = Findings(rule: rule)
    switch check {
    case .component(let check): for component in preset.components { check(component, &findings) }
    case .preset(let check): check(preset, &findings)
    case .run: break
    }
    return findings.all
  }

  /// The diagnostics of the presets of a run, compared with each other.
  func diagnostics(ofRun presets: [Preset]) -> [Diagnostic] {
    guard case .run(let check) = check else { return [] }
    var findings = Findings(rule: rule)
    check(presets, &findings)
    return findings.all
  }
}
