/// Options for generating code from presets.
package struct ExportOptions: Sendable {
  /// The form in which an app gets its presets.
  package enum Language: String, Sendable, CaseIterable {
    /// Swift, in the language modes 5 and 6.
    case swift
    /// Objective-C, with the annotations that Swift needs to import it.
    case objectiveC = "objc"
    /// JSON that an app reads at run time.
    case json
    /// The Swift code that reads the JSON, the same for all presets.
    case loader
  }

  /// The access level of the types, in Swift.
  package enum Access: String, Sendable, CaseIterable {
    /// Accessible from all modules.
    case `public`
    /// Accessible in the module.
    case `internal`
    /// Accessible in the package.
    case `package`
  }

  /// The language. The default is Swift.
  package var language = Language.swift
  /// The access level of the types, in Swift. The default is `public`.
  package var access = Access.public
  /// The access level with a blank, in Swift; empty for `internal`, which is the default of the language.
  var swiftAccess: String { access == .internal ? "" : access.rawValue + " " }
  /// The beginning of the names that whole modules see, of shared code, too; nil, the default, for `RC` in Objective-C and
  /// none in Swift.
  package var prefix: String?
  /// The beginning of names, whether chosen or by default.
  var namePrefix: String { prefix ?? (language == .objectiveC ? "RC" : "") }
  /// The name of the type if there is one preset; nil, the default, for a name from the words of the preset's name.
  package var typeName: String?
  /// The expression for the bundle that contains the images. The default is `nil`, for the main bundle.
  package var bundle: String?
  /// The expression that looks up a text by its key, which takes the place of `%@`; nil, the default, for Foundation's.
  package var localized: String?
  /// Whether image files are written to an asset catalog. The default is `false`.
  package var hasAssets = false

  /// Creates the default options.
  package init() {}
}
