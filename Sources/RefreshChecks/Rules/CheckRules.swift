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
    what: "A folder was named that has no presets and no scenarios below it.",
    why: "Most likely the path is wrong, and success would hide that. The exit status is 2.")

  package static let unreadFile = Rule(
    "unread-file", severity: .warning, "a file whose name is nearly right",
    what: """
      A folder has a file whose name looks like that of a preset, of scenarios or of the settings, but is not quite it: \
      `feed.preset.yml`, `feed.scenario.yaml`, `refreshcfg.yml`.
      """,
    why: "It is passed over, and what is wrong in it would never be told. The help says what to call it.")

  package static let cannotWrite = Rule(
    "cannot-write", "a file that can't be fixed",
    what: "A fix was asked for, but the file can't be written, or was changed while it was checked.",
    why: "The file is unchanged. The exit status is 2.")

  package static let unknownRule = Rule(
    "unknown-rule", "a rule that does not exist",
    what: "The settings or an ignore comment name a rule that does not exist.",
    why: "Nothing would be silenced. `refreshcfg explain` lists all rules.",
    bad: .settings("rules:\n  no-expectations: off"),
    good: .settings("rules:\n  no-expectation: off"))

  package static let cannotSilence = Rule(
    "cannot-silence", "an error that can't be silenced",
    what: "The settings or an ignore comment name a rule whose severity is error.",
    why: "A file with an error can't be used, whether the error is shown or not.",
    bad: .settings("rules:\n  duplicate-key: off"),
    good: .settings("rules:\n  no-expectation: off"))

  package static let badIgnore = Rule(
    "bad-ignore", "an incomplete ignore comment",
    what: "A comment `# refreshcfg: ignore` has no rule or no reason.",
    why: "Later readers need to know what is ignored, and why.",
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
    what: "Neither the line of an ignore comment nor the next has a diagnostic of its rule.",
    why: "It is left over from a mistake that was fixed, or in the wrong place, and would hide the next one.",
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
