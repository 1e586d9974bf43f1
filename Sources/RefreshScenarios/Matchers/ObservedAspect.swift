import RefreshEngine

/// The view in a component that an observable is about; its name is the first word of the path.
package enum ObservedView: String {
  case stateLabel
  case lastUpdatedTimeLabel
  case arrow
  case loading
  case gif

  /// Whether it shows a text.
  package var isLabel: Bool {
    switch self {
    case .stateLabel, .lastUpdatedTimeLabel: true
    case .arrow, .loading, .gif: false
    }
  }
}

/// What an observable says about a component or a view in it, as far as comparisons and explanations decide by that.
package enum ObservedAspect: String {
  case frame
  case center
  case alpha
  case hidden
  case text
  case insetDelta
}

extension ComponentLeaf {
  /// The view in the component that it is about; nil if that is the component itself.
  package var view: ObservedView? { ObservedView(rawValue: words[0]) }

  /// What it says about the component, or about the view in it; nil for everything that decides nothing.
  package var aspect: ObservedAspect? {
    words.dropFirst(view == nil ? 0 : 1).first.flatMap(ObservedAspect.init)
  }

  /// The callback whose calls it counts; nil for other observables.
  package var callback: Callback? { Callback.allCases.first { path == "calls.\($0.name)" } }

  private var words: [String] { path.split(separator: ".").map(String.init) }
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
  /// Whether it is an angle.
  var isTurn: Bool {
    switch self {
    case .component(_, .arrowRotation), .part(_, _, .property(.rotation)): true
    case .component, .part, .scroll, .time: false
    }
  }

  /// Whether it shows whether the frames of a component play.
  var isPlaying: Bool { if case .component(_, .gifAnimating) = self { true } else { false } }

  /// Whether it is the text of the label with the time of the last refresh.
  var isTimeText: Bool {
    guard case .component(_, let leaf) = self else { return false }
    return leaf.view == .lastUpdatedTimeLabel && leaf.aspect == .text
  }
}
