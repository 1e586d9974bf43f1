import RefreshEngine

/// Content that nothing holds.
extension WrongMove {
  /// Checks where the content is on its way; the last frame may have been the one before.
  func checkFlight(in run: borrowing RunView, _ breaches: inout Breaches) {
    guard let destiny, let flight = destiny.flight, destiny.ranges == OffsetRanges(of: run.simulation.scroll) else {
      return
    }
    let age = run.simulation.now - flight.began
    for axis in ScrollAxis.both {
      let range = destiny.ranges[axis]
      let last = flight.offset(along: axis, in: range, after: max(0, age.seconds - 1.0 / 120))
      let next = flight.offset(along: axis, in: range, after: age.seconds)
      let offset = run.simulation.scroll.offset[axis]
      guard offset < min(last, next) - 0.6 || offset > max(last, next) + 0.6 else { continue }
      breaches.report(
        nil, nil, cause: "way", observed: [(axis.offsetPath, nil)],
        "\(milliseconds(age)) after release, the list is at \(length(offset)), not \(length(next))")
    }
  }

  /// Checks where the content has come to rest.
  mutating func checkDestiny(in run: borrowing RunView, _ breaches: inout Breaches) {
    guard let destiny, !run.simulation.scroll.isDragging else { return }
    self.destiny = nil
    let scroll = run.simulation.scroll
    guard destiny.ranges == OffsetRanges(of: scroll) else { return }
    for axis in ScrollAxis.both {
      let (offset, expected) = (scroll.offset[axis], destiny.offset[axis])
      if destiny.isPaged {
        let size = scroll.viewport[axis]
        guard isBetweenPages(offset, destiny, axis, size) else { continue }
        breaches.report(
          nil, nil, cause: "page", observed: [(axis.offsetPath, nil)],
          "the list rests \(length(offset - expected)) from the touch, with pages of \(length(size))"
        )
      } else if abs(offset - expected) > 0.6 {
        breaches.report(
          nil, nil, cause: "rest", observed: [(axis.offsetPath, .number(expected))],
          "the list comes to rest at \(length(offset)), not at \(length(expected))")
      }
    }
  }

  /// Whether an offset is not that of the page to which a drag turns.
  private func isBetweenPages(_ offset: Double, _ destiny: Destiny, _ axis: ScrollAxis, _ size: Double) -> Bool {
    let range = destiny.ranges[axis]
    let page = (offset - range.lowerBound) / size
    let turned = abs(offset - range.nearest(to: destiny.offset[axis])) / size
    return abs(page - page.rounded()) * size > 0.6 && abs(offset - range.upperBound) > 0.6 || turned > 1.13
      || isWrong(page, from: destiny.offset[axis], to: destiny.glide[axis], in: range, of: size)
  }

  /// Whether a page is not the one to which released content glides, at most one page further.
  private func isWrong(
    _ page: Double, from start: Double, to glide: Double, in range: ClosedRange<Double>, of size: Double
  ) -> Bool {
    let first = (range.nearest(to: start) - range.lowerBound) / size
    let end = (glide - range.lowerBound) / size
    // Half a page is between two pages, and content between pages may turn to either.
    guard abs(first - first.rounded()) < 0.1, abs(abs(end - end.rounded()) - 0.5) > 0.02 else { return false }
    let last = (range.upperBound - range.lowerBound) / size
    let wanted = min(max(end.rounded(), first.rounded() - 1), first.rounded() + 1)
    return abs(page - min(max(wanted, 0), last)) * size > 0.6
  }
}
