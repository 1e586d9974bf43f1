import RefreshEngine
import RefreshPresets

extension ValueShape {
  /// A component of a role, as in a preset.
  static func component(_ role: ComponentRole) -> ValueShape {
    .named(role.rawValue) { ComponentKeys.keys(of: role).shape }
  }
}
