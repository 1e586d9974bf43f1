import RefreshText

/// A form in which a comparison of presets can be shown.
package typealias DiffFormat = OutputFormat<DiffReport>

extension DiffReport: Presentable {
  /// One row for each form; the first is the default.
  package static let formats = [DiffText.format, DiffJSON.format, DiffMarkdown.format]
}
