import RefreshDiagnostics
import RefreshEngine
import RefreshPresets
import RefreshText

/// `pull`: the content is dragged until a given length of a component is visible.
enum Pull {
  static let kind = StepKind(
    "pull",
    .componentMap(of: ValueType<PullAmount>.pullAmount.located) { role in
      let size = role == .trailer ? "width" : "height"
      return "The part of the \(role.rawValue) that shows, in points or as a percentage of its \(size)."
    },
    examples: ["{ header: 60 }", "{ footer: 150% }"],
    """
    The finger drags until this much of the component shows, in points or as a percentage of its height (a trailer: width), which is \
    then its `pullingPercent`; for an auto footer, 100% is where `triggerPercent: 1` loads. The distance is that to the inset that the \
    component remembers (`originalInset`). After `rotate`, or an inset that is set, it still remembers the inset before until the \
    offset changes: `drag: { by: 1 }` first, or `pull` twice.
    """
  ) { pull, builder in
    guard builder.requireComponent(at: pull.role) else { return nil }
    let role = pull.role.value
    // An auto footer can load before any of it is in view: its percent may be negative.
    if let kind = builder.cast.kind(at: role), kind.family != .autoFooter, pull.item.value.isNegative {
      builder.diagnostics.add(
        .stepWithoutEffect, "a pull by \(pull.item.span.text) shows nothing of the \(role.rawValue)",
        at: pull.item.span,
        help: "write the visible amount, like `pull: { \(role.rawValue): 60 }`; to scroll away from it, use `drag`")
    }
    return .pull(role, pull.item.value)
  } from: {
    if case .pull(let role, let amount) = $0 { (Located(role), Located(amount)) } else { nil }
  }
}

extension PullAmount {
  /// Whether the amount is negative.
  fileprivate var isNegative: Bool {
    switch self {
    case .points(let points): points < 0
    case .fraction(let fraction): fraction < 0
    }
  }
}

extension ValueType where Value == PullAmount {
  /// Points or a percentage; a number without a unit is in points.
  fileprivate static var pullAmount: Self {
    let (points, percent) = (ValueType<Double>.length, ValueType<Double>.percent)
    // A fraction is written with its sign: `0.5` is half a point.
    let amount = ValueType<Double>.number(NumberShape(.lengthOrFraction))
    return ValueType(amount.shape) { node, name, diagnostics in
      guard let length = amount.decode(node, as: name, into: &diagnostics) else { return nil }
      if node.scalar?.hasSuffix("%") ?? false {
        return percent.decode(node, as: name, into: &diagnostics).map { .fraction($0) }
      }
      if abs(length) < 5, length != length.rounded(), let text = node.scalar {
        let percent = "\((length * 100).rounded(decimals: 6).shortestText)%"
        diagnostics.add(
          .doubtfulUnit, "`\(name)` is pulled by \(text) points: a number without a `%` is in points",
          at: node.span,
          help: "write `\(percent)` for a percentage of its height",
          fix: node.fix(Correction(percent, isSafe: false)))
      }
      return .points(length)
    } write: { amount in
      switch amount {
      case .points(let length): points.written(length)
      case .fraction(let fraction): percent.written(fraction)
      }
    }
  }
}
