import RefreshEngine
import RefreshText

/// The changes of the offset, the insets and the states up to a failure: the data for a picture of it.
public struct Course: Sendable, Equatable {
  /// The axis: `y`, or `x` if the content only moved sideways.
  public package(set) var axis = Axis.y
  /// The moments in chronological order, at least one and at most ``mostMoments``; the last is the moment of the
  /// failure.
  public package(set) var moments: [Moment] = []
  /// The insets and states that changed, in the order of traces.
  public package(set) var lanes: [Lane] = []

  /// The greatest number of moments that are kept before a failure.
  public static let mostMoments = 240

  /// An axis of the scroll view.
  public enum Axis: String, Sendable, CaseIterable {
    /// From left to right.
    case x
    /// From top to bottom.
    case y
  }

  /// One moment.
  public struct Moment: Sendable, Equatable {
    /// The number of the step that was running; 0 is the setup.
    public package(set) var step = 0
    /// The virtual time in seconds.
    public package(set) var time = 0.0
    /// The content offset along the axis, in points.
    public package(set) var offset = 0.0

    package init(step: Int = 0, time: Double = 0, offset: Double = 0) {
      (self.step, self.time, self.offset) = (step, time, offset)
    }
  }

  /// A value that exists at each moment.
  public struct Lane: Sendable, Equatable {
    /// The name: `inset.top`, `header` …
    public package(set) var name = ""
    /// The changes in chronological order; the first is the value at the first moment.
    public package(set) var changes: [Change] = []

    /// A change of a value.
    public struct Change: Sendable, Equatable {
      /// The index of the first moment with the value, from 0.
      public package(set) var moment = 0
      /// The value: `refreshing`, `54`; empty for a component that is not attached.
      public package(set) var value = ""

      package init(moment: Int = 0, value: String = "") { (self.moment, self.value) = (moment, value) }
    }

    package init() {}
  }

  package init() {}

  /// Creates the course of a failure, or `nil` if nothing was recorded.
  ///
  /// - Parameter all: The moments up to the failure.
  init?(_ all: ArraySlice<Recording.Moment>) {
    guard !all.isEmpty else { return nil }
    let isSideways = all.moveSideways
    axis = isSideways ? .x : .y
    let insets: [ScrollLeaf] = isSideways ? [.insetLeft, .insetRight] : [.insetTop, .insetBottom]
    let shown = Course.thinned(all, offset: { isSideways ? $0.offset.x : $0.offset.y }, insets)
    moments = shown.map {
      Moment(step: $0.step, time: $0.time.seconds, offset: isSideways ? $0.offset.x : $0.offset.y)
    }
    lanes =
      insets.compactMap { leaf in
        // An inset that never changes says nothing about the failure.
        Lane(leaf.path, shown.map { $0.number(.scroll(leaf)).shortestText }, ifChanged: true)
      }
      + ComponentRole.allCases.compactMap { role in
        Lane(role.rawValue, shown.map { $0.text(.component(role, .state)) ?? "" }, ifChanged: false)
      }
  }
}

extension Course {
  /// Returns the moments that a picture needs: those at which a step or a value changes, the extreme offsets and
  /// the last one, then as many others as there is room for. If the required moments are too many, the last of them
  /// are kept.
  private static func thinned(
    _ all: ArraySlice<Recording.Moment>, offset: (Recording.Moment) -> Double, _ insets: [ScrollLeaf]
  ) -> [Recording.Moment] {
    guard all.count > mostMoments else { return Array(all) }
    func values(_ moment: Recording.Moment) -> [String] {
      ["\(moment.step)"] + insets.map { moment.number(.scroll($0)).shortestText }
        + ComponentRole.allCases.map { moment.text(.component($0, .state)) ?? "" }
    }
    let rows = all.map(values)
    let offsets = all.map(offset)
    var needed = Set(rows.indices.filter { $0 == 0 || rows[$0] != rows[$0 - 1] || $0 == rows.count - 1 })
    // The value before a change, and the last moment of each step, are in the preceding moment.
    needed.formUnion(needed.compactMap { $0 > 0 ? $0 - 1 : nil })
    for extreme in [offsets.max(), offsets.min()] {
      needed.formUnion([offsets.firstIndex { $0 == extreme }].compactMap { $0 })
    }
    let others = rows.indices.filter { !needed.contains($0) }
    let room = mostMoments - needed.count
    if room > 0 { needed.formUnion((0..<room).map { others[others.count * $0 / room] }) }
    return needed.ordered().suffix(mostMoments).map { all[all.startIndex + $0] }
  }
}

extension Course.Lane {
  /// Creates a lane from the values at all moments, or `nil` if there is nothing to show.
  fileprivate init?(_ name: String, _ values: [String], ifChanged: Bool) {
    self.name = name
    for (index, value) in values.enumerated() where changes.last?.value != value {
      changes.append(Change(moment: index, value: value))
    }
    if changes.count < 2, ifChanged || changes.first?.value.isEmpty ?? true { return nil }
  }
}
