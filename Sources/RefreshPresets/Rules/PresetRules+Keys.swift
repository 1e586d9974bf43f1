import RefreshDiagnostics

extension PresetRules {
  /// The rules of keys.
  static let keys: [Rule] = [
    Rule(
      .unknownKey, "a key that does not exist",
      what: "A map has a key that is none of those it can have.",
      why: "If it were passed over in silence, what it was to set would keep its default, and nobody would know.",
      bad: .preset(
        """
        name: classic
        header:
          type: normalHeader
          hidde: true
        """),
      good: .preset(
        """
        name: classic
        header:
          type: normalHeader
          hidden: true
        """))
  ]
}
