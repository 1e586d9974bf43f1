/// The fifteen component types, each a family and a presentation.
///
/// This is the one table in which a type is a row. What MJRefresh multiplies out into a class tree is here the
/// product of ``Family`` (where the component stands, what starts it, how it holds the content) and
/// ``Presentation`` (what it shows); everything else follows from the two.
public enum ComponentKind: String, Sendable, CaseIterable {
  case header
  case stateHeader
  case normalHeader
  case gifHeader
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

  /// The type's row.
  var row: (family: Family, presentation: Presentation) {
    switch self {
    case .header: (.header, .none)
    case .stateHeader: (.header, .labels)
    case .normalHeader: (.header, .arrowAndSpinner)
    case .gifHeader: (.header, .frames)
    case .autoFooter: (.autoFooter, .none)
    case .autoStateFooter: (.autoFooter, .labels)
    case .autoNormalFooter: (.autoFooter, .arrowAndSpinner)
    case .autoGifFooter: (.autoFooter, .frames)
    case .backFooter: (.backFooter, .none)
    case .backStateFooter: (.backFooter, .labels)
    case .backNormalFooter: (.backFooter, .arrowAndSpinner)
    case .backGifFooter: (.backFooter, .frames)
    case .trailer: (.trailer, .none)
    case .stateTrailer: (.trailer, .labels)
    case .normalTrailer: (.trailer, .arrowAndSpinner)
    }
  }

  /// Where the component stands and how it behaves.
  public var family: Family { row.family }
  /// What the component shows.
  public var presentation: Presentation { row.presentation }
  /// The place on the scroll view that the type is made for.
  public var role: ComponentRole { family.role }
}
