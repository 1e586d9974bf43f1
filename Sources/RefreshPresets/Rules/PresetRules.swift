import RefreshDiagnostics

/// The rules of keys, values and presets.
package enum PresetRules {
  /// All of them, in the order in which `explain` and the reference page list them.
  package static let all: [Rule] = [
    .unknownKey, .misplacedKey, .missingKey, .unknownProperty,
    .noValue, .wrongType, .wrongValue, .wrongUnit, .outOfRange, .ambiguousNumber, .unknownValue, .wrongCount,
    .wrongTag, .booleanSpelling,
    .languageCase, .badTemplate,
    .unknownTimeZone, .noTimeZones, .badTimeZone,
    .unusedState, .mjrefreshName, .misplacedType, .unknownType, .noComponent, .emptyFile, .severalPresets,
    .extendsCycle, .extendsTooDeep, .extendedTwice,
    .missingFile, .outsideProject, .badImage, .badImageSet, .badRange, .tooManyFrames, .mixedSizes,
    .conflictingStrings, .badStrings, .duplicateText,
  ]
}
