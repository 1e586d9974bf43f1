/// `rotate`: the viewport gets another size.
enum Rotate {
  static let kind = StepKind(
    "rotate", .size(), forApps: true, examples: ["[667, 375]"],
    "The screen turns: the viewport has another width and height."
  ) { viewport, _ in
    Perform(.rotate(to: viewport))
  } from: {
    if case .rotate(let viewport) = $0 { viewport } else { nil }
  }
}
