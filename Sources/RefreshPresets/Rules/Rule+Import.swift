import RefreshDiagnostics

extension Rule {
  // MARK: - Presets generated from code

  package static let unreadCode = Rule(
    "unread-code", severity: .warning, "code that can't be taken over",
    what:
      "The code of an app sets up a component in a way that `import` can't read, or that presets don't have: a value that "
      + "is computed, a setting under a condition, a call that is not known.",
    why:
      "The preset does not say it, so that the component may look or behave otherwise in the app. Nothing is guessed. The "
      + "exit status is 1.")

  package static let differsFromCode = Rule(
    "differs-from-code", "a preset that is not what the code does",
    what:
      "`import --against` compares presets with the components that code sets up, and a value of a preset is another one in "
      + "the code.",
    why: "What is tested is not what people get. One of the two has to follow the other.")
}
