import RefreshScenarios
import RefreshText

/// A form in which coverage can be shown.
package typealias CoverageFormat = OutputFormat<Coverage>

extension Coverage: Presentable {
  /// One row for each form; the first is the default.
  package static let formats = [
    CoverageTable.format, CoverageJSON.format, CoverageHTML.format, CoverageLCOV.format,
  ]
}
