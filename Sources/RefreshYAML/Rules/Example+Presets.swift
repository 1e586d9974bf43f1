import RefreshDiagnostics

extension Rule.Example {
  /// A preset with a classic header.
  ///
  /// - Parameter settings: The keys behind its type, as one would write them in a line. The default is none.
  package static func header(_ settings: String = "") -> Rule.Example {
    .preset("name: classic\nheader: { type: normalHeader\(settings.isEmpty ? "" : ", ")\(settings) }")
  }

  /// A preset with a description, written as it is given.
  static func description(_ text: String) -> Rule.Example {
    .preset("name: classic\ndescription: \(text)\nheader: { type: normalHeader }")
  }
}
