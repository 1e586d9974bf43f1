import RefreshDiagnostics
import RefreshEngine
import RefreshPresets
import RefreshText

/// `pull`: the content is dragged until a given length of a component is visible.
enum Pull {
  static let kind = StepKind(
    "pull",
    .componentMap(of: .pullAmount),
    examples: ["{ header: 60 }", "{ footer: 150% }"],
    "The finger drags until so much of the component shows, in points or as a part of its height (a trailer: width)."
  ) { pull, builder in
    builder.requireComponent(at: pull.role) ? Perform(.pull(pull.role.value, pull.item)) : nil
  } from: {
    if case .pull(let role, let amount) = $0 { (Located(role), amount) } else { nil }
  }
}

extension ValueType where Value == PullAmount {
  /// Points or a percentage; a number without a unit is in points.
  fileprivate static var pullAmount: Self {
    let points = ValueType<Double>.length
    let percent = ValueType<Double>.percent
    return ValueType(.either([points.shape, percent.shape])) { node, name, diagnostics in
      if node.scalar?.hasSuffix("%") ?? false {
        return percent.decode(node, as: name, into: &diagnostics).map { .fraction($0) }
      }
      guard let length = points.decode(node, as: name, into: &diagnostics) else { return nil }
      if abs(length) < 5, length != length.rounded(), let text = node.scalar {
        let percent = "\((length * 100).rounded(decimals: 6).shortestText)%"
        diagnostics.add(
          .doubtfulUnit, "`\(name)` is pulled by \(text) points: without a `%` it counts points", at: node.span,
          help: "write `\(percent)` for a part of its height",
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
