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
    .differsFromCode, .staleAcceptance,
  ]
}

extension Rule {
  // MARK: - Keys

  package static let unknownKey = Rule(
    "unknown-key", "a key that doesn't exist",
    what: "A map has a key that it can't have.",
    why: "If it were ignored, the property that it should set would silently keep its default.",
    bad: .preset("name: classic\nheader:\n  type: normalHeader\n  hidde: true"),
    good: .preset("name: classic\nheader:\n  type: normalHeader\n  hidden: true"))

  package static let misplacedKey = Rule(
    "misplaced-key", "a key that belongs elsewhere",
    what: "A key exists, but not for this type of component, or not here.",
    why: "The type determines the keys of a component, as each class in MJRefresh has its own properties. The "
      + "message says which types have the key, or where it belongs.",
    bad: .preset("name: classic\nheader:\n  type: normalHeader\n  triggerPercent: 50%"),
    good: .preset("name: classic\nfooter:\n  type: autoNormalFooter\n  triggerPercent: 50%"))

  package static let missingKey = Rule(
    "missing-key", "a required key that is missing",
    what: "A map doesn't have a required key. The location is that of the key of the map.",
    why: "There is no sensible default.",
    bad: .preset("name: classic\nheader:\n  height: 60"),
    good: .preset("name: classic\nheader:\n  type: normalHeader\n  height: 60"))

  package static let unknownProperty = Rule(
    "unknown-property", "a property that doesn't exist",
    what: "A `set` step has a property, with dots, that the scene or the component doesn't have.",
    why: "It would have no effect.",
    bad: .steps("- set: { header.hiden: true }\n- expect: { header.hidden: true }", name: "hides"),
    good: .steps("- set: { header.hidden: true }\n- expect: { header.hidden: true }", name: "hides"))

  // MARK: - Presets and components

  package static let unusedState = Rule(
    "unused-state", severity: .warning, "a text or frames for a state that is never shown",
    what: "A component has a title or frames for a state in which its type shows none.",
    why: "They are never visible, and MJRefresh doesn't complain.",
    bad: .header("titles: { noMoreData: The end }"),
    good: .preset("name: classic\nfooter: { type: autoNormalFooter, titles: { noMoreData: The end } }"))

  package static let mjrefreshName = Rule(
    "mjrefresh-name", "a type written as a class name",
    what: "A type is written as the name of MJRefresh's class.",
    why: "Types have short names here. The meaning is clear, and the message says what to write.",
    bad: .preset("name: classic\nheader: { type: MJRefreshNormalHeader }"), good: .header())

  package static let misplacedType = Rule(
    "misplaced-type", "a type under the wrong role",
    what: "A header's type is under `footer`, for example.",
    why:
      "Each class of MJRefresh is made for one position. The keys of the type and of the role are both accepted, "
      + "because it is unclear which of the two is meant.",
    bad: .preset("name: classic\nfooter: { type: normalHeader }"), good: .header())

  package static let unknownType = Rule(
    "unknown-type", "a type that doesn't exist",
    what: "A `type` is none of MJRefresh's.",
    why: "A component can't be checked without its type.",
    bad: .preset("name: classic\nheader: { type: normalHeadr }"), good: .header())

  package static let noComponent = Rule(
    "no-component", "a preset without components",
    what: "A preset or suite has neither `header` nor `footer` nor `trailer`.",
    why: "There is nothing to pull.",
    bad: .preset("name: classic"), good: .header())

  package static let emptyFile = Rule(
    "empty-file", "an empty file",
    what: "A file has no preset or suite: it is empty or has only comments.",
    why: "The file is named on the command line, or was found by its name, so it should contain something.",
    bad: .preset("# to be written"), good: .header())

  package static let wrongFile = Rule(
    "wrong-file", "a suite instead of a preset, or vice versa",
    what: "A file contains a suite of scenarios where a preset is needed, or vice versa.",
    why: "Most likely, the path is that of another file, or the file has the wrong name.",
    bad: .preset("suite: classic\nheader: { type: normalHeader }\nscenarios: []"), good: .header())

  package static let severalPresets = Rule(
    "several-presets", severity: .warning, "a second preset in one file",
    what: """
      A `*.preset.yaml` contains another preset after a line `---`. Each preset is checked, but commands and suites \
      that need a single preset reject the file.
      """,
    why: "A preset is identified by the path of its file, so the second one can't be used.",
    bad: .preset("name: classic\nheader: { type: normalHeader }\n---\nname: plain\nheader: { type: header }"),
    good: .header())
}
