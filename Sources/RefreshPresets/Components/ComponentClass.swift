import RefreshEngine

/// A class of MJRefresh's chain; each has the keys of its ancestors.
public enum ComponentClass: String, Sendable, CaseIterable {
  case component
  case header
  case stateHeader
  case normalHeader
  case gifHeader
  case footer
  case autoFooter
  case autoStateFooter
  case autoNormalFooter
  case autoGifFooter
  case backFooter
  case backStateFooter
  case backNormalFooter
  case backGifFooter
  case trailer
  case stateTrailer
  case normalTrailer

  /// The class that it inherits from.
  public var parent: ComponentClass? {
    switch self {
    case .component: nil
    case .header, .footer, .trailer: .component
    case .stateHeader: .header
    case .normalHeader, .gifHeader: .stateHeader
    case .autoFooter, .backFooter: .footer
    case .autoStateFooter: .autoFooter
    case .autoNormalFooter, .autoGifFooter: .autoStateFooter
    case .backStateFooter: .backFooter
    case .backNormalFooter, .backGifFooter: .backStateFooter
    case .stateTrailer: .trailer
    case .normalTrailer: .stateTrailer
    }
  }

  /// Itself and all that it inherits from, itself first.
  public var chain: [ComponentClass] { [self] + (parent?.chain ?? []) }

  /// The type, nil for classes that only others inherit from.
  public var kind: ComponentKind? { ComponentKind(rawValue: rawValue) }
}

extension ComponentKind {
  /// The class of a type.
  public var componentClass: ComponentClass {
    switch self {
    case .header: .header
    case .stateHeader: .stateHeader
    case .normalHeader: .normalHeader
    case .gifHeader: .gifHeader
    case .autoFooter: .autoFooter
    case .autoStateFooter: .autoStateFooter
    case .autoNormalFooter: .autoNormalFooter
    case .autoGifFooter: .autoGifFooter
    case .backFooter: .backFooter
    case .backStateFooter: .backStateFooter
    case .backNormalFooter: .backNormalFooter
    case .backGifFooter: .backGifFooter
    case .trailer: .trailer
    case .stateTrailer: .stateTrailer
    case .normalTrailer: .normalTrailer
    }
  }

  /// The types of a role, in the order of MJRefresh's chain.
  static func all(of role: ComponentRole) -> [ComponentKind] { allCases.filter { $0.role == role } }
}
