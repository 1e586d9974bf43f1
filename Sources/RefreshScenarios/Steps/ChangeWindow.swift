/// `window`: the scroll view comes on screen or leaves it.
enum ChangeWindow {
  static let kind = StepKind(
    "window", .boolean, forApps: true, examples: ["false"], "The scroll view enters or leaves the window."
  ) { isInWindow, _ in
    Perform(.window(isInWindow))
  } from: {
    if case .window(let isInWindow) = $0 { isInWindow } else { nil }
  }
}
