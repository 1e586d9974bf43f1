import RefreshDiagnostics
import RefreshEngine
import RefreshText
import RefreshYAML

/// The reader of a component's type.
enum ComponentType {
  private static let names = NameIndex(ComponentKind.allCases.map(\.rawValue))

  /// Reads a type.
  ///
  /// - Parameters:
  ///   - node: The value of `type`.
  ///   - role: The component's position on the scroll view.
  ///   - diagnostics: Collects the diagnostics.
  /// - Returns: The type that is written or evidently meant, which determines the other keys; nil if there is no
  ///   similar one.
  static func read(_ node: Node, role: ComponentRole, into diagnostics: inout Diagnostics) -> ComponentKind? {
    if node.tag == nil, let index = node.position(in: names), ComponentKind.allCases[index].role == role {
      return ComponentKind.allCases[index]
    }
    let own = ComponentKind.all(of: role).map(\.rawValue)
    let shape = ValueShape.choice(own.map { ValueShape.Word($0) })
    let plain = ValueType(scalar: shape) { $0 }
    guard let text = plain.decode(node, as: "type", into: &diagnostics) else { return nil }
    // `normalHeader` of `MJRefreshNormalHeader`.
    let rest = text.hasPrefix("MJRefresh") ? text.dropFirst("MJRefresh".count) : ""
    let short = rest.first.map { $0.lowercased() + rest.dropFirst() }
    let name = short ?? text
    guard let kind = ComponentKind(rawValue: name) else {
      let isBase = [ComponentClass.component, .footer].contains { $0.name == name }
      let right = Correction(of: name, in: own)
      let alike = isBase || right != nil ? [] : ComponentKind.alike(name, role: role).map(\.rawValue)
      let help =
        isBase
        ? "`\(name)` is the common base of these types, not a type itself"
        : question(for: name, in: own)
          ?? (alike.isEmpty ? nil : "did you mean \(joined(alike.map { "`\($0)`" }))?")
      return diagnostics.refuse(
        .unknownType, "`type` must be \(shape.phrase), found \(quoted(text))", at: node.span, help: help,
        fix: node.fix(right ?? alike.first.map { Correction($0, isSafe: false) }))
    }
    if short != nil {
      diagnostics.add(
        .mjrefreshName, "write the short name instead of the class \(quoted(text))", at: node.span,
        help: "write `\(kind.rawValue)`", fix: node.fix(Correction(kind.rawValue, isSafe: true)))
    }
    if kind.role != role {
      diagnostics.add(
        .misplacedType, "`\(kind.rawValue)` is a \(kind.role.rawValue) and can't be a \(role.rawValue)",
        at: node.span,
        help: "write it under `\(kind.role.rawValue):`; a \(role.rawValue) is one of "
          + joined(own.map { "`\($0)`" }),
        fix: node.fix(ComponentKind.alike(name, role: role).first.map { Correction($0.rawValue, isSafe: false) }))
    }
    return kind
  }
}

extension ComponentKind {
  /// Returns the types of a role that have the most words in common with a name: `normalHeader` for `normal`, both
  /// `autoNormalFooter` and `backNormalFooter` for a footer. Of these, the types with the fewest further words.
  fileprivate static func alike(_ name: String, role: ComponentRole) -> [ComponentKind] {
    let written = Set(words(of: name))
    let ranked = all(of: role).map { kind in
      let own = words(of: kind.rawValue)
      return (kind: kind, common: own.filter(written.contains).count, words: own.count)
    }
    guard let most = ranked.map(\.common).max(), most > 0 else { return [] }
    let near = ranked.filter { $0.common == most }
    let fewest = near.map(\.words).min()
    return near.filter { $0.words == fewest }.map(\.kind)
  }

  /// The words of a name in lower case, without those that all types of a role have.
  private static func words(of name: String) -> [String] {
    var words = [""]
    for letter in name {
      if letter.isUppercase || !letter.isLetter { words.append("") }
      if letter.isLetter { words[words.count - 1] += letter.lowercased() }
    }
    return words.filter { !$0.isEmpty && ComponentRole(rawValue: $0) == nil }
  }
}

extension Diagnostic {
  /// Returns the diagnostic with a note on where a component's type or a part's kind was changed, if that is why
  /// one of its keys is wrong.
  ///
  /// A preset may give a component of the preset it extends another type. Keys of the old type may then remain that
  /// the new one doesn't have.
  func explained(by word: String, of component: Node) -> Diagnostic {
    guard rule == .misplacedKey || rule == .unusedState,
      let entry = component.entries.first(where: { $0.key.isScalar(word) }), let old = entry.replaced,
      let newName = entry.value.scalar, let oldName = old.scalar, oldName != newName,
      span.file !== entry.value.span.file
    else { return self }
    return adding([
      Label("the \(word) becomes \(quoted(newName)) here", at: entry.value.span),
      Label("the \(word) was \(quoted(oldName))", at: old.span),
    ])
  }
}
