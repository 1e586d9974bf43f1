import RefreshDiagnostics
import RefreshEngine

extension ComponentPreset {
  /// Where a value stands, by its key's name with dots; where it is not written, where the component is.
  func valuePlace(of name: String) -> Span { value(of: name)?.span ?? place }

  /// A value as it is written, in a message; a key's name where it is not.
  func written(_ name: String) -> String { quoted(value(of: name)?.scalar ?? name) }

  /// What the component is in a message: `header`.
  var word: String { kind.role.rawValue }

  /// Where the height is decided: at the frames that are taller than all else, or at the height itself.
  var placeOfExtent: Span {
    let extent = settings.extent
    guard extent > settings.height,
      let tallest = RefreshState.allCases.first(where: { settings.images[$0]?.size.height == extent })
    else { return valuePlace(of: "height") }
    let name = "images.\(tallest.name)"
    return value(of: "\(name).size")?.span ?? valuePlace(of: name)
  }
}
