import RefreshDiagnostics
import RefreshPresets
import RefreshText
import RefreshYAML

extension RunReport {
  /// The report as JSON in UTF-8, with a final line feed; equal reports give equal bytes.
  public var json: [UInt8] {
    var writer = JSONWriter()
    RunReportForm.report.write(self, &writer)
    return writer.bytes + "\n".utf8
  }

  /// Reads a report back. JSON is valid YAML, so it is read as YAML, with locations.
  ///
  /// - Parameters:
  ///   - file: The text of a report.
  ///   - diagnostics: Collects the diagnostics, for example that the report is of a later version.
  /// - Returns: The report, or `nil` if it has errors.
  public static func read(_ file: SourceFile, into diagnostics: inout Diagnostics) -> RunReport? {
    text(of: file, into: &diagnostics).flatMap { read($0, into: &diagnostics) }
  }

  /// Returns the root node of a report of any kind, or `nil` if the file is not one.
  package static func text(of file: SourceFile, into diagnostics: inout Diagnostics) -> Node? {
    // The report of a large run is larger than any file written by hand.
    var limits = YAMLLimits.standard
    (limits.documentBytes, limits.nodes) = (1 << 30, 1 << 28)
    var reader = YAMLReader(file, limits: limits)
    var problems = Diagnostics()
    let document = reader.next(into: &problems)
    diagnostics.add(contentsOf: problems)
    guard problems.isEmpty else { return nil }
    guard let root = document?.root, root.kind == .mapping, root["version"] != nil else {
      return diagnostics.refuse(
        .wrongType, "this isn't a run report", at: document?.root.span ?? Span(wholeOf: file),
        help: "`refreshcfg test --format json:FILE` writes one")
    }
    return root
  }

  /// Reads the root node of a report.
  package static func read(_ root: Node, into diagnostics: inout Diagnostics) -> RunReport? {
    guard root.isReadable(upTo: formatVersion, into: &diagnostics) else { return nil }
    return RunReportForm.report.read(root, "report", &diagnostics)
  }

  /// The JSON Schema of reports.
  package static var schema: JSONValue {
    [
      "$schema": SchemaWriter.dialect, "title": "refreshcfg run report",
      "description": "The results of a run, as `refreshcfg test --format json` writes them.",
      "$ref": "#/$defs/RunReport", "$defs": .object(RunReportForm.report.definitions),
    ]
  }
}
