import RefreshEngine

/// What an observable says about a component or a view in it, if comparisons or explanations depend on it.
package enum ObservedAspect: String {
  case frame
  case center
  case alpha
  case hidden
  case text
  case insetDelta
}

extension ComponentPart {
  /// Whether it is a label.
  package var isLabel: Bool {
    switch self {
    case .stateLabel, .lastUpdatedTimeLabel: true
    case .component, .arrow, .loading, .gif, .header, .autoFooter: false
    }
  }

  /// Whether it is a view in the component, whose name is the first word of its observables.
  fileprivate var isView: Bool {
    switch self {
    case .stateLabel, .lastUpdatedTimeLabel, .arrow, .loading, .gif: true
    case .component, .header, .autoFooter: false
    }
  }
}

extension ComponentLeaf {
  /// What it says about the component, or about the view in it; nil if no decision depends on it.
  package var aspect: ObservedAspect? {
    let words = path.split(separator: ".")
    return words.dropFirst(part.isView ? 1 : 0).first.flatMap { ObservedAspect(rawValue: String($0)) }
  }

  /// The callback whose calls it counts; nil for other observables.
  package var callback: Callback? { Callback.allCases.first { path == "calls.\($0.name)" } }
}

extension ScrollLeaf {
  /// The inset of an edge, with the safe area.
  package static func inset(_ edge: InsetEdge) -> ScrollLeaf {
    switch edge {
    case .top: .insetTop
    case .left: .insetLeft
    case .bottom: .insetBottom
    case .right: .insetRight
    }
  }

  /// The inset of an edge, without the safe area.
  static func contentInset(_ edge: InsetEdge) -> ScrollLeaf {
    switch edge {
    case .top: .contentInsetTop
    case .left: .contentInsetLeft
    case .bottom: .contentInsetBottom
    case .right: .contentInsetRight
    }
  }
}

extension ObservablePath {
  /// Whether it shows whether the frames of a component play.
  var isPlaying: Bool { if case .component(_, .gifAnimating) = self { true } else { false } }

  /// Whether it is the text of the label with the time of the last refresh.
  var isTimeText: Bool {
    guard case .component(_, let leaf) = self else { return false }
    return leaf.part == .lastUpdatedTimeLabel && leaf.aspect == .text
  }
}
