import RefreshEngine
import RefreshLaws
import RefreshText

/// One difference between two runs, in words, with what it is about.
package struct ObservedDifference: Sendable {
  /// The difference in words.
  package let text: String
  /// Whether a component has another type, from which other differences follow.
  package var isOfType = false
}

/// The difference between two runs of one step: in its final moment, or earlier during the step.
struct MomentDifference {
  /// The greatest number of observables that are named; any others are counted.
  static let longest = 4

  /// The differences in words: ``the header is idle instead of pulling``.
  var phrases: [String] { differences.map(\.text) }
  /// The differences, each with what it is about.
  let differences: [ObservedDifference]
  /// The observables that differ at the end.
  let observables: Set<ObservablePath>

  /// Compares the moments of a step in two recordings of a scenario; nil if nothing differs.
  ///
  /// - Parameters:
  ///   - old: The moments of the first run.
  ///   - new: The moments of the second run.
  ///   - known: The observables to ignore.
  init?(from old: [Recording.Moment], to new: [Recording.Moment], beyond known: Set<ObservablePath> = []) {
    guard let before = old.last, let after = new.last else {
      guard !old.isEmpty || !new.isEmpty else { return nil }
      let text = new.isEmpty ? "the scenario no longer gets this far" : "the scenario now gets this far"
      (differences, observables) = ([ObservedDifference(text: text)], [])
      return
    }
    let ended = MomentDifference.observables(from: before, to: after).filter { !known.contains($0) }
    observables = Set(ended)
    if !ended.isEmpty {
      differences = MomentDifference.differences(ended, from: before, to: after)
    } else if let phrase = MomentDifference.phrase(from: old.flatMap(\.events), to: new.flatMap(\.events)) {
      // The step ends in the same way, but the events differ.
      differences = [ObservedDifference(text: phrase)]
    } else {
      let found = zip(old, new).lazy.map { a, b in
        (a, b, MomentDifference.observables(from: a, to: b).filter { !known.contains($0) })
      }.first { !$0.2.isEmpty }
      guard let (a, b, differing) = found else { return nil }
      differences = MomentDifference.differences(differing, from: a, to: b).map {
        ObservedDifference(text: "on the way, " + $0.text)
      }
    }
  }

  /// Returns the observables that differ, the most informative first.
  private static func observables(from old: Recording.Moment, to new: Recording.Moment) -> [ObservablePath] {
    let differing = old.paths(or: new).filter { !old[$0].isNear(new[$0]) }
    return (0...4).flatMap { number in differing.filter { rank($0) == number } }
  }

  private static func differences(
    _ differing: [ObservablePath], from old: Recording.Moment, to new: Recording.Moment
  ) -> [ObservedDifference] {
    // If a component was added, removed or replaced, all its observables differ; its type alone says so.
    let changed = ComponentRole.allCases.filter { old.simulation.kind(of: $0) != new.simulation.kind(of: $0) }
    let listed = differing.filter { observable in
      switch observable {
      case .component(let role, let leaf): return !changed.contains(role) || leaf == .type
      // The same holds for a part that was added or removed; its `frame.x` alone says so.
      case .part(let role, _, let leaf):
        return !changed.contains(role) && (leaf == .frameX || (old[observable] != nil && new[observable] != nil))
      case .time, .scroll: return true
      }
    }
    guard !listed.isEmpty else {
      return changed.map {
        ObservedDifference(text: "the \($0.rawValue), which has another type, behaves differently")
      }
    }
    let all = Set(listed)
    let shown = listed.filter { !follows($0, from: all) }.prefix(longest).map {
      ObservedDifference(
        text: phrase($0, old[$0], new[$0]), isOfType: $0.isType && old[$0] != nil && new[$0] != nil)
    }
    let rest = listed.count - shown.count
    guard rest > 0 else { return shown }
    return shown + [ObservedDifference(text: counted(rest, "more observable differs", "more observables differ"))]
  }

  /// Returns whether a difference only follows from others, which say more: a component that is higher is placed
  /// elsewhere, with its parts.
  private static func follows(_ observable: ObservablePath, from all: Set<ObservablePath>) -> Bool {
    switch observable {
    case .component(let role, .refreshing): all.contains(.component(role, .state))
    case .component(let role, let leaf):
      switch leaf.aspect {
      case .center:
        all.contains(.component(role, .frameHeight)) || all.contains(.component(role, .stateLabelText))
      case .insetDelta:
        InsetEdge.allCases.contains { all.contains(.scroll(.inset($0))) }
          || all.contains(.component(role, .frameHeight))
      case .frame: leaf != .frameHeight && all.contains(.component(role, .frameHeight))
      case .alpha, .hidden, .text, nil: false
      }
    case .part(let role, _, .frameX), .part(let role, _, .frameY), .part(let role, _, .frameWidth),
      .part(let role, _, .frameHeight):
      all.contains(.component(role, .frameHeight))
    case .scroll(let leaf):
      InsetEdge.allCases.contains { leaf == .contentInset($0) && all.contains(.scroll(.inset($0))) }
    case .part, .time: false
    }
  }

  private static func phrase(_ observable: ObservablePath, _ old: ObservedValue?, _ new: ObservedValue?) -> String {
    func text(_ value: ObservedValue?) -> String { value.map(observable.type.text) ?? "nothing" }
    /// Returns both values with a unit, as precise as necessary to tell them apart.
    func both(in unit: String, times factor: Double = 1) -> String {
      guard case .number(let before) = old, case .number(let after) = new else {
        return "\(text(new)) instead of \(text(old))"
      }
      let numbers = [after, before].map { $0 * factor }
      let rounded = numbers.map { $0.rounded(decimals: 1) }
      let texts = (rounded[0] == rounded[1] ? numbers : rounded).map { "\($0.shortestText)\u{A0}\(unit)" }
      return "\(texts[0]) instead of \(texts[1])"
    }
    return switch observable {
    case .component(let role, .frameHeight) where old != nil && new != nil:
      "the \(role.rawValue) is \(text(new))\u{A0}pt high instead of \(text(old))\u{A0}pt"
    case .component(let role, .pullingPercent):
      "the \(role.rawValue) is pulled by \(both(in: "%", times: 100))"
    case .scroll(.offsetX), .scroll(.offsetY), .scroll(.insetTop), .scroll(.insetLeft), .scroll(.insetBottom),
      .scroll(.insetRight):
      "`\(observable.path)` is \(both(in: "pt"))"
    case .part(let role, let name, .property(.text)):
      "`\(name.text)` of the \(role.rawValue) reads \(text(new)) instead of \(text(old))"
    case .part(let role, let name, .property(.color)):
      "`\(name.text)` of the \(role.rawValue) is coloured `\(text(new))` instead of `\(text(old))`"
    case .component(let role, .type) where old == nil: "there is a \(role.rawValue), \(text(new))"
    case .component(let role, .type) where new == nil: "there is no longer a \(role.rawValue)"
    case .component(let role, .state): "the \(role.rawValue) is \(text(new)) instead of \(text(old))"
    case .component(let role, .stateLabelText):
      "the \(role.rawValue)'s title reads \(text(new)) instead of \(text(old))"
    case .part(let role, let name, .frameX) where old == nil: "the \(role.rawValue) has a part `\(name.text)`"
    case .part(let role, let name, .frameX) where new == nil:
      "the \(role.rawValue) no longer has a part `\(name.text)`"
    default: "`\(observable.path)` is \(text(new)) instead of \(text(old))"
    }
  }

  /// Ranks the observables, the most informative first: a component's type, its state, its texts and the colours of its
  /// parts, its height and pull, then all others in the order of traces.
  private static func rank(_ observable: ObservablePath) -> Int {
    switch observable {
    case .component(_, .type): 0
    case .component(_, .state): 1
    case .component(_, .stateLabelText), .part(_, _, .property(.text)), .part(_, _, .property(.color)): 2
    case .component(_, .pullingPercent), .component(_, .frameHeight), .scroll(.insetTop), .scroll(.insetBottom): 3
    default: 4
    }
  }

  /// Returns a description of the first event that differs, or `nil` if all events are the same.
  private static func phrase(from old: [Event], to new: [Event]) -> String? {
    guard !old.areNear(new) else { return nil }
    let index = zip(old, new).enumerated().first { !$1.0.isNear($1.1) }?.offset ?? min(old.count, new.count)
    let before = old.dropFirst(index).first
    let after = new.dropFirst(index).first
    switch (before, after) {
    case (let before?, let after?) where before.kind == after.kind:
      let times = (before.time.seconds.shortestText, after.time.seconds.shortestText)
      return "`\(after.text)` happens at \(times.1) s instead of \(times.0) s"
    case (let before?, let after?): return "`\(after.text)` happens instead of `\(before.text)`"
    case (let before?, nil): return "`\(before.text)` no longer happens"
    case (nil, let after?): return "`\(after.text)` now happens"
    case (nil, nil): return nil
    }
  }
}

extension ObservablePath {
  /// Whether it is the type of a component.
  fileprivate var isType: Bool { if case .component(_, .type) = self { true } else { false } }
}
