/// How code is made of presets.
package struct ExportOptions: Sendable {
  /// The language of the code.
  package enum Language: String, Sendable, CaseIterable {
    /// Swift, in the language modes 5 and 6.
    case swift
    /// Objective-C, with what Swift needs to read it.
    case objectiveC = "objc"
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
  /// What the names of classes begin with, in Objective-C. The default is `RC`.
  package var prefix = "RC"
  /// The name of the type, of one preset; nil, the default, for the words of its name.
  package var typeName: String?
  /// The expression for the bundle in which images are looked up; nil, the default, for the main bundle.
  package var bundle: String?
  /// Whether the files of images are written into an asset catalog. The default is that they are not.
  package var hasAssets = false

  /// The defaults.
  package init() {}
}
