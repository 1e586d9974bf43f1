import RefreshEngine
import RefreshPresets

/// `load`: content arrives.
enum Load {
  static let kind = StepKind(
    "load",
    .oneKey([
      Key<Command?>("rows", .integer(), examples: ["20"], "How many rows are appended.") {
        $0 = .loadRows($1)
      } from: {
        if case .loadRows(let rows) = $0 { rows } else { nil }
      },
      Key<Command?>(
        "rowsAbove", .integer(), examples: ["20"],
        """
        How many rows are put above those that are there, which stay where they are seen: the app moves the content offset \
        by as much as the content grew. In an app that does not, rows above are as good as `rows`.
        """
      ) {
        $0 = .loadRowsAbove($1)
      } from: {
        if case .loadRowsAbove(let rows) = $0 { rows } else { nil }
      },
      Key<Command?>("height", .lengthFromZero, examples: ["300"], "How much the content grows, in points.") {
        $0 = .loadHeight($1)
      } from: {
        if case .loadHeight(let height) = $0 { height } else { nil }
      },
    ]),
    forApps: true, examples: ["{ rows: 20 }", "{ rowsAbove: 20 }", "{ height: 300 }"],
    "Rows or height are added to the content, and the scroll view reloads."
  ) { command, _ in
    command
  } from: {
    $0
  }
}
