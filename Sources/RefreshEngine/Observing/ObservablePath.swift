/// One value that can be observed; resolved once from its path and then read without looking anything up.
public enum ObservablePath: Hashable, Sendable {
  /// Virtual time in seconds.
  case time
  /// Of the scroll view.
  case scroll(ScrollLeaf)
  /// Of the component at a place of the scroll view.
  case component(ComponentRole, ComponentLeaf)

  /// The path in scenarios and traces: `header.stateLabel.text`.
  public var path: String {
    switch self {
    case .time: "time"
    case .scroll(let leaf): "scroll." + leaf.path
    case .component(let role, let leaf): role.rawValue + "." + leaf.path
    }
  }

  /// Everything there is, in the order of traces.
  public static var all: [ObservablePath] {
    [.time] + ScrollLeaf.allCases.map { .scroll($0) }
      + ComponentRole.allCases.flatMap { role in ComponentLeaf.allCases.map { .component(role, $0) } }
  }
}
