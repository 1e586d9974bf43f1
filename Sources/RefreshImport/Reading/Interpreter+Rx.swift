/// RxSwift, through which apps observe components and bind values to their properties.
extension Interpreter {
  /// Runs a call on something that `rx` of a component has.
  func callRx(_ call: Call, on component: FoundComponent, _ path: String, _ frame: Frame) -> Value {
    readClosures(of: call.arguments, frame)
    if ["on", "onNext", "accept"].contains(call.name) {
      set(component, String(path.dropFirst("rx.".count)), to: .unknown, from: nil, at: call.span, frame)
    }
    // All others observe it.
    return .nothing
  }

  /// Reports the properties to which a call binds values that change, and returns whether these are all that it gets.
  func bindRx(_ values: [Value], _ call: Call, _ frame: Frame) -> Bool {
    let bound = values.compactMap(\.componentPart).filter { $0.path.hasPrefix("rx.") }
    guard bound.count == values.count else { return false }
    for (components, path) in bound {
      for component in components {
        set(component, String(path.dropFirst("rx.".count)), to: .unknown, from: nil, at: call.span, frame)
      }
    }
    return true
  }
}
