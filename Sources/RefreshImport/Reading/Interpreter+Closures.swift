import RefreshEngine

/// Closures that functions get.
extension Interpreter {
  /// Reads the closures among arguments, which run later.
  func readClosures(of arguments: [Expression.Argument], _ frame: Frame) {
    for case .closure(let closure) in arguments.map(\.value.kind) { readLater(closure, frame) }
  }

  /// Reads a closure that runs later.
  ///
  /// - Parameter function: The function that gets it, if that may also run it immediately.
  func readLater(_ closure: ClosureSource, for function: String? = nil, _ frame: Frame) {
    guard isInReach(frame, at: closure.body), takeStep(at: closure.body) else { return }
    if let head = closure.head { account.read(head) }
    let scope = number()
    let inner = function.map { frame.closure(scope: scope, for: $0) } ?? frame.closure(scope: scope)
    for name in closure.names {
      inner.variables[name] = twin(of: name, declaredBy: closure.body.span, inner) ?? .path(name)
    }
    apart { run(closure.body, inner) }
  }

  /// Reads the closures that a function gets which isn't in the files.
  func readClosures(of call: Call, on base: Expression?, _ frame: Frame) {
    var rest = call.closuresRunNow(on: base)
    for (argument, value) in zip(call.arguments, call.values) {
      if rest > 0, case .closure(let source, let closure) = value {
        rest -= 1
        _ = apply(source, closure, to: [])
      } else if case .closure(let closure) = argument.value.kind {
        readLater(closure, for: call.runsLater(argument) ? nil : call.name, frame)
      }
    }
  }
}

extension Interpreter.Call {
  /// Functions that run all closures immediately.
  private static let immediate: Set<String> = [
    "dispatch_once", "dispatch_sync", "dispatch_barrier_sync", "dispatch_async_and_wait", "asyncAndWait",
    "performWithoutAnimation", "autoreleasepool", "withExtendedLifetime", "assumeIsolated", "performAsCurrent",
    "performAsCurrentTraitCollection", "withLock", "withAnimation",
  ]
  /// Methods of views whose first closure runs immediately; others run at the end of an animation.
  private static let animating: Set<String> = [
    "animate", "animateWithDuration", "animateKeyframes", "animateKeyframesWithDuration", "transition",
    "transitionWithView", "performSystemAnimation",
  ]

  /// Returns the number of closures, the first ones, that the function certainly runs immediately.
  ///
  /// - Parameter base: The object whose method it is.
  fileprivate func closuresRunNow(on base: Expression?) -> Int {
    if Self.immediate.contains(name) { return values.count }
    let words = base?.tokens.words ?? []
    if name == "sync", words.contains(where: { $0.lowercased().contains("queue") }) { return values.count }
    if Self.animating.contains(name) && words == ["UIView"] || name == "performBatchUpdates" { return 1 }
    return 0
  }

  /// Words in the names of functions and arguments that say that a closure runs later.
  private static let laterWords = [
    "complet", "success", "fail", "handle", "callback", "finish", "error", "async", "after", "delay", "later",
    "subscri", "sink", "observ", "listen", "notif", "request", "response", "schedule", "timer", "detached",
  ]

  /// Returns whether the function certainly runs a closure later: its name, or the argument's, says that it does, or that it
  /// keeps it.
  fileprivate func runsLater(_ argument: Expression.Argument) -> Bool {
    let names = [name, argument.label ?? ""]
    if name == "Task"
      || names.contains(where: { name in Self.laterWords.contains { name.lowercased().contains($0) } })
    {
      return true
    }
    return names.contains { name in
      ["on", "add", "set", "register"].contains { prefix in
        name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase ?? false
      }
    }
  }
}
