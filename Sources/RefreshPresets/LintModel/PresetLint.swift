import RefreshDiagnostics
import RefreshEngine

/// Finds what valid presets do and their authors may not want; all that it says are warnings.
///
/// It is for presets in which nothing is wrong: what a mistake left out can't be judged.
public enum PresetLint {
  /// One row for each rule in `Lint`.
  ///
  /// Where two rules speak of one value, the first has the whole story and the others are silent.
  package static let all: [LintRule] = [
    // What the engine shows, on standard screens.
    .headerFiresFooter,
    .invisibleFooter,
    .unreachableThreshold,
    .lateCallback,
    .insetLeftBehind,
    .cutFrames,

    // What the values say by themselves.
    .unusedTriggerPercent,
    .triggerPercentRange,
    .noTriggerTimes,
    .animationBugWithoutAnimation,
    .trailerAndHeader,
    .unusedDuration,
    .overriddenHeight,
    .emptyTitle,
    .typographicQuotes,
    .missingTitleLanguage,
    .keyAsTitle,
    .wideTitle,
    .rampWithoutPull,
    .unreachedState,
    .unusedDefault,
    .invisiblePart,
    .unusedAnimate,

    // What several presets do together.
    .sharedTimeKey,
  ]

  /// Checks one preset.
  ///
  /// - Parameters:
  ///   - preset: A preset without errors.
  ///   - diagnostics: Collects the warnings.
  public static func check(_ preset: Preset, into diagnostics: inout Diagnostics) {
    var findings = LintRule.Findings()
    var places: Set<Span> = []
    for rule in all {
      rule.check.ofPreset(preset, &findings)
      for diagnostic in findings.take(as: rule) where places.insert(diagnostic.span).inserted {
        diagnostics.add(diagnostic)
      }
    }
  }

  /// Compares the presets of a run.
  ///
  /// - Parameters:
  ///   - presets: All presets without errors, in the order of the run.
  ///   - diagnostics: Collects the warnings.
  public static func check(together presets: [Preset], into diagnostics: inout Diagnostics) {
    var findings = LintRule.Findings()
    for rule in all {
      rule.check.ofRun(presets, &findings)
      for diagnostic in findings.take(as: rule) { diagnostics.add(diagnostic) }
    }
  }
}

/// A rule that finds what a valid preset does and its author may not want; all that it says are warnings.
///
/// Each is a static member in `Lint`, those that try the preset in the engine in `Lint/Behaviour`,
/// with the examples that are its documentation and its tests; ``PresetLint/all`` lists them.
///
/// It is shared: to copy the texts of all rules for each preset took a tenth of the time, on all processors at once.
package final class LintRule: Sendable {
  /// What a rule has found, as a check adds it.
  struct Findings {
    fileprivate var all: [(message: String, span: Span, labels: [Diagnostic.Label], help: String)] = []

    /// Adds a diagnostic; labels of places that are not written are left out.
    mutating func callAsFunction(
      _ message: String, at span: Span, labels: [(text: String, span: Span?)] = [], help: String
    ) {
      let labels = labels.compactMap { label in label.span.map { Diagnostic.Label(label.text, at: $0) } }
      all.append((message, span, labels, help))
    }

    /// Takes out what was found, as diagnostics of the rule that has found it.
    fileprivate mutating func take(as rule: LintRule) -> [Diagnostic] {
      guard !all.isEmpty else { return [] }
      defer { all = [] }
      return all.map { Diagnostic(rule.rule, $0.message, at: $0.span, labels: $0.labels, help: $0.help) }
    }
  }

  /// What a rule looks at, with its function.
  struct Check: Sendable {
    fileprivate var ofPreset: @Sendable (_ preset: Preset, _ finding: inout Findings) -> Void = { _, _ in }
    fileprivate var ofRun: @Sendable (_ presets: [Preset], _ finding: inout Findings) -> Void = { _, _ in }

    /// Each component of a preset by itself.
    static func component(
      _ check: @escaping @Sendable (_ component: ComponentGraph.Component, _ finding: inout Findings) -> Void
    ) -> Check {
      Check(ofPreset: { preset, finding in for component in preset.components { check(component, &finding) } })
    }

    /// One preset.
    static func preset(_ check: @escaping @Sendable (_ preset: Preset, _ finding: inout Findings) -> Void) -> Check
    {
      Check(ofPreset: check)
    }

    /// All presets of a run, in its order.
    static func run(_ check: @escaping @Sendable (_ presets: [Preset], _ finding: inout Findings) -> Void) -> Check
    {
      Check(ofRun: check)
    }
  }

  /// The rule, as `explain` and the reference page show it.
  package let rule: Rule
  fileprivate let check: Check

  /// Declares a rule; the names and texts are those of ``Rule``, the examples are presets.
  init(
    _ name: String, _ title: String, what: String, why: String, bad: String? = nil, good: String? = nil,
    _ check: Check
  ) {
    rule = Rule(
      name, severity: .warning, title, what: what, why: why, bad: bad.map(Rule.Example.preset),
      good: good.map(Rule.Example.preset))
    self.check = check
  }
}

extension ComponentGraph.Component {
  /// Where a value stands, by its key's name with dots; where it is not written, where the component is.
  func valuePlace(of name: String) -> Span { value(of: name)?.span ?? place }

  /// A value as it is written, in a message; a key's name where it is not.
  func written(_ name: String) -> String { quoted(value(of: name)?.scalar ?? name) }

  /// The component's name in a message: `header`.
  var word: String { kind.role.rawValue }

  /// Where the height is decided: at the frames that are taller than all else, or at the height itself.
  var placeOfExtent: Span {
    let extent = settings.extent
    guard extent > settings.height,
      let tallest = RefreshState.allCases.first(where: { settings.images[$0]?.size.height == extent })
    else { return valuePlace(of: "height") }
    let name = "images.\(tallest.name)"
    return value(of: "\(name).size")?.span ?? valuePlace(of: name)
  }
}

extension String {
  /// The text of a preset with one component, for the examples of rules.
  ///
  /// - Parameters:
  ///   - name: The preset's name.
  ///   - kind: The component's type.
  ///   - lines: The lines behind the type.
  static func preset(_ name: String, _ kind: ComponentKind, _ lines: String...) -> String {
    "name: \(name)" + component(kind, lines)
  }

  /// The lines of a component in a preset, each behind a line break.
  static func component(_ kind: ComponentKind, _ lines: [String] = []) -> String {
    "\n\(kind.role.rawValue):\n  type: \(kind.rawValue)" + lines.map { "\n  \($0)" }.joined()
  }
}
