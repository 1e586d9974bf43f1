import RefreshEngine
import RefreshPresets

/// How the app is called otherwise, over a whole scenario.
enum CallDifference {
  /// In words: `the header calls back 150 ms later, at 0.4 s instead of 0.25 s`.
  static func phrases(from old: Recording, to new: Recording) -> [String] {
    ComponentRole.allCases.flatMap { role in
      [(Callback.refreshing, "calls back"), (.endRefreshingCompletion, "comes to rest")].compactMap {
        callback, verb in
        phrase(verb, role, times(of: callback, at: role, in: old), times(of: callback, at: role, in: new))
      }
    }
  }

  private static func phrase(_ verb: String, _ role: ComponentRole, _ old: [Instant], _ new: [Instant]) -> String? {
    guard old != new else { return nil }
    let subject = "the \(role.rawValue)"
    if old.isEmpty { return "\(subject) \(verb) now, at \(seconds(new[0]))" }
    if new.isEmpty { return "\(subject) never \(verb) any more" }
    guard old.count == new.count else {
      return "\(subject) \(verb) \(times(new.count)) instead of \(times(old.count))"
    }
    guard let (before, after) = zip(old, new).first(where: { $0 != $1 }) else { return nil }
    let difference = before < after ? after - before : before - after
    return "\(subject) \(verb) \(milliseconds(difference)) \(after < before ? "earlier" : "later"), "
      + "at \(seconds(after)) instead of \(seconds(before))"
  }

  private static func times(of callback: Callback, at role: ComponentRole, in recording: Recording) -> [Instant] {
    recording.moments.flatMap(\.events).filter { $0.kind == .call(role, callback) }.map(\.time)
  }

  private static func times(_ count: Int) -> String { count == 1 ? "once" : "\(count) times" }

  /// To the millisecond, as the difference is.
  private static func seconds(_ instant: Instant) -> String {
    "\(((instant.seconds * 1000).rounded() / 1000).shortestText) s"
  }
}
