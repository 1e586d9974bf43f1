import RefreshScenarios

/// One form in which a comparison of presets can be shown, declared once; ``all`` lists them.
public struct DiffFormat: Sendable {
  /// The name that it is asked for by.
  public let name: String
  private let body: @Sendable (DiffReport, Bool) -> String

  /// Declares a format.
  init(_ name: String, render: @escaping @Sendable (_ report: DiffReport, _ color: Bool) -> String) {
    self.name = name
    body = render
  }

  /// All formats; the first is the default.
  public static let all: [DiffFormat] = [DiffText.format, DiffJSON.format, DiffMarkdown.format]

  /// The format of a name, nil if there is none.
  public static subscript(name: String) -> DiffFormat? { all.first { $0.name == name } }

  /// The whole report, its last line ended.
  ///
  /// - Parameters:
  ///   - report: what was found.
  ///   - color: whether to use the control sequences of terminals, where the format has a use for them.
  public func render(_ report: DiffReport, color: Bool) -> String { body(report, color) }
}
