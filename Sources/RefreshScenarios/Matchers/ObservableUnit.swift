import RefreshEngine

/// The unit of an observable's numbers.
package enum ObservableUnit {
  case points
  case seconds
  case degrees
  /// A fraction, where 1 is the whole; it has no unit.
  case fraction
  /// A count or a scale, or something that isn't a number.
  case none

  /// The unit after a number, with a blank where one belongs.
  package var text: String {
    switch self {
    case .points: " pt"
    case .seconds: " s"
    case .degrees: "°"
    case .fraction, .none: ""
    }
  }
}

extension ObservablePath {
  /// The unit of its numbers.
  package var unit: ObservableUnit {
    switch type {
    case .number(.seconds): .seconds
    case .number(.fraction): .fraction
    case .number(.bare) where isTurn: .degrees
    case .number(.bare) where range == .count || isScale: .none
    case .number(.bare): .points
    case .boolean, .text, .name, .color, .countOrUnlimited, .dateTime: .none
    }
  }

  /// Whether it is an angle.
  var isTurn: Bool {
    switch self {
    case .component(_, .arrowRotation), .part(_, _, .property(.rotation)): true
    case .component, .part, .scroll, .time: false
    }
  }

  /// Whether it is a scale.
  private var isScale: Bool { if case .part(_, _, .property(.scale)) = self { true } else { false } }
}
