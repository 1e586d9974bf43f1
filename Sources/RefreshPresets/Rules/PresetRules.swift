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
    .conflictingStrings, .badStrings, .duplicateText, .unknownText, .missingText,
    .partPlace, .samePartName, .unsortedRamp,
    .framesWithoutFiles, .ambiguousImage, .namelessImage, .sameTypeName, .reservedName, .oneSetting, .unreadCode,
    .differsFromCode, .staleAcceptance,
  ]
}

extension Rule {
  // MARK: - Keys

  package static let unknownKey = Rule("unknown-key", "a key that doesn't exist", .ofPlacedKey)
  package static let misplacedKey = Rule("misplaced-key", "a key that belongs elsewhere", .ofPlacedKey)
  package static let missingKey = Rule("missing-key", "a required key that is missing", .ofMissingKey)
  package static let unknownProperty = Rule("unknown-property", "a property that doesn't exist")

  // MARK: - Presets and components

  package static let unusedState = Rule(
    "unused-state", severity: .warning, "a text or frames for a state that is never shown")
  package static let mjrefreshName = Rule("mjrefresh-name", "a type written as a class name")
  package static let misplacedType = Rule("misplaced-type", "a type under the wrong role")
  package static let unknownType = Rule("unknown-type", "a type that doesn't exist")
  package static let noComponent = Rule("no-component", "a preset without components")
  package static let emptyFile = Rule("empty-file", "an empty file")
  package static let wrongFile = Rule("wrong-file", "a suite instead of a preset, or vice versa")
  package static let severalPresets = Rule("several-presets", severity: .warning, "a second preset in one file")

  // MARK: - Values

  package static let noValue = Rule("no-value", "a key without a value", .ofEmptyKey)
  package static let wrongType = Rule("wrong-type", "a list, map or scalar instead of another")
  package static let wrongValue = Rule("wrong-value", "a value that its key can't have")
  package static let wrongUnit = Rule("wrong-unit", "a number with a unit that its key doesn't take")
  package static let doubtfulUnit = Rule(
    "doubtful-unit", severity: .warning, "a number that is probably in another unit")
  package static let outOfRange = Rule("out-of-range", "a number that is too small or too large")
  package static let ambiguousNumber = Rule("ambiguous-number", "a number that different programs read differently")
  package static let unknownValue = Rule("unknown-value", "a word that isn't allowed")
  package static let wrongCount = Rule("wrong-count", "too few or too many items")
  package static let wrongTag = Rule("wrong-tag", "a tag that contradicts its key")
  package static let booleanSpelling = Rule(
    "boolean-spelling", severity: .warning, "`yes`, `no`, `on`, `off` for `true` and `false`")

  // MARK: - Single value types

  package static let languageCase = Rule(
    "language-case", severity: .warning, "a language tag with unusual capitalization")
  package static let unknownLanguage = Rule("unknown-language", severity: .warning, "a language without texts")
  package static let badTemplate = Rule("bad-template", "an invalid template for a time")

  // MARK: - Time zones

  package static let unknownTimeZone = Rule("unknown-time-zone", "a time zone that doesn't exist")
  package static let noTimeZones = Rule("no-time-zones", "no time-zone database")
  package static let badTimeZone = Rule("bad-time-zone", "a damaged time-zone database")

  // MARK: - Presets that build on others

  package static let extendsCycle = Rule("extends-cycle", "presets that extend each other in a cycle")
  package static let extendsTooDeep = Rule("extends-too-deep", "too many presets that extend each other")
  package static let extendedTwice = Rule("duplicate-extends", "a preset that is extended twice")

  // MARK: - Files that presets name

  package static let missingFile = Rule("missing-file", "a missing file or folder")
  package static let outsideProject = Rule("outside-project", "a file outside the project")
  package static let badImage = Rule("bad-image", "an unusable image file")
  package static let badImageSet = Rule("bad-image-set", "an image set that can't be read")
  package static let badRange = Rule("bad-range", "a malformed range of frames")
  package static let tooManyFrames = Rule("too-many-frames", "more frames than a state can have")
  package static let mixedSizes = Rule("mixed-frame-sizes", severity: .warning, "frames that differ in size")
  package static let conflictingStrings = Rule("conflicting-strings", "texts by language together with a bundle")
  package static let badStrings = Rule("bad-strings", "a malformed table of texts")
  package static let duplicateText = Rule("duplicate-text", severity: .warning, "a text that appears twice")

  package static let unknownText = Rule("unknown-text", "a title whose key isn't in a table of texts")
  package static let missingText = Rule(
    "missing-text", severity: .warning, "a title whose key has no text in one of the languages")

  // MARK: - Parts

  package static let partPlace = Rule("part-place", "a part with too few or too many lengths")
  package static let samePartName = Rule("same-part-name", "part names that are the same in code")
  package static let unsortedRamp = Rule("unsorted-ramp", "percentages that don't ascend")

  // MARK: - Code generated from presets

  package static let framesWithoutFiles = Rule("frames-without-files", "frames that an app can't show")
  package static let ambiguousImage = Rule("ambiguous-image", "two images with the same name")
  package static let namelessImage = Rule("nameless-image", "an image without a name")
  package static let reservedName = Rule("reserved-name", "a type with a reserved name")
  package static let sameTypeName = Rule("same-type-name", "two presets with the same type name")
  package static let oneSetting = Rule(
    "one-setting", severity: .warning, "presets that disagree on a global setting")

  // MARK: - Presets generated from code

  package static let unreadCode = Rule("unread-code", severity: .warning, "code that can't be imported")
  package static let differsFromCode = Rule("differs-from-code", "a preset that differs from the code")
  package static let staleAcceptance = Rule("stale-acceptance", "accepted code that is no longer reported")
}
