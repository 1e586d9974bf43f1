/// What a check came to, for all formats alike.
public struct DiagnosticReport: Sendable {
  /// The paths of the files that were checked, in the order in which they were named or found.
  public let files: [String]
  /// What was found, by file and place.
  public let found: [Diagnostic]
  /// What was found and is not to be shown.
  public let silenced: [SilencedDiagnostic]
  private let makeRules: @Sendable () -> [Rule]

  /// Puts a report together.
  ///
  /// - Parameters:
  ///   - files: the paths of the files that were checked.
  ///   - found: what was found, by file and place.
  ///   - silenced: what was found and is not to be shown. The default is nothing.
  ///   - rules: all rules that were asked, for formats that describe them; not made for others. The default is none.
  public init(
    files: [String], found: [Diagnostic], silenced: [SilencedDiagnostic] = [],
    rules: @escaping @autoclosure @Sendable () -> [Rule] = []
  ) {
    self.files = files
    self.found = found
    self.silenced = silenced
    makeRules = rules
  }

  /// All rules that were asked.
  public var rules: [Rule] { makeRules() }

  /// The paths of all files, those checked first, then others that something was found in.
  var allFiles: [String] {
    var seen: Set<String> = []
    return (files + found.map(\.span.file.path)).filter { seen.insert($0).inserted }
  }
}
