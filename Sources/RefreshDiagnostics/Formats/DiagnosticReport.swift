/// What a check came to, for all formats alike.
public struct DiagnosticReport: Sendable {
  /// The paths of the files that were checked, in the order in which they were named or found.
  public let files: [String]
  /// What was found, by file and place.
  public let found: [Diagnostic]
  /// What was found and is not to be shown.
  public let silenced: [SilencedDiagnostic]
  /// All rules that were asked, for formats that describe them.
  public let rules: [Rule]

  /// Puts a report together.
  public init(
    files: [String], found: [Diagnostic], silenced: [SilencedDiagnostic] = [], rules: [Rule] = []
  ) {
    self.files = files
    self.found = found
    self.silenced = silenced
    self.rules = rules
  }

  /// The paths of all files, those checked first, then others that something was found in.
  var allFiles: [String] {
    var seen: Set<String> = []
    return (files + found.map(\.span.file.path)).filter { seen.insert($0).inserted }
  }
}
