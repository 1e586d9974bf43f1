import RefreshDiagnostics

/// The rules of finding files, of settings and of silencing.
package enum CheckRules {
  /// All rules, in the order in which `explain` and the reference page list them.
  package static let all: [Rule] = [
    .nothingFound, .cannotWrite, .unknownRule, .cannotSilence, .badIgnore, .unusedIgnore,
  ]
}

extension Rule {
  package static let nothingFound = Rule(
    "nothing-found", "a folder with nothing to check",
    what: "A folder was named that has no presets and no scenarios below it.",
    why: "Most likely the path is wrong; if all were called well, nobody would notice. The exit status is 2.")

  package static let cannotWrite = Rule(
    "cannot-write", "a file that can't be put right",
    what: "A fix was asked for, and the file can't be written, or was changed while it was checked.",
    why: "The file is as it was. The exit status is 2.")

  package static let unknownRule = Rule(
    "unknown-rule", "a rule that does not exist",
    what: "The settings or an ignore comment name a rule that there is not.",
    why: "Nothing would be silenced. `refreshcfg explain` lists all rules.",
    bad: .settings("rules:\n  no-expectations: off"),
    good: .settings("rules:\n  no-expectation: off"))

  package static let cannotSilence = Rule(
    "cannot-silence", "an error that can't be silenced",
    what: "The settings or an ignore comment name a rule whose findings are errors.",
    why: "A file with an error can't be used, whether anyone hears of it or not.",
    bad: .settings("rules:\n  duplicate-key: off"),
    good: .settings("rules:\n  no-expectation: off"))

  package static let badIgnore = Rule(
    "bad-ignore", "an ignore comment that is not complete",
    what: "A comment `# refreshcfg: ignore` has no rule or no reason.",
    why: "Who reads it later needs to know what is ignored, and why that is right.",
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
    what: "Neither the line of an ignore comment nor the next has anything of its rule to be ignored.",
    why: "It is left from a mistake that was mended, or stands in a wrong place, and would hide the next one.",
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
