import RefreshEngine

/// A class in MJRefresh's hierarchy, which has the keys of its ancestors.
///
/// Each type is a class, whose ancestors follow from its family and its presentation. Only `component` and `footer`
/// are classes without a type.
public enum ComponentClass: Hashable, Sendable {
  /// `MJRefreshComponent`.
  case component
  /// `MJRefreshFooter`.
  case footer
  /// The class of a type.
  case type(ComponentKind)

  /// The name, in the style of types.
  public var name: String {
    switch self {
    case .component: "component"
    case .footer: ComponentRole.footer.rawValue
    case .type(let kind): kind.rawValue
    }
  }

  /// The superclass.
  var parent: ComponentClass? {
    guard case .type(let kind) = self else { return self == .footer ? .component : nil }
    func type(_ presentation: Presentation) -> ComponentClass? {
      ComponentKind.allCases.first { $0.family == kind.family && $0.presentation == presentation }.map { .type($0) }
    }
    return switch kind.presentation {
    case .plain: kind.role == .footer ? .footer : .component
    case .labels: type(.plain)
    case .arrowAndSpinner, .frames: type(.labels)
    }
  }

  /// The class and its ancestors, beginning with the class itself.
  public var chain: [ComponentClass] { [self] + (parent?.chain ?? []) }
}

/// A text that is the same for all types or differs by class. For a type, the nearest class in its chain applies.
struct ByClass: ExpressibleByStringLiteral, ExpressibleByDictionaryLiteral, Sendable {
  private let texts: [(ComponentClass, String)]

  /// The key's own name.
  static let sameName: ByClass = [:]

  init(stringLiteral text: String) { texts = [(.component, text)] }
  init(dictionaryLiteral texts: (ComponentClass, String)...) { self.texts = texts }

  /// The text for a type; for nil, the text for all types if there is one.
  subscript(kind: ComponentKind?) -> String? {
    let chain = kind.map { ComponentClass.type($0).chain } ?? [.component]
    for ancestor in chain { if let text = texts.first(where: { $0.0 == ancestor }) { return text.1 } }
    return nil
  }

  /// All texts.
  var all: [String] { texts.map(\.1) }
}
