import RefreshDiagnostics

extension Rule.Example {
  /// Makes a preset with a classic header.
  ///
  /// - Parameter settings: The keys after its type, as written on one line. The default is none.
  package static func header(_ settings: String = "") -> Rule.Example {
    .preset("name: classic\nheader: { type: normalHeader\(settings.isEmpty ? "" : ", ")\(settings) }")
  }

  /// Makes a preset with a description, which is inserted verbatim.
  static func description(_ text: String) -> Rule.Example {
    .preset("name: classic\ndescription: \(text)\nheader: { type: normalHeader }")
  }
}
