import RefreshDiagnostics
import RefreshPresets
import RefreshText
import RefreshYAML

extension Node {
  /// Returns whether the root node of a report has a version that can be read, and adds a diagnostic if not.
  ///
  /// - Parameters:
  ///   - formatVersion: The latest version that can be read.
  ///   - diagnostics: Collects the diagnostics.
  package func isReadable(upTo formatVersion: Int, into diagnostics: inout Diagnostics) -> Bool {
    if let version = self["version"], let number = version.scalar?.wholeNumber(), number > formatVersion {
      diagnostics.add(
        .wrongType,
        "the report has version \(number), but this refreshcfg can only read versions up to \(formatVersion)",
        at: version.span, help: "use the refreshcfg that wrote it, or a later one")
      return false
    }
    return true
  }
}
