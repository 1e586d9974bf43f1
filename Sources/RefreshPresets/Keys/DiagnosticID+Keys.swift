import RefreshDiagnostics

/// The rules of keys and values: from nodes to what they mean.
extension DiagnosticID {
  // Keys.
  /// A key that does not exist.
  public static let unknownKey = DiagnosticID("unknown-key")
  /// A key that exists, but for other types or in another place.
  public static let misplacedKey = DiagnosticID("misplaced-key")
  /// A required key that is not there.
  public static let missingKey = DiagnosticID("missing-key")
  /// A dotted name of a property that does not exist.
  public static let unknownProperty = DiagnosticID("unknown-property")

  // Values.
  /// A key with nothing behind it.
  public static let noValue = DiagnosticID("no-value")
  /// A list, map or scalar where another of them belongs.
  public static let wrongType = DiagnosticID("wrong-type")
  /// A scalar that does not have the form that its key demands.
  public static let wrongValue = DiagnosticID("wrong-value")
  /// A number with a unit that its key does not have.
  public static let wrongUnit = DiagnosticID("wrong-unit")
  /// A number that is too small or too great.
  public static let outOfRange = DiagnosticID("out-of-range")
  /// A number that readers of YAML understand differently: `010`, `0x10`, `1_000`, `1:30`.
  public static let ambiguousNumber = DiagnosticID("ambiguous-number")
  /// A word that is none of those allowed.
  public static let unknownValue = DiagnosticID("unknown-value")
  /// A list with too few or too many items.
  public static let wrongCount = DiagnosticID("wrong-count")
  /// A tag that contradicts the key.
  public static let wrongTag = DiagnosticID("wrong-tag")
  /// `yes`, `no`, `on`, `off` for `true` and `false`.
  public static let booleanSpelling = DiagnosticID("boolean-spelling")
}

/// The rules of single value types.
extension DiagnosticID {
  /// A language tag in unusual capital or small letters.
  public static let languageCase = DiagnosticID("language-case")
  /// The wording of a time with braces or date fields that mean nothing.
  public static let badTemplate = DiagnosticID("bad-template")
}

/// The rules of presets.
extension DiagnosticID {
  /// A title or frames for a state that the type never shows.
  public static let unusedState = DiagnosticID("unused-state")
  /// A type of MJRefresh by its class's name.
  public static let mjrefreshName = DiagnosticID("mjrefresh-name")
  /// A type under a role that it is not made for.
  public static let misplacedType = DiagnosticID("misplaced-type")
  /// A type that does not exist.
  public static let unknownType = DiagnosticID("unknown-type")
  /// A preset without header, footer and trailer.
  public static let noComponent = DiagnosticID("no-component")
  /// A file without anything in it.
  public static let emptyFile = DiagnosticID("empty-file")
  /// A second preset in one file.
  public static let severalPresets = DiagnosticID("several-presets")

  // Extending.
  /// Presets that extend each other in a circle.
  public static let extendsCycle = DiagnosticID("extends-cycle")
  /// More presets that extend each other than anyone can follow.
  public static let extendsTooDeep = DiagnosticID("extends-too-deep")
  /// The same preset twice in one list.
  public static let extendedTwice = DiagnosticID("duplicate-extends")
}
