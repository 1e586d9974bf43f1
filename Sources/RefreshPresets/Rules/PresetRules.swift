import RefreshDiagnostics

/// The rules of keys, values and presets.
package enum PresetRules {
  /// All rules, in the order in which `explain` and the reference page list them.
  package static let all: [Rule] = [
    .unknownKey, .misplacedKey, .missingKey, .unknownProperty,
    .noValue, .wrongType, .wrongValue, .wrongUnit, .doubtfulUnit, .outOfRange, .ambiguousNumber, .unknownValue,
    .wrongCount,
    .wrongTag, .booleanSpelling,
    .languageCase, .unknownLanguage, .badTemplate,
    .unknownTimeZone, .noTimeZones, .badTimeZone,
    .unusedState, .mjrefreshName, .misplacedType, .unknownType, .noComponent, .emptyFile, .wrongFile,
    .severalPresets,
    .extendsCycle, .extendsTooDeep, .extendedTwice,
    .missingFile, .outsideProject, .badImage, .badImageSet, .badRange, .tooManyFrames, .mixedSizes,
    .conflictingStrings, .badStrings, .duplicateText,
    .partPlace, .samePartName, .unsortedRamp,
    .framesWithoutFiles, .ambiguousImage, .namelessImage, .sameTypeName, .reservedName, .oneSetting, .unreadCode,
    .differsFromCode,
  ]
}

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

  // MARK: - Presets and components

  package static let unusedState = Rule(
    "unused-state", severity: .warning, "a text or frames for a state that is never shown",
    what: "A component has a title or frames for a state in which its type shows none.",
    why: "They are never seen, and MJRefresh does not complain.",
    bad: .header("titles: { noMoreData: The end }"),
    good: .preset("name: classic\nfooter: { type: autoNormalFooter, titles: { noMoreData: The end } }"))

  package static let mjrefreshName = Rule(
    "mjrefresh-name", "a type written as its class's name",
    what: "A type is written as MJRefresh's class is called.",
    why: "Types have short names here. It is clear what is meant, and the message says what to write.",
    bad: .preset("name: classic\nheader: { type: MJRefreshNormalHeader }"), good: .header())

  package static let misplacedType = Rule(
    "misplaced-type", "a type under a role that it is not made for",
    what: "A header's type stands under `footer`, or the like.",
    why: "Each class of MJRefresh is made for one place. Keys of the type and of the role are both accepted, "
      + "since it is not known which of the two is meant.",
    bad: .preset("name: classic\nfooter: { type: normalHeader }"), good: .header())

  package static let unknownType = Rule(
    "unknown-type", "a type that does not exist",
    what: "A `type` is none of MJRefresh's.",
    why: "Nothing can be said of a component without its type.",
    bad: .preset("name: classic\nheader: { type: normalHeadr }"), good: .header())

  package static let noComponent = Rule(
    "no-component", "nothing to refresh with",
    what: "A preset or suite has neither `header` nor `footer` nor `trailer`.",
    why: "There is nothing that could be pulled.",
    bad: .preset("name: classic"), good: .header())

  package static let emptyFile = Rule(
    "empty-file", "a file with nothing in it",
    what: "A file has no preset or suite in it, perhaps only comments.",
    why: "The file was named, or found by its name, so it should hold something.",
    bad: .preset("# to be written"), good: .header())

  package static let wrongFile = Rule(
    "wrong-file", "a suite in the place of a preset, or the reverse",
    what: "A file holds a suite of scenarios where a preset is wanted, or a preset where a suite is.",
    why:
      "Neither can do the other's work. Most likely the wrong one of two files is named, or the file has the other's name.",
    bad: .preset("suite: classic\nheader: { type: normalHeader }\nscenarios: []"), good: .header())

  package static let severalPresets = Rule(
    "several-presets", severity: .warning, "a second preset in one file",
    what: """
      A `*.preset.yaml` goes on with another preset behind a line `---`. Each is checked all the same; commands and suites \
      that need the file's one preset refuse it.
      """,
    why: "A preset is named by the path of its file, so that the second could never be named.",
    bad: .preset("name: classic\nheader: { type: normalHeader }\n---\nname: plain\nheader: { type: header }"),
    good: .header())
}
