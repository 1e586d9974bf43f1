import RefreshEngine

extension ValueShape {
  /// A component of a role: in a preset, inline in a suite, or in an `attach` step.
  public static func component(_ role: ComponentRole) -> ValueShape {
    .named(role.rawValue) { ComponentKeys.variants(of: role) }
  }
}
