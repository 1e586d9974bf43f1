import RefreshDiagnostics
import RefreshEngine
import RefreshPresets

/// The linter of presets, which finds behaviour of valid presets that their authors may not want. All its
/// diagnostics are warnings.
///
/// Only presets without errors can be checked, because invalid parts of a preset are left out of it.
public enum PresetLint {
  /// All rules in `Lint`.
  ///
  /// If several rules apply to one value, only the first one reports it, because it explains the most. Rules about separate mistakes
  /// all report theirs.
  package static let all: [LintRule] = [
    // Behaviour in the engine, on standard screens
    .headerFiresFooter,
    .invisibleFooter,
    .unreachableThreshold,
    .lateCallback,
    .slowEnd,
    .insetLeftBehind,
    .cutFrames,
    .unseenRefresh,
    .playingFrames,

    // Values of a single preset
    .unusedTriggerPercent,
    .triggerPercentRange,
    .lateTriggerPercent,
    .noTriggerTimes,
    .animationBugWithoutAnimation,
    .trailerAndHeader,
    .unusedDuration,
    .overriddenHeight,
    .emptyTitle,
    .typographicQuotes,
    .hourWithoutPeriod,
    .misreadMonth,
    .missingTime,
    .missingTitleLanguage,
    .keyAsTitle,
    .wideTitle,
    .rampWithoutPull,
    .unreachedState,
    .unusedDefault,
    .invisiblePart,
    .unusedAnimate,

    // Combinations of several presets
    .sharedTimeKey,
  ]

  /// Checks one preset.
  ///
  /// - Parameters:
  ///   - preset: A preset without errors.
  ///   - diagnostics: Collects the warnings.
  public static func check(_ preset: Preset, into diagnostics: inout Diagnostics) {
    var warnings = LintRule.Warnings()
    var places: Set<Span> = []
    // Mostly nothing is unknown; then the preset isn't copied for each rule, which took a twentieth of the time.
    let isKnown = preset.unknown.names.isEmpty
    for rule in all {
      guard let check = rule.check.ofPreset else { continue }
      if isKnown {
        check(preset, &warnings)
      } else {
        check(preset.leavingOut(rule.unknownRoles(of: preset)), &warnings)
      }
      guard !warnings.isEmpty else { continue }
      for diagnostic in warnings.take(as: rule)
      where places.insert(diagnostic.span).inserted || rule.isIndependent {
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
    var warnings = LintRule.Warnings()
    for rule in all {
      guard let check = rule.check.ofRun else { continue }
      check(presets.map { $0.leavingOut(rule.unknownRoles(of: $0)) }, &warnings)
      for diagnostic in warnings.take(as: rule) { diagnostics.add(diagnostic) }
    }
  }
}

/// A rule that finds behaviour of a valid preset that its author may not want. All its diagnostics are warnings.
///
/// Each rule is a static member in `Lint/Presets`, or in `Lint/Presets/Behaviour` if it tries the preset in the engine;
/// ``PresetLint/all`` lists them.
///
/// A class, because copying all rules for each preset took a tenth of the time, on all processors.
package final class LintRule: Sendable {
  /// The warnings of a rule, to which a check adds.
  struct Warnings {
    fileprivate var all: [(message: String, span: Span, labels: [Diagnostic.Label], help: String, fix: Fix?)] = []

    fileprivate var isEmpty: Bool { all.isEmpty }

    /// Adds a diagnostic. Labels without a span are left out.
    mutating func callAsFunction(
      _ message: String, at span: Span, labels: [(text: String, span: Span?)] = [], help: String, fix: Fix? = nil
    ) {
      let labels = labels.compactMap { label in label.span.map { Diagnostic.Label(label.text, at: $0) } }
      all.append((message, span, labels, help, fix))
    }

    /// Removes and returns the warnings as diagnostics of a rule.
    fileprivate mutating func take(as rule: LintRule) -> [Diagnostic] {
      guard !all.isEmpty else { return [] }
      defer { all = [] }
      return all.map {
        Diagnostic(rule.rule, $0.message, at: $0.span, labels: $0.labels, help: $0.help, fix: $0.fix)
      }
    }
  }

  /// The object of a rule, with its function.
  struct Check: Sendable {
    fileprivate var ofPreset: (@Sendable (_ preset: Preset, _ warn: inout Warnings) -> Void)?
    fileprivate var ofRun: (@Sendable (_ presets: [Preset], _ warn: inout Warnings) -> Void)?

    /// Checks each component of a preset separately.
    static func component(
      _ check: @escaping @Sendable (_ component: ComponentGraph.Component, _ warn: inout Warnings) -> Void
    ) -> Check {
      Check(ofPreset: { preset, warn in for component in preset.components { check(component, &warn) } })
    }

    /// Checks one preset.
    static func preset(_ check: @escaping @Sendable (_ preset: Preset, _ warn: inout Warnings) -> Void) -> Check {
      Check(ofPreset: check)
    }

    /// Checks all presets of a run, in order.
    static func run(_ check: @escaping @Sendable (_ presets: [Preset], _ warn: inout Warnings) -> Void) -> Check {
      Check(ofRun: check)
    }
  }

  /// The rule of its diagnostics.
  package let rule: Rule
  fileprivate let check: Check
  /// Whether it compares the presets of a run, so that its diagnostics depend on which files are checked.
  var comparesPresets: Bool { check.ofRun != nil }
  /// The keys of components that it depends on; nil for those that determine behaviour.
  private let asks: [String]?

  /// Whether it reports mistakes that are separate from those of other rules about the same value.
  fileprivate let isIndependent: Bool

  /// Declares a rule.
  ///
  /// - Parameter asks: The keys of components that it depends on. It doesn't judge a component of which one is unknown. The
  ///   default is all that determine behaviour.
  /// - Parameter isIndependent: Whether it reports mistakes that are separate from those of other rules about the same value. The
  ///   default is that it doesn't.
  init(_ name: String, _ title: String, asks: [String]? = nil, isIndependent: Bool = false, _ check: Check) {
    rule = Rule(name, severity: .warning, title)
    self.check = check
    self.asks = asks
    self.isIndependent = isIndependent
  }

  /// Returns the roles of the components about which the rule would have to know more.
  fileprivate func unknownRoles(of preset: Preset) -> Set<ComponentRole> { preset.unknown.roles(withAnyOf: asks) }
}

extension ComponentGraph.Component {
  /// Returns the span of a value, given its key's dotted name; if it isn't written, the span of the component.
  func valuePlace(of name: String) -> Span { value(of: name)?.span ?? place }

  /// Returns a value in its written form for a message, or the key's name if it isn't written.
  func written(_ name: String) -> String { quoted(value(of: name)?.scalar ?? name) }

  /// The component's name in a message, such as `header`.
  var word: String { kind.role.rawValue }

  /// The span that determines the height: that of frames taller than the height, or that of the height.
  var placeOfExtent: Span {
    let extent = settings.extent
    guard extent > settings.height,
      let tallest = RefreshState.allCases.first(where: { settings.images[$0]?.size.height == extent })
    else { return valuePlace(of: "height") }
    let name = "images.\(tallest.name)"
    return value(of: "\(name).size")?.span ?? valuePlace(of: name)
  }
}
