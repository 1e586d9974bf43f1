import RefreshDiagnostics
import RefreshEngine
import RefreshText
import RefreshYAML

/// Reads the type of a component.
enum ComponentType {
  /// What stands under `type`.
  struct Reading {
    /// The type that is written or meant; it decides about the other keys. Nil if there is none like it.
    let kind: ComponentKind?
  }

  /// Reads a type.
  ///
  /// - Parameters:
  ///   - node: the value of `type`.
  ///   - role: where the component is to be attached.
  ///   - diagnostics: takes what is wrong.
  static func read(_ node: Node, role: ComponentRole, into diagnostics: inout Diagnostics) -> Reading {
    if node.tag == nil, let kind = node.scalar.flatMap(ComponentKind.init), kind.role == role {
      return Reading(kind: kind)
    }
    let shape = ValueShape.choice(ComponentKind.all(of: role).map { ValueShape.Word($0.rawValue) })
    let plain = ValueType(scalar: shape) { $0 }
    guard let text = plain.decode(node, as: "type", into: &diagnostics) else { return Reading(kind: nil) }
    if let kind = ComponentKind(rawValue: text) {
      if kind.role != role { diagnostics.add(misplaced(kind, under: role, at: node.span)) }
      return Reading(kind: kind)
    }
    if let kind = kind(ofClass: text) {
      diagnostics.add(
        Diagnostic(
          .mjrefreshName, "the class \(quoted(text)) is written by its short name", at: node.span,
          help: "write `\(kind.rawValue)`", fix: node.fix(Correction(kind.rawValue, isSafe: true))))
      if kind.role != role { diagnostics.add(misplaced(kind, under: role, at: node.span)) }
      return Reading(kind: kind)
    }
    diagnostics.add(unknown(text, under: role, shape, at: node))
    return Reading(kind: nil)
  }

  /// The type that a class of MJRefresh stands for.
  private static func kind(ofClass name: String) -> ComponentKind? {
    guard let short = shortName(ofClass: name) else { return nil }
    return ComponentKind(rawValue: short)
  }

  /// `normalHeader` of `MJRefreshNormalHeader`, nil for what is no class of MJRefresh.
  private static func shortName(ofClass name: String) -> String? {
    let prefix = "MJRefresh"
    guard name.hasPrefix(prefix), let first = name.dropFirst(prefix.count).first else { return nil }
    return first.lowercased() + name.dropFirst(prefix.count + 1)
  }

  private static func misplaced(_ kind: ComponentKind, under role: ComponentRole, at span: Span) -> Diagnostic {
    let own = ComponentKind.all(of: role).map { "`\($0.rawValue)`" }
    return Diagnostic(
      .misplacedType, "`\(kind.rawValue)` is a \(kind.role.rawValue) and can't be a \(role.rawValue)", at: span,
      help: "write it under `\(kind.role.rawValue):`; a \(role.rawValue) is one of \(joined(own))")
  }

  private static func unknown(
    _ text: String, under role: ComponentRole, _ shape: ValueShape, at node: Node
  ) -> Diagnostic {
    let name = shortName(ofClass: text) ?? text
    let help: String?
    if ComponentClass.component.name == name || ComponentClass.footer.name == name {
      help = "`\(name)` is what these have in common, and no type of its own"
    } else {
      let own = ComponentKind.all(of: role).map(\.rawValue)
      help =
        question(for: name, in: own)
        ?? question(for: name, in: ComponentKind.allCases.map(\.rawValue))
    }
    let own = ComponentKind.all(of: role).map(\.rawValue)
    return Diagnostic(
      .unknownType, "`type` must be \(shape.phrase), found \(quoted(text))", at: node.span, help: help,
      fix: node.fix(Correction(of: name, in: own)))
  }
}

/// A component that was given another type by a preset that extends the one it stands in.
///
/// Keys of the old type may remain that the new one does not have.
struct TypeChange {
  private let new: Node
  private let old: Node

  /// Nil for a component whose type was not changed.
  init?(of component: Node) {
    guard let entry = component.entries.first(where: { $0.key.isScalar("type") }), let old = entry.replaced,
      let name = entry.value.scalar, !old.isScalar(name)
    else { return nil }
    new = entry.value
    self.old = old
  }

  /// A diagnostic with where the type was changed, if that is why a key is wrong.
  func explaining(_ diagnostic: Diagnostic) -> Diagnostic {
    guard diagnostic.rule == .misplacedKey || diagnostic.rule == .unusedState,
      diagnostic.span.file !== new.span.file,
      let newName = new.scalar, let oldName = old.scalar
    else { return diagnostic }
    return diagnostic.adding([
      Diagnostic.Label("the type becomes \(quoted(newName)) here", at: new.span),
      Diagnostic.Label("the type was \(quoted(oldName))", at: old.span),
    ])
  }
}
