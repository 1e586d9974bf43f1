import RefreshDiagnostics
import RefreshPresets
import RefreshScenarios
import RefreshYAML

/// The levels of rules in a project, as set in its `refreshcfg.yaml`.
public struct Settings: Sendable {
  /// The name of the file, at the root of a project.
  public static let fileName = "refreshcfg.yaml"

  /// The level of a rule.
  public enum Level: String, Hashable, Sendable, CaseIterable {
    /// The rule is off.
    case off
    /// Its diagnostics fail a run only under `--strict`.
    case warning
    /// Its diagnostics fail a run.
    case error
  }

  /// The levels of rules, for some of the files.
  struct Section: Sendable {
    /// The files, or nil for all.
    let glob: Glob?
    /// The levels.
    let levels: [DiagnosticID: Level]
  }

  /// The sections in order; later ones win.
  var sections: [Section] = []
  /// The problems of explorations that the project accepts.
  package internal(set) var accepted: [AcceptedProblem] = []
  /// The rules for what explorations of the project's presets and suites may draw.
  package internal(set) var drawing = DrawingRules()

  /// Returns the levels of the rules that are set for a file.
  ///
  /// - Parameter path: The path of the file, relative to the root of the project.
  public func levels(at path: String) -> [DiagnosticID: Level] {
    sections.filter { $0.glob?.matches(path) ?? true }.reduce(into: [:]) { $0.merge($1.levels) { $1 } }
  }

  /// Reads settings. An empty file sets nothing.
  ///
  /// - Parameters:
  ///   - file: The text.
  ///   - diagnostics: Collects the diagnostics.
  /// - Returns: The settings, without their invalid parts.
  public static func decode(_ file: SourceFile, into diagnostics: inout Diagnostics) -> Settings {
    var settings = Settings()
    var reader = YAMLReader(file)
    guard let root = reader.next(into: &diagnostics)?.root, !root.isNull else { return settings }
    keys.decode(root, as: "settings", to: &settings, into: &diagnostics)
    return settings
  }

  /// The shape of a file.
  package static var shape: ValueShape { keys.shape }

  private static let keys = KeySet<Settings>(
    owner: "the settings",
    [
      Key("rules", .levels, examples: ["{ no-expectation: error }"], "The levels of rules in all files.") {
        // Levels for some files override those for all files, regardless of the order.
        $0.sections.insert(Section(glob: nil, levels: $1), at: 0)
      },
      Key(
        "paths", .sections, examples: ["{ 'drafts/**': { no-expectation: off } }"],
        "The levels of rules in some files, by patterns of their paths; later patterns take precedence."
      ) { $0.sections += $1 },
      Key(
        "accepted", .list(of: AcceptedProblem.type), \.accepted,
        examples: ["[ { cause: 'lost-words header', reason: only in English } ]"],
        "The problems that `refreshcfg explore` doesn't report, each with the reason."),
      Key(
        "explore", DrawingRules.type, \.drawing, examples: ["{ never: [rotate, language] }"],
        "What `refreshcfg explore` may do in runs of the project's presets and suites."),
    ])
}

extension ValueType where Value == [DiagnosticID: Settings.Level] {
  /// The type of a map from rules to their levels.
  fileprivate static var levels: Self {
    let level = ValueType<Settings.Level>.choice([
      (ValueShape.Word("off", "The rule is disabled."), .off),
      (ValueShape.Word("warning", "It fails a run only with `--strict`."), .warning),
      (ValueShape.Word("error", "It fails a run."), .error),
    ])
    let shape = ValueShape.names(
      TextShape("rules to `off`, `warning` or `error`", examples: ["no-expectation"])
    ) {
      RuleCatalogue.all.filter { $0.severity == .warning }.map {
        KeyDescription(name: $0.id.rawValue, shape: level.shape, summary: $0.title)
      }
    }
    return ValueType(shape) { node, name, diagnostics in
      guard node.kind == .mapping else {
        diagnostics.add(.wrongKind(of: node, as: name, shape))
        return nil
      }
      var levels: [DiagnosticID: Settings.Level] = [:]
      for entry in node.entries {
        guard let name = entry.key.scalar,
          let value = level.decode(entry.value, as: name, into: &diagnostics),
          let rule = RuleCatalogue.rule(named: name, at: entry.key.span, into: &diagnostics)
        else { continue }
        if rule.severity == .error, value != .error {
          diagnostics.add(.cannotSilence(rule, at: entry.key.span))
        } else {
          levels[rule.id] = value
        }
      }
      return levels
    }
  }
}

extension ValueType where Value == [Settings.Section] {
  /// The type of a map from path patterns to maps from rules to levels.
  fileprivate static var sections: Self {
    let levels = ValueType<[DiagnosticID: Settings.Level]>.levels
    let shape = ValueShape.map(
      keys: TextShape("patterns of paths to rules", examples: ["drafts/**"]), values: levels.shape)
    return ValueType(shape) { node, name, diagnostics in
      guard node.kind == .mapping else {
        diagnostics.add(.wrongKind(of: node, as: name, shape))
        return nil
      }
      return node.entries.compactMap { entry in
        guard let pattern = entry.key.scalar,
          let levels = levels.decode(entry.value, as: pattern, into: &diagnostics)
        else { return nil }
        return Settings.Section(glob: Glob(pattern), levels: levels)
      }
    }
  }
}

extension RuleCatalogue {
  /// Returns the rule with a name that the user wrote, or nil if there is none, which is diagnosed.
  static func rule(named name: String, at span: Span, into diagnostics: inout Diagnostics) -> Rule? {
    if let rule = self[DiagnosticID(name)] { return rule }
    diagnostics.add(
      .unknownRule, "there is no rule \(quoted(name))", at: span,
      help: suggestion(for: name, in: all.map(\.id.rawValue), owner: "refreshcfg", what: "rules"))
    return nil
  }
}

extension Diagnostic {
  /// Returns the diagnostic for silencing a rule whose diagnostics are errors.
  static func cannotSilence(_ rule: Rule, at span: Span) -> Diagnostic {
    Diagnostic(
      .cannotSilence, "`\(rule.id.rawValue)` is an error and can't be silenced", at: span,
      help: "a file with an error can't be used; only warnings can be silenced")
  }
}
