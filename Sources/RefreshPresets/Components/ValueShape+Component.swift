import RefreshEngine

extension ValueShape {
  /// A component of a role: in a preset, inline in a suite, or in an `attach` step.
  ///
  /// - Parameters:
  ///   - role: its role.
  ///   - typeIsRequired: whether its type has to be there. The default is that it has to.
  public static func component(_ role: ComponentRole, typeIsRequired: Bool = true) -> ValueShape {
    .named(role.rawValue) { ComponentKeys.variants(of: role, typeIsRequired: typeIsRequired) }
  }
}
