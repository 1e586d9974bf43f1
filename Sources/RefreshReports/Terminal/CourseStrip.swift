import RefreshScenarios
import RefreshText

/// A picture in characters of how a failure came about: the offset as a curve, with insets and states as lanes
/// below it.
///
/// ```
/// step         start 1 pull  2 release  3 wait      4 expect ✗
/// offset.y   0 ┤────╮                      ╭──────────────────
///              │    │                      │
///          -60 ┤    ╰──────────────────────╯
/// header       idle │pulling│refreshing    │idle
/// time         0 s                    0.4 s
/// ```
///
/// Each step has room for its name and its changes, however short it is; in a step that takes time, time
/// runs from left to right. If there is too little room, names and values are truncated, and steps share a band.
struct CourseStrip {
  private let course: Course
  private let bands: [Band]
  private let signs: Signs
  /// The width of the column of names; the numbers of the axis have a separate column.
  private let nameWidth: Int
  private let numberWidth: Int

  /// The columns of a step.
  private struct Band {
    /// The number of the step; if several share the band, that of the first.
    let step: Int
    let label: String
    /// The indexes of its moments.
    let moments: Range<Int>
    /// The times at which it began and ended, in seconds.
    let time: (start: Double, end: Double)
    var width: Int

    var takesTime: Bool { time.end > time.start }
  }

  /// A line of the picture.
  struct Row: Equatable {
    /// The name; empty in all but the first line of a curve.
    let name: String
    /// The picture.
    let cells: String
    /// Whether the row is a scale by which the others are read.
    var isScale = false
  }

  /// Lays out a course.
  ///
  /// - Parameters:
  ///   - course: The course that led to a failure.
  ///   - kinds: The names of the scenario's steps, from step 1.
  ///   - width: The number of columns.
  ///   - signs: The characters to draw with.
  init(_ course: Course, kinds: [String], width: Int, signs: Signs) {
    self.course = course
    self.signs = signs
    nameWidth = (course.lanes.map(\.name.count) + [CourseStrip.offsetName(course).count]).max() ?? 0
    numberWidth = course.moments.map { CourseStrip.number($0.offset).count }.max() ?? 0
    let room = max(16, width - nameWidth - numberWidth - 4)
    var all = CourseStrip.bands(of: course, kinds: kinds, signs: signs, room: room)
    if all.map(\.width).reduce(0, +) > room {
      all = CourseStrip.bands(of: course, kinds: kinds, signs: signs, room: room, cutsNames: true)
    }
    bands = CourseStrip.widened(CourseStrip.thinned(all, room: room), room: room)
  }

  /// The rows, the first of which contains the names of the steps.
  var rows: [Row] {
    let columns = columns
    let time = Row(name: "time", cells: margin() + times.withoutTrailingBlanks, isScale: true)
    let labels = bands.map { CourseStrip.cell(String($0.label.prefix($0.width - 1)), width: $0.width) }.joined()
    return [Row(name: "step", cells: margin() + labels.withoutTrailingBlanks, isScale: true)]
      + curve(columns)
      + course.lanes.map { Row(name: $0.name, cells: margin() + lane($0, columns).withoutTrailingBlanks) } + [
        time
      ]
  }

  // MARK: - Columns

  private static func bands(
    of course: Course, kinds: [String], signs: Signs, room: Int, cutsNames: Bool = false
  ) -> [Band] {
    course.moments.map(\.step).runs.map { step, run in
      let (start, end) = (run.lowerBound, run.upperBound)
      let isLast = end == course.moments.count
      let time = (course.moments[max(0, start - 1)].time, course.moments[end - 1].time)
      let changes = course.lanes.map { $0.changes.filter { run.contains($0.moment) } }
      let offset = course.moments[max(0, start - 1)].offset
      let isQuiet =
        time.1 == time.0 && changes.allSatisfy(\.isEmpty)
        && !course.moments[run].contains { $0.offset != offset }
      // A step in which nothing happens, such as an expectation, needs only its number.
      let kind =
        step == 0 ? "start" : isQuiet && !isLast || step > kinds.count ? "\(step)" : "\(step) \(kinds[step - 1])"
      let label = kind + (isLast ? " \(signs.failed)" : "")
      var width = changes.map { $0.map { $0.value.count + 2 }.reduce(0, +) }.max() ?? 0
      if time.1 > time.0 { width = max(width, seconds(time.1).count + 2) }
      // If there is too little room for all names, steps before the failure get only the width of their numbers and
      // values.
      width = max(width, (cutsNames && !isLast ? String(step).count : label.count) + 1)
      return Band(step: step, label: label, moments: run, time: time, width: min(width, room))
    }
  }

  /// Fits the bands into the available width: the widest ones shrink first, and if there are too many even for
  /// narrow ones, several steps before the last share a band.
  private static func thinned(_ bands: [Band], room: Int) -> [Band] {
    guard var last = bands.last, bands.count > 1 else { return bands }
    last.width = min(last.width, max(room - 2 * narrowestBand, narrowestBand))
    var others = Array(bands.dropLast())
    let rest = max(room - last.width, narrowestBand)
    let share = (others.count - 1) / (rest / narrowestBand) + 1
    if share > 1 {
      others = stride(from: 0, to: others.count, by: share).map { first in
        let (start, end) = (others[first], others[min(first + share, others.count) - 1])
        return Band(
          step: start.step, label: start.step == end.step ? start.label : "\(start.step)-\(end.step)",
          moments: start.moments.lowerBound..<end.moments.upperBound, time: (start.time.start, end.time.end),
          width: narrowestBand)
      }
    }
    while others.map(\.width).reduce(0, +) > rest,
      let widest = others.indices.max(by: { others[$0].width < others[$1].width }),
      others[widest].width > narrowestBand
    {
      others[widest].width -= 1
    }
    return others + [last]
  }

  /// The width of a number, or of a sign and a few letters.
  private static let narrowestBand = 4

  /// Returns the bands with the remaining width given to those in which time passes.
  private static func widened(_ bands: [Band], room: Int) -> [Band] {
    var bands = bands
    var rest = room - bands.map(\.width).reduce(0, +)
    while rest > 0,
      let index = bands.indices.filter({ bands[$0].takesTime && bands[$0].width < longestBand })
        .min(by: { bands[$0].width < bands[$1].width })
    {
      bands[index].width += 1
      rest -= 1
    }
    return bands
  }

  /// The width beyond which a band would not show more.
  private static let longestBand = 24

  /// The index of the moment that each column shows.
  private var columns: [Int] {
    bands.flatMap { band in
      let (first, count) = (band.moments.lowerBound, band.moments.count)
      return (0..<band.width).map { column in
        guard band.takesTime else {
          return count <= band.width
            ? first + min(column, count - 1) : first + (column + 1) * count / band.width - 1
        }
        let share = Double(column + 1) / Double(band.width)
        let time =
          column + 1 == band.width ? band.time.end : band.time.start + (band.time.end - band.time.start) * share
        return band.moments.last { course.moments[$0].time <= time } ?? max(0, first - 1)
      }
    }
  }

  // MARK: - Rows

  /// The row with the times at which steps ended in which time passes.
  private var times: String {
    var cells = Array(repeating: Character(" "), count: bands.map(\.width).reduce(0, +))
    var (end, free) = (cells.count, cells.count)
    // Where there is too little room for all times, the later ones matter more. Part of a number would be another number.
    for (index, band) in bands.enumerated().reversed() {
      defer { end -= band.width }
      guard band.takesTime || index == 0 else { continue }
      let text = CourseStrip.seconds(band.time.end)
      let start = index == 0 ? 0 : end - 1 - text.count
      guard start >= 0, start + text.count < free else { continue }
      cells.replaceSubrange(start..<start + text.count, with: text)
      free = start
    }
    return String(cells)
  }

  private func lane(_ lane: Course.Lane, _ columns: [Int]) -> String {
    let values = columns.map { column in lane.changes.last { $0.moment <= column }?.value ?? "" }
    return values.runs.map { value, run in
      let text = (run.lowerBound == 0 ? "" : signs.bar) + value
      let isCut = text.count > run.count && run.count > signs.ellipsis.count
      return CourseStrip.cell(
        isCut ? text.prefix(run.count - signs.ellipsis.count) + signs.ellipsis : text, width: run.count)
    }.joined()
  }

  private func curve(_ columns: [Int]) -> [Row] {
    let offsets = offsets(columns)
    let (least, most) = (offsets.min() ?? 0, offsets.max() ?? 0)
    let height = most > least ? CourseStrip.height : 1
    // Offsets grow downwards on a screen, but upwards in a chart. The first and the last row are at their numbers
    // exactly, so nothing else is drawn there.
    let levels = offsets.map { offset in
      guard most > least, offset != most else { return 0 }
      let level = Int(((most - offset) / (most - least) * Double(height - 1)).rounded())
      return offset == least ? height - 1 : min(max(level, 1), height - 2)
    }
    let end = (level: levels.last ?? 0, number: CourseStrip.number(offsets.last ?? 0))
    var grid = Array(repeating: Array(repeating: " ", count: levels.count), count: height)
    for (column, level) in levels.enumerated() {
      let before = column > 0 ? levels[column - 1] : level
      guard level != before else {
        grid[level][column] = signs.level
        continue
      }
      for row in (min(level, before) + 1)..<max(level, before) { grid[row][column] = signs.upright }
      grid[before][column] = level > before ? signs.down : signs.up
      grid[level][column] = level > before ? signs.downEnd : signs.upEnd
    }
    return grid.enumerated().map { row, cells in
      let number =
        row == 0
        ? CourseStrip.number(most)
        : row == height - 1 ? CourseStrip.number(least) : row == end.level ? end.number : ""
      let axis = number.isEmpty ? signs.upright : signs.tick
      return Row(
        name: row == 0 ? CourseStrip.offsetName(course) : "",
        cells: margin(number, axis) + cells.joined().withoutTrailingBlanks)
    }
  }

  /// Returns the offset that each column shows: among the moments of the column, the offset farthest from that of
  /// the previous column. So no peak is lost.
  private func offsets(_ columns: [Int]) -> [Double] {
    var (next, offset) = (0, course.moments[0].offset)
    var shown = columns.map { column in
      let passed = course.moments[min(next, column)...column].map(\.offset)
      next = column + 1
      offset = passed.max { abs($0 - offset) < abs($1 - offset) } ?? offset
      return offset
    }
    // The end of the line is the moment of the failure, even if earlier expectations passed.
    if let last = columns.last, let end = shown.indices.last { shown[end] = course.moments[last].offset }
    return shown
  }

  /// The number of rows of a curve that is not level.
  private static let height = 5

  // MARK: - Texts

  private static func offsetName(_ course: Course) -> String { "offset.\(course.axis.rawValue)" }

  /// Returns the text to the left of a row's picture.
  private func margin(_ number: String = "", _ axis: String = " ") -> String {
    number.padded(to: numberWidth, before: true) + axis.padded(to: 2, before: true)
  }

  private static func cell(_ text: String, width: Int) -> String { String(text.prefix(width)).padded(to: width) }

  private static func seconds(_ time: Double) -> String { time.rounded(decimals: 3).shortestText + " s" }

  private static func number(_ value: Double) -> String { value.rounded(decimals: 2).shortestText }
}
