import RefreshScenarios

/// One form in which coverage can be shown, declared once; ``all`` lists them.
public struct CoverageFormat: Sendable {
  /// The name that it is asked for by.
  public let name: String
  /// One sentence of what it is for.
  public let summary: String
  private let body: @Sendable (Coverage, Bool) -> String

  /// Declares a format.
  init(
    _ name: String, _ summary: String, render: @escaping @Sendable (_ coverage: Coverage, _ color: Bool) -> String
  ) {
    self.name = name
    self.summary = summary
    body = render
  }

  /// All formats; the first is the default.
  public static let all: [CoverageFormat] = [
    CoverageTable.format, CoverageJSON.format, CoverageHTML.format, CoverageLCOV.format,
  ]

  /// The format of a name, nil if there is none.
  public static subscript(name: String) -> CoverageFormat? { all.first { $0.name == name } }

  /// The whole report, its last line ended.
  ///
  /// - Parameters:
  ///   - coverage: what was seen.
  ///   - color: whether to use the control sequences of terminals, where the format has a use for them.
  public func render(_ coverage: Coverage, color: Bool) -> String { body(coverage, color) }
}
