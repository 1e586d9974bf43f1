import RefreshScenarios
import RefreshText

/// Coverage for people at a terminal: a row for each component, followed by what was not covered.
///
/// ```
/// coverage               states  transitions  triggers  callbacks  titles  frames  keys
/// bare-header                                                                         -
///   header header           3/4          3/8       1/3        4/4       -       -   2/2
/// all                       3/4          3/8       1/3        4/4       -       -   2/2   13 of 21: 61%
///
/// bare-header, header: not seen
///   states       willRefresh
///   …
///
/// keys that made no difference
///   bare-header.preset.yaml:4  header.ignoredInset
/// ```
enum CoverageTable {
  static let format = CoverageFormat(
    "table", "For people, with a row for each component, then what was not seen.", [.forPeople]
  ) { coverage, style in render(coverage, style.paint, style.width ?? longestLine) }

  private static func render(_ coverage: Coverage, _ paint: Paint, _ width: Int) -> String {
    table(coverage, paint) + coverage.presets.map { missed($0, paint, width) }.joined() + deadKeys(coverage, paint)
  }

  private static func table(_ coverage: Coverage, _ paint: Paint) -> String {
    let components = coverage.presets.flatMap(\.components)
    let kinds = CoverageKind.allCases.filter { kind in components.contains { $0.kinds.contains(kind) } }
    var rows = [["coverage"] + kinds.map(\.rawValue) + ["keys"]]
    let blank = kinds.map { _ in "" }
    for preset in coverage.presets {
      rows.append([VisibleText.of(preset.name)] + blank + [CoverageShare(preset.keys(of: nil)).text])
      for component in preset.components {
        rows.append(
          ["  \(component.role.rawValue) \(component.kind.rawValue)"]
            + kinds.map { component.share($0).text }
            + [CoverageShare(preset.keys(of: component.role)).text])
      }
    }
    rows.append(
      ["all"]
        + kinds.map { kind in components.reduce(CoverageShare()) { $0 + $1.share(kind) }.text }
        + [coverage.keyShare.text])
    let widths = rows[0].indices.map { column in rows.map { DisplayWidth.of($0[column]) }.max() ?? 0 }
    var lines = rows.map { row in
      row.enumerated().map { column, cell in
        cell.padded(to: widths[column], before: column > 0)
      }.joined(separator: "  ")
    }
    lines[0] = paint(lines[0], .strong)
    let total = coverage.total
    let sum = "\(total.seen) of \(total.count): \(total.percent)"
    lines[lines.count - 1] += "   " + paint(sum, total.seen == total.count ? .good : .strong)
    return lines.map { $0.withoutTrailingBlanks + "\n" }.joined()
  }

  private static func missed(_ preset: PresetCoverage, _ paint: Paint, _ width: Int) -> String {
    preset.components.map { component in
      let rows = CoverageKind.allCases.map { ($0.rawValue, component.missedNames($0)) }.filter { !$0.1.isEmpty }
      guard !rows.isEmpty else { return "" }
      let title = "\(VisibleText.of(preset.name)), \(component.role.rawValue): not seen"
      return "\n" + paint(title, .strong) + "\n"
        + rows.map { name, missed in
          let names = missed.map(VisibleText.of)
          let lines = wrapped(names.dropLast().map { $0 + "," } + names.suffix(1), width: width - indent)
          return "  \(name.padded(to: indent - 2))"
            + lines.joined(separator: "\n" + String(repeating: " ", count: indent)) + "\n"
        }.joined()
    }.joined()
  }

  /// The width of a line, in columns, if the output is not a terminal.
  private static let longestLine = 100
  private static let indent = 15

  private static func deadKeys(_ coverage: Coverage, _ paint: Paint) -> String {
    var seen: Set<String> = []
    let lines = coverage.presets.flatMap(\.keys).filter { !$0.seen }.compactMap { key -> (String, String)? in
      let place = "\(key.path):\(key.line)"
      return seen.insert("\(place) \(key.name)").inserted ? (VisibleText.of(place), VisibleText.of(key.name)) : nil
    }
    guard !lines.isEmpty else { return "" }
    let width = lines.map { DisplayWidth.of($0.0) }.max() ?? 0
    return "\n" + paint("keys that made no difference", .strong) + "\n"
      + lines.map { place, name in "  \(place.padded(to: width + 2))\(name)\n" }.joined()
  }
}
