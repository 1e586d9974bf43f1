import RefreshDiagnostics

extension Rule {
  // MARK: - Presets generated from code

  package static let unreadCode = Rule(
    "unread-code", severity: .warning, "code that can't be imported",
    what:
      "An app's code sets up a component in a way that `import` can't read or presets can't express: a value that "
      + "is computed, a setting under a condition, an unknown call.",
    why:
      "The preset doesn't contain it, so the component may look or behave differently in the app. Nothing is guessed. The "
      + "exit status is 1.")

  package static let differsFromCode = Rule(
    "differs-from-code", "a preset that differs from the code",
    what:
      "`import --against` compares presets with the components that code sets up, and a value of a preset differs from that in "
      + "the code.",
    why: "The tests don't test what users get. Change one of the two to match the other.")

  package static let staleAcceptance = Rule(
    "stale-acceptance", "accepted code that isn't reported any more",
    what: "`accepted.yaml`, beside the presets for `import --against`, lists a message that `import` doesn't report.",
    why: "It would accept the same message silently if the code brought it back.")
}
