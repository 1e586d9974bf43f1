import RefreshEngine
import RefreshPresets

extension GestureMeasure {
  /// What is another than it was, in words: `triggers 22 pt earlier: pulled by 54 pt instead of 76 pt`.
  ///
  /// - Parameters:
  ///   - old: what it was.
  ///   - family: the component's now.
  func differences(from old: GestureMeasure, of family: Family) -> [String] {
    [
      length(
        trigger, old.trigger, "triggers", ("earlier", "later"), family == .autoFooter ? inView : pulled,
        never: family == .autoFooter ? "never triggers by coming into view" : "never triggers by a pull"),
      time(callback, old.callback, "calls back", after: family == .autoFooter ? "triggering" : "letting go"),
      length(room, old.room, "makes room for", ("less", "more"), points, never: "does not refresh"),
      time(end, old.end, "comes to rest", after: "endRefreshing"),
    ].compactMap { $0 }
  }

  private func pulled(_ length: Double) -> String { "pulled by \(points(length))" }

  private func inView(_ length: Double) -> String {
    length < 0 ? "\(points(-length)) before it comes into view" : "with \(points(length)) of it in view"
  }

  /// A length that may be another; differences below the precision of expectations are none.
  private func length(
    _ new: Double?, _ old: Double?, _ verb: String, _ words: (less: String, more: String),
    _ phrase: (Double) -> String, never: String
  ) -> String? {
    switch (new, old) {
    case (nil, nil): return nil
    case (nil, _?): return never
    case (let new?, nil): return "\(verb) now, \(phrase(new))"
    case (let new?, let old?):
      guard abs(new - old) > NumberMatcher.tolerance else { return nil }
      return "\(verb) \(points(abs(new - old))) \(new < old ? words.less : words.more): "
        + "\(phrase(new)) instead of \((new < 0) == (old < 0) ? points(abs(old)) : phrase(old))"
    }
  }

  private func time(_ new: Interval?, _ old: Interval?, _ verb: String, after: String) -> String? {
    switch (new, old) {
    case (nil, nil): return nil
    case (nil, _?): return "never \(verb)"
    case (let new?, nil): return "\(verb) now, \(milliseconds(new)) after \(after)"
    case (let new?, let old?):
      guard new != old else { return nil }
      let difference = new < old ? old.seconds - new.seconds : new.seconds - old.seconds
      return "\(verb) \(milliseconds(Interval(seconds: difference))) \(new < old ? "earlier" : "later"): "
        + "\(milliseconds(new)) after \(after) instead of \(milliseconds(old))"
    }
  }
}
