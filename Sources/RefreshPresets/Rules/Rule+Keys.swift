import RefreshDiagnostics

extension Rule {
  // MARK: - Keys

  package static let unknownKey = Rule(
    "unknown-key", "a key that does not exist",
    what: "A map has a key that is none of those it can have.",
    why: "If it were passed over in silence, what it was to set would keep its default, and nobody would know.",
    bad: .preset("name: classic\nheader:\n  type: normalHeader\n  hidde: true"),
    good: .preset("name: classic\nheader:\n  type: normalHeader\n  hidden: true"))

  package static let misplacedKey = Rule(
    "misplaced-key", "a key that belongs elsewhere",
    what: "A key exists, but not for this type of component, or not in this place.",
    why: "The type decides which keys a component has, as in MJRefresh each class has its own properties. The "
      + "message says for which types the key is meant, or where it belongs.",
    bad: .preset("name: classic\nheader:\n  type: normalHeader\n  triggerPercent: 50%"),
    good: .preset("name: classic\nfooter:\n  type: autoNormalFooter\n  triggerPercent: 50%"))

  package static let missingKey = Rule(
    "missing-key", "a required key that is not there",
    what: "A map lacks a key that it can't do without. The place is that of the key the map stands under.",
    why: "There is no default that would be right for all.",
    bad: .preset("name: classic\nheader:\n  height: 60"),
    good: .preset("name: classic\nheader:\n  type: normalHeader\n  height: 60"))

  package static let unknownProperty = Rule(
    "unknown-property", "a property that does not exist",
    what: "A `set` step names a property, with dots, that the scene or the component does not have.",
    why: "Nothing would be set.",
    bad: .steps("- set: { header.hiden: true }\n- expect: { header.hidden: true }", name: "hides"),
    good: .steps("- set: { header.hidden: true }\n- expect: { header.hidden: true }", name: "hides"))
}
