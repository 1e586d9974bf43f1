import RefreshDiagnostics

/// The rules for finding files, for settings and for silencing.
package enum CheckRules {
  /// All rules, in the order in which `explain` and the reference page list them.
  package static let all: [Rule] = [
    .nothingFound, .unreadFile, .cannotWrite, .unknownRule, .cannotSilence, .badIgnore, .unusedIgnore,
  ]
}

extension Rule {
  package static let nothingFound = Rule(
    "nothing-found", "a folder with nothing to check",
    what: "A folder contains neither presets nor scenarios.",
    why: "Most likely the path is wrong, and success would hide that. The exit status is 2.")

  package static let unreadFile = Rule(
    "unread-file", severity: .warning, "a file whose name is almost right",
    what: """
      A folder has a file whose name is similar to that of a preset, scenarios or settings, but not quite right: \
      `feed.preset.yml`, `feed.scenario.yaml`, `refreshcfg.yml`.
      """,
    why: "The file is ignored, so mistakes in it are never reported. The help says how to rename it.")

  package static let cannotWrite = Rule(
    "cannot-write", "a file that can't be fixed",
    what: "`--fix` can't write the file, or the file changed while it was being checked.",
    why: "The file is unchanged. The exit status is 2.")

  package static let unknownRule = Rule(
    "unknown-rule", "a rule that doesn't exist",
    what: "The settings or an ignore comment name a rule that doesn't exist.",
    why: "It has no effect. `refreshcfg explain` lists all rules.",
    bad: .settings("rules:\n  no-expectations: off"), good: .settings("rules:\n  no-expectation: off"))

  package static let cannotSilence = Rule(
    "cannot-silence", "an error that can't be silenced",
    what: "The settings or an ignore comment refer to a rule whose severity is error.",
    why: "A file with an error can't be used, whether the error is shown or not.",
    bad: .settings("rules:\n  duplicate-key: off"), good: .settings("rules:\n  no-expectation: off"))

  package static let badIgnore = Rule(
    "bad-ignore", "an incomplete ignore comment",
    what: "A comment `# refreshcfg: ignore` doesn't have a rule or a reason.",
    why: "Readers need to know what is ignored, and why.",
    bad: .preset(
      """
      name: classic
      # refreshcfg: ignore boolean-spelling
      header: { type: normalHeader, hidden: yes }
      """),
    good: .preset(
      """
      name: classic
      # refreshcfg: ignore boolean-spelling the generator writes it so
      header: { type: normalHeader, hidden: yes }
      """))

  package static let unusedIgnore = Rule(
    "unused-ignore", severity: .warning, "an ignore comment that silences nothing",
    what: "Neither the line of an ignore comment nor the next line has a diagnostic of its rule.",
    why:
      "The comment remains from a mistake that has been fixed, or is on the wrong line, and would hide the next mistake.",
    bad: .preset(
      """
      name: classic
      # refreshcfg: ignore boolean-spelling the generator writes it so
      header: { type: normalHeader, hidden: true }
      """),
    good: .preset(
      """
      name: classic
      header: { type: normalHeader, hidden: true }
      """))
}
