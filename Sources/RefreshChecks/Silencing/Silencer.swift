import RefreshDiagnostics
import RefreshPresets
import RefreshYAML

/// A silencer of diagnostics, which applies comments in files and the settings of projects.
public struct Silencer: Sendable {
  /// The remaining diagnostics, and the silenced ones.
  public struct Result: Sendable {
    /// The diagnostics to show, sorted by file and span.
    public let shown: [Diagnostic]
    /// The silenced diagnostics.
    public let silenced: [SilencedDiagnostic]
  }

  /// The rules that compare files, whose diagnostics depend on which files are checked.
  private static let comparisons: Set<DiagnosticID> = Set(
    PresetLint.all.filter(\.comparesPresets).map(\.rule.id))

  /// The identity of a file or a piece of a stream, the same if it is read twice.
  private struct TextID: Hashable {
    let file: String
    let start: Int

    init(_ file: SourceFile) {
      self.file = file.identity
      start = file.start.offset
    }
  }

  /// A rule on a line, which a comment can silence.
  private struct Target: Hashable {
    let text: TextID
    let line: Int
    let id: DiagnosticID
  }

  private var settings: ProjectSettings?
  private var comments: [TextID: [IgnoreComment]] = [:]
  private var found = Diagnostics()

  /// Makes a silencer that hasn't read any comments.
  ///
  /// - Parameter settings: The settings of projects; nil to use only comments.
  public init(settings: ProjectSettings? = ProjectSettings()) { self.settings = settings }

  /// Reads the comments of a file and the settings of its project.
  ///
  /// - Parameters:
  ///   - file: The text of the file.
  ///   - known: The offsets of its comments, and the documents that have some, if these are already known.
  package mutating func read(_ file: SourceFile, _ known: (starts: [Int], roots: [Node])? = nil) {
    guard comments[TextID(file)] == nil else { return }
    comments[TextID(file)] = IgnoreComment.all(in: file, at: known?.starts, known?.roots, into: &found)
    settings?.read(for: file)
  }

  /// Adds the comments that another silencer has read.
  mutating func join(_ other: Silencer) {
    comments.merge(other.comments) { own, _ in own }
    found.add(contentsOf: other.found)
    if let settings = other.settings { self.settings?.join(settings) }
  }

  /// Silences diagnostics.
  ///
  /// - Parameters:
  ///   - diagnostics: The diagnostics.
  ///   - reportingUnused: Whether to warn of comments that silence nothing. Only right if all rules were
  ///     applied.
  public mutating func apply(to diagnostics: [Diagnostic], reportingUnused: Bool) -> Result {
    for diagnostic in diagnostics { read(diagnostic.span.file) }
    let placed = comments.flatMap { text, comments in
      comments.map { (Target(text: text, line: $0.line, id: $0.id), $0) }
    }
    let targets = Dictionary(placed, uniquingKeysWith: { first, _ in first })
    var shown = Diagnostics()
    var silenced: [SilencedDiagnostic] = []
    var used: Set<Span> = []
    for diagnostic in diagnostics {
      // An error can't be silenced, because the file can't be used.
      guard diagnostic.severity == .warning else {
        shown.add(diagnostic)
        continue
      }
      let target = Target(
        text: TextID(diagnostic.span.file), line: diagnostic.span.startPosition.line, id: diagnostic.id)
      if let comment = targets[target] {
        used.insert(comment.span)
        silenced.append(SilencedDiagnostic(diagnostic, by: .comment(reason: comment.reason)))
        continue
      }
      switch settings?.level(of: diagnostic.id, in: diagnostic.span.file) {
      case .off?: silenced.append(SilencedDiagnostic(diagnostic, by: .settings))
      case .error?: shown.add(diagnostic.withSeverity(.error))
      case .warning?, nil: shown.add(diagnostic)
      }
    }
    shown.add(contentsOf: found)
    if reportingUnused {
      // After an error, some may not have been found.
      let broken = Set(diagnostics.lazy.filter { $0.severity == .error }.map(\.span.file.identity))
      for comment in comments.values.joined() where !used.contains(comment.span) {
        guard !broken.contains(comment.span.file.identity), !Silencer.comparisons.contains(comment.id) else {
          continue
        }
        shown.add(
          Diagnostic(
            .unusedIgnore, "there is no `\(comment.id.rawValue)` to ignore here", at: comment.span,
            help: "remove the comment"))
      }
    }
    if let settings { shown.add(contentsOf: settings.diagnostics) }
    return Result(shown: shown.sorted(), silenced: silenced)
  }
}
