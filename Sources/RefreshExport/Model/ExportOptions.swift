/// How code is made of presets.
package struct ExportOptions: Sendable {
  /// The form in which an app gets presets.
  package enum Language: String, Sendable, CaseIterable {
    /// Swift, in the language modes 5 and 6.
    case swift
    /// Objective-C, with what Swift needs to read it.
    case objectiveC = "objc"
    /// JSON that an app reads at run time.
    case json
    /// The Swift that reads it, which is the same for all presets.
    case loader
  }

  /// Who may use the types, in Swift.
  package enum Access: String, Sendable, CaseIterable {
    /// All modules.
    case `public`
    /// The module.
    case `internal`
    /// The package.
    case `package`
  }

  /// The language. The default is Swift.
  package var language = Language.swift
  /// Who may use the types, in Swift. The default is everybody.
  package var access = Access.public
  /// The beginning of the names that whole modules see, of shared code, too; nil, the default, for `RC` in Objective-C and
  /// none in Swift.
  package var prefix: String?
  /// The beginning of names, chosen or not.
  var namePrefix: String { prefix ?? (language == .objectiveC ? "RC" : "") }
  /// The name of the type, of one preset; nil, the default, for the words of its name.
  package var typeName: String?
  /// The expression for the bundle in which images are looked up; nil, the default, for the main bundle.
  package var bundle: String?
  /// Whether the files of images are written into an asset catalog. The default is that they are not.
  package var hasAssets = false

  /// The defaults.
  package init() {}
}
