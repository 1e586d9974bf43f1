import RefreshEngine
import RefreshPresets

/// `load`: content arrives.
enum Load {
  static let kind = StepKind(
    "load",
    .oneKey([
      Key<Command?>(
        "rows", .integer(), examples: ["20"], "The number of rows that are appended.",
        store: { $0 = .loadRows($1) }, from: { if case .loadRows(let rows) = $0 { rows } else { nil } }),
      Key<Command?>(
        "rowsAbove", .integer(), examples: ["20"],
        """
        The number of rows that are inserted at the top. The visible rows stay in place: the app moves the content offset \
        by the height of the new rows. For an app that doesn't, use `rows` instead.
        """, store: { $0 = .loadRowsAbove($1) },
        from: { if case .loadRowsAbove(let rows) = $0 { rows } else { nil } }),
      Key<Command?>(
        "height", .lengthFromZero, examples: ["300"], "The height that is added to the content, in points.",
        store: { $0 = .loadHeight($1) }, from: { if case .loadHeight(let height) = $0 { height } else { nil } }),
    ]),
    forApps: true, examples: ["{ rows: 20 }", "{ rowsAbove: 20 }", "{ height: 300 }"],
    """
    Rows or a height are added to the content, and the scroll view reloads. After rows are added, the content is as high as all rows \
    together, even if a height was specified or added before.
    """, make: { command, _ in command },
    from: { $0 })
}
