import RefreshEngine

/// A class of MJRefresh's chain; each has the keys of its ancestors.
///
/// A type is a class, and its ancestors follow from its family and its presentation; only `component` and `footer` are
/// classes without a type.
public enum ComponentClass: Hashable, Sendable {
  /// `MJRefreshComponent`.
  case component
  /// `MJRefreshFooter`.
  case footer
  /// The class of a type.
  case type(ComponentKind)

  /// The name, in the form of types.
  public var name: String {
    switch self {
    case .component: "component"
    case .footer: ComponentRole.footer.rawValue
    case .type(let kind): kind.rawValue
    }
  }

  /// The class that it inherits from.
  var parent: ComponentClass? {
    guard case .type(let kind) = self else { return self == .footer ? .component : nil }
    func type(_ presentation: Presentation) -> ComponentClass? {
      ComponentKind.allCases.first { $0.family == kind.family && $0.presentation == presentation }.map { .type($0) }
    }
    return switch kind.presentation {
    case .none: kind.role == .footer ? .footer : .component
    case .labels: type(.none)
    case .arrowAndSpinner, .frames: type(.labels)
    }
  }

  /// Itself and all that it inherits from, itself first.
  public var chain: [ComponentClass] { [self] + (parent?.chain ?? []) }
}

/// A text that is the same for all types, or differs by class; of several classes in a type's chain the nearest counts.
struct ByClass: ExpressibleByStringLiteral, ExpressibleByDictionaryLiteral, Sendable {
  private let texts: [(ComponentClass, String)]

  /// The name of the key that has the text.
  static let sameName: ByClass = [:]

  init(stringLiteral text: String) { texts = [(.component, text)] }
  init(dictionaryLiteral texts: (ComponentClass, String)...) { self.texts = texts }

  /// The text for a type; for no type in particular that of all, if there is one.
  subscript(kind: ComponentKind?) -> String? {
    let chain = kind.map { ComponentClass.type($0).chain } ?? [.component]
    for ancestor in chain {
      if let text = texts.first(where: { $0.0 == ancestor }) { return text.1 }
    }
    return nil
  }

  /// All texts.
  var all: [String] { texts.map(\.1) }
}
