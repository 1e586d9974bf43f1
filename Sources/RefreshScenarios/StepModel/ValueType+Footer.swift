import RefreshDiagnostics
import RefreshEngine
import RefreshPresets

extension ValueType where Value == ComponentRole {
  /// `footer`, for what only a footer has.
  static var footer: Self { choice([(ValueShape.Word(ComponentRole.footer.rawValue), .footer)]) }
}
