/// `window`: the scroll view comes on screen or leaves it.
enum ChangeWindow {
  static let kind = StepKind(
    "window", .boolean, forApps: true, examples: ["false"], "The scroll view enters or leaves the window.",
    make: { isInWindow, _ in .window(isInWindow) },
    from: { if case .window(let isInWindow) = $0 { isInWindow } else { nil } })
}
