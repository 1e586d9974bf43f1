import RefreshDiagnostics
import RefreshText

extension FoundComponent.Remark {
  /// The line of a preset that has it.
  var comment: String {
    "# \(weight.mark), \(VisibleText.of(place.fileAndLine)): \(VisibleText.of(text))\n"
  }

  /// Returns the remark with its key in the form of presets.
  func prefixed(by role: String) -> Self {
    .init(text: text, place: place, weight: weight, key: key.map { $0.isEmpty ? role : "\(role).\($0)" })
  }
}
