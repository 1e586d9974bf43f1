import RefreshEngine
import RefreshPresets
import RefreshYAML

/// Observables that no `set` step can change, with the steps that change them.
enum ObservedProperty {
  /// The step to write; nil for what can be set, or is unknown.
  ///
  /// - Parameters:
  ///   - name: The name that the step should set: `header.state`, `tableView.contentOffset.y`.
  ///   - value: The value that it should get.
  ///   - cast: The components that may be there.
  static func step(setting name: String, to value: Node, in cast: Cast) -> String? {
    let (names, text) = ([name] + ForeignName.meanings(of: name), value.scalar ?? "")
    for row in rows {
      for name in names where name == row.name || name.hasSuffix("." + row.name) {
        let owner = name.dropLast(row.name.count).split(separator: ".").last.map(String.init) ?? ""
        let role = ComponentRole(rawValue: owner)
        guard row.isOfComponents == (role != nil), role.map(cast.knows) ?? true else { continue }
        return row.step(role?.rawValue ?? "", text)
      }
    }
    return nil
  }

  private struct Row: Sendable {
    let name: String
    /// Whether components have it, and not the scroll view.
    let isOfComponents: Bool
    let step: @Sendable (_ role: String, _ value: String) -> String
  }

  private static let rows = [
    Row(name: "state", isOfComponents: true) { role, value in
      switch value {
      case "idle": "endRefreshing: \(role)"
      case "noMoreData": "endRefreshing: { footer: noMoreData }"
      case "pulling", "willRefresh": "pull: { \(role): 120% }"
      default: "beginRefreshing: \(role)"
      }
    },
    Row(name: "refreshing", isOfComponents: true) { role, value in
      value == "false" ? "endRefreshing: \(role)" : "beginRefreshing: \(role)"
    },
    Row(name: "pullingPercent", isOfComponents: true) { role, value in
      let amount = value.hasSuffix("%") ? value : "\(Double(value).map(ObservedProperty.percent) ?? 50)%"
      return "pull: { \(role): \(amount) }"
    },
    Row(name: "offset.y", isOfComponents: false) { _, value in
      "scroll: { to: \(Double(value) == nil ? "300" : value) }"
    },
    Row(name: "offset.x", isOfComponents: false) { _, value in
      "scroll: { to: { x: \(Double(value) == nil ? "300" : value) } }"
    },
    Row(name: "offset", isOfComponents: false) { _, value in
      "scroll: { to: \(Double(value) == nil ? "300" : value) }"
    },
    Row(name: "dragging", isOfComponents: false) { _, value in value == "false" ? "release" : "touch" },
  ]

  private static func percent(_ fraction: Double) -> Int {
    Int(exactly: (min(max(fraction, -100), 100) * 100).rounded()) ?? 100
  }
}
