import RefreshEngine
import RefreshPresets

/// `pull`: the content is dragged so far that so much of a component shows.
enum Pull {
  static let kind = StepKind(
    "pull",
    .componentMap(of: .pullAmount),
    examples: ["{ header: 60 }", "{ footer: 150% }"],
    "The finger drags until so much of the component shows, in points or as a part of its height (a trailer: width)."
  ) { pull, builder in
    builder.requireComponent(at: pull.role) ? Perform(.pull(pull.role.value, pull.item)) : nil
  }
}

extension ValueType where Value == PullAmount {
  /// Points, or a percentage; a bare number is points.
  fileprivate static var pullAmount: Self {
    let points = ValueType<Double>.length
    let percent = ValueType<Double>.fraction
    return ValueType(.either([points.shape, percent.shape])) { node, name, diagnostics in
      if node.scalar?.hasSuffix("%") ?? false {
        return percent.decode(node, as: name, into: &diagnostics).map { .fraction($0) }
      }
      return points.decode(node, as: name, into: &diagnostics).map { .points($0) }
    }
  }
}
