import RefreshEngine
import RefreshScenarios
import RefreshText

/// The moments that a timeline samples, and the observables that it samples in them.
extension [Recording.Moment] {
  /// Returns the offsets between which content scrolls without being pulled, as long as nothing refreshes; for each size
  /// of the content, the smallest first.
  func contentRanges(along axis: ScrollAxis) -> [ClosedRange<Double>] {
    guard let range = first?.simulation.scroll.offsetRange(along: axis), let size = first?.contentSize else {
      return []
    }
    return Set(map { $0.contentSize[axis] }).ordered().map { length in
      range.lowerBound...Swift.max(range.lowerBound, range.upperBound + length - size[axis])
    }
  }

  /// The greatest number of moments that are looked at in addition.
  private static let mostSamples = 4_000
  /// The time between two additional samples, in nanoseconds: 1/60 s.
  private static let frame: Int64 = 16_666_667

  /// Returns the moments with others between them, 60 per second, where an observable changes only because time passes.
  func sampled(for observables: [ObservablePath]) -> [Recording.Moment] {
    guard let first, !observables.isEmpty else { return self }
    var all = [first]
    for (before, after) in zip(self, dropFirst()) {
      let gap = (after.time - before.time).nanoseconds
      func moment(_ time: Int64) -> Recording.Moment {
        before.still(at: before.time + Interval(nanoseconds: time), in: after.step)
      }
      // A rotation can return to where it was, so several instants are compared.
      let moves =
        gap > [Recording.Moment].frame
        && (1...7).contains { part in
          let other = moment(gap / 8 * Int64(part) + gap / 97)
          return observables.contains { other[$0] != before[$0] }
        }
      let room = Swift.max(0, [Recording.Moment].mostSamples - (all.count - count))
      if moves, room > 0 {
        let distance = Swift.max([Recording.Moment].frame, gap / Int64(room))
        all += Array<Int64>(stride(from: distance, to: gap, by: Int(distance))).map(moment)
      }
      all.append(after)
    }
    return all
  }

  /// Returns the times at which anything that timelines show changes, in seconds.
  ///
  /// - Parameter observables: The observables that are shown besides the usual ones.
  func changes(beyond observables: [ObservablePath]) -> [Double] {
    let edges: [ScrollLeaf] = [.offsetX, .offsetY, .insetTop, .insetBottom, .insetLeft, .insetRight]
    let shown =
      edges.map { ObservablePath.scroll($0) }
      + ComponentRole.allCases.flatMap { [.component($0, .state), .component($0, .pullingPercent)] } + observables
    return zip(self, dropFirst()).compactMap { before, after in
      let hasChanged = !after.events.isEmpty || shown.contains { before[$0] != after[$0] }
      return hasChanged ? after.time.seconds : nil
    }
  }
}
