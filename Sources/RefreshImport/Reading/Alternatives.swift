/// The components of which a variable holds one, depending on the branch that code takes.
struct Alternatives {
  let components: [FoundComponent]
  /// Whether it may hold none of them.
  let mayBeNone: Bool
}

extension Value {
  /// The components that it may be.
  var components: [FoundComponent] {
    switch self {
    case .component(let component, ""): [component]
    case .oneOf(let alternatives, ""): alternatives.components
    default: []
    }
  }

  /// Something that a component has, or that each of several has.
  var componentPart: (components: [FoundComponent], path: String)? {
    switch self {
    case .component(let component, let path) where !path.isEmpty: ([component], path)
    case .oneOf(let alternatives, let path) where !path.isEmpty: (alternatives.components, path)
    default: nil
    }
  }

  /// Returns the value that is one of several, as far as these are components.
  static func oneOf(_ values: [Value]) -> Value {
    var (components, mayBeNone): ([FoundComponent], Bool) = ([], false)
    for value in values {
      switch value {
      case .nothing: mayBeNone = true
      case .component(_, ""): break
      case .oneOf(let alternatives, ""): mayBeNone = mayBeNone || alternatives.mayBeNone
      default: return .unknown
      }
      for component in value.components where !components.contains(where: { $0 === component }) {
        components.append(component)
      }
    }
    guard let first = components.first else { return .nothing }
    return components.count == 1 && !mayBeNone
      ? .component(first, "") : .oneOf(Alternatives(components: components, mayBeNone: mayBeNone), "")
  }

  /// Returns whether it holds the same components as another value.
  func holdsSame(as other: Value?) -> Bool {
    components.elementsEqual(other?.components ?? [], by: ===) && mayBeNone == (other?.mayBeNone ?? false)
  }

  private var mayBeNone: Bool {
    if case .oneOf(let alternatives, _) = self { alternatives.mayBeNone } else { false }
  }
}
