import RefreshDiagnostics

/// The rules for finding files, for settings and for silencing.
package enum CheckRules {
  /// All rules, in the order in which `explain` and the reference page list them.
  package static let all: [Rule] = [
    .nothingFound, .unreadFile, .cannotWrite, .unknownRule, .cannotSilence, .badIgnore, .unusedIgnore,
  ]
}

extension Rule {
  package static let nothingFound = Rule("nothing-found", "a folder with nothing to check")
  package static let unreadFile = Rule("unread-file", severity: .warning, "a file whose name is almost right")
  package static let cannotWrite = Rule("cannot-write", "a file that can't be fixed")
  package static let unknownRule = Rule("unknown-rule", "a rule that doesn't exist")
  package static let cannotSilence = Rule("cannot-silence", "an error that can't be silenced")
  package static let badIgnore = Rule("bad-ignore", "an incomplete ignore comment")
  package static let unusedIgnore = Rule(
    "unused-ignore", severity: .warning, "an ignore comment that silences nothing")
}
