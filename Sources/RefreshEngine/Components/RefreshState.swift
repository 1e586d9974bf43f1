/// The state of a component; the cases and raw values of `MJRefreshState`.
public enum RefreshState: UInt8, Sendable, CaseIterable {
  /// At rest.
  case idle = 1
  /// Pulled past the threshold. Releasing now refreshes.
  case pulling = 2
  /// Refreshing.
  case refreshing = 3
  /// Asked to refresh while not in a window. Refreshes when first displayed.
  case willRefresh = 4
  /// All data has been loaded.
  case noMoreData = 5

  /// The place among all cases.
  package var place: Int { Int(rawValue) - 1 }

  /// The name in presets, scenarios and traces.
  public var name: String {
    switch self {
    case .idle: "idle"
    case .pulling: "pulling"
    case .refreshing: "refreshing"
    case .willRefresh: "willRefresh"
    case .noMoreData: "noMoreData"
    }
  }

  /// The state of a name, or nil if none has it.
  package init?(named name: String) {
    guard let state = RefreshState.allCases.first(where: { $0.name.hasSameBytes(as: name) }) else { return nil }
    self = state
  }
}

/// One value for each state.
public struct StateTable<Value: Sendable>: Sendable {
  private var idle: Value
  private var pulling: Value
  private var refreshing: Value
  private var willRefresh: Value
  private var noMoreData: Value

  /// Makes a table with the same value for all states.
  public init(repeating value: Value) {
    idle = value
    pulling = value
    refreshing = value
    willRefresh = value
    noMoreData = value
  }

  /// The value of a state.
  public subscript(state: RefreshState) -> Value {
    get {
      switch state {
      case .idle: idle
      case .pulling: pulling
      case .refreshing: refreshing
      case .willRefresh: willRefresh
      case .noMoreData: noMoreData
      }
    }
    set {
      switch state {
      case .idle: idle = newValue
      case .pulling: pulling = newValue
      case .refreshing: refreshing = newValue
      case .willRefresh: willRefresh = newValue
      case .noMoreData: noMoreData = newValue
      }
    }
  }
}
