import RefreshEngine

/// A place where an app's own code is called: a key under `app`.
enum AppHook: Hashable, Sendable {
  /// A component calls back.
  case callback(ComponentRole, Callback)
  /// Rows were loaded.
  case reloadData

  /// The name: `header.refreshing`, `scroll.reloadData`.
  var name: String {
    switch self {
    case .callback(let role, let callback): "\(role.rawValue).\(callback.name)"
    case .reloadData: "scroll.reloadData"
    }
  }

  /// All of them, in the order of the components.
  static let all: [AppHook] =
    ComponentRole.allCases.flatMap { role in Callback.allCases.map { .callback(role, $0) } } + [.reloadData]
}
