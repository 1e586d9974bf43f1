import RefreshDiagnostics

/// A rule that finds what a valid preset does and its author may not want.
///
/// Each stands in a file of its own in `Lint`, those that try the preset in the engine in `Lint/Behaviour`, with the
/// examples that are its documentation and its tests; ``PresetLint/all`` lists them.
public struct LintRule: Sendable {
  /// What a rule looks at.
  enum Subject: Sendable {
    /// One preset.
    case preset(@Sendable (_ preset: Preset, _ diagnostics: inout Diagnostics) -> Void)
    /// All presets of a run, in its order.
    case run(@Sendable (_ presets: [Preset], _ diagnostics: inout Diagnostics) -> Void)
  }

  /// What there is to say of the rule.
  public let rule: Rule
  let subject: Subject

  /// A rule that looks at one preset.
  init(
    _ rule: Rule, preset check: @escaping @Sendable (_ preset: Preset, _ diagnostics: inout Diagnostics) -> Void
  ) {
    self.rule = rule
    subject = .preset(check)
  }

  /// A rule that compares the presets of a run.
  init(
    _ rule: Rule, run check: @escaping @Sendable (_ presets: [Preset], _ diagnostics: inout Diagnostics) -> Void
  ) {
    self.rule = rule
    subject = .run(check)
  }

  /// A rule that looks at each component of a preset alone.
  init(
    _ rule: Rule,
    component check: @escaping @Sendable (_ component: ComponentPreset, _ diagnostics: inout Diagnostics) -> Void
  ) {
    self.init(
      rule,
      preset: { preset, diagnostics in
        for component in preset.components { check(component, &diagnostics) }
      })
  }
}
