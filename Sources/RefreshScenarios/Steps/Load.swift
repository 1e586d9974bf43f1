import RefreshEngine
import RefreshPresets

/// `load`: content arrives.
enum Load {
  static let kind = StepKind(
    "load",
    .oneKey([
      Key<Command?>("rows", .integer(), examples: ["20"], "How many rows are appended.") { $0 = .loadRows($1) },
      Key<Command?>("height", .length(atLeast: 0), examples: ["300"], "How much the content grows, in points.") {
        $0 = .loadHeight($1)
      },
    ]),
    forApps: true, examples: ["{ rows: 20 }", "{ height: 300 }"],
    "Rows or height are appended to the content, and the scroll view reloads."
  ) { command, _ in Perform(command) }
}
