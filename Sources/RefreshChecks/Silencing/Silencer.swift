import RefreshDiagnostics
import RefreshPresets

/// Silences what users do not want to hear of, by comments and by the settings of their project.
public struct Silencer: Sendable {
  /// What is left, and what is not.
  public struct Outcome: Sendable {
    /// What is to be shown, by file and place.
    public let shown: [Diagnostic]
    /// What is silenced.
    public let silenced: [SilencedDiagnostic]
  }

  /// The rules that compare files: what they find depends on which files are named.
  private static let comparisons: Set<DiagnosticID> = [LintRule.sharedTimeKey.rule.id]

  /// A file, or a piece of a stream; the same for one that is read twice.
  private struct TextID: Hashable {
    let path: String
    let start: Int

    init(_ file: SourceFile) {
      path = file.path
      start = file.start.offset
    }
  }

  /// What a comment silences.
  private struct Place: Hashable {
    let text: TextID
    let line: Int
    let id: DiagnosticID
  }

  private var settings: ProjectSettings?
  private var comments: [TextID: [IgnoreComment]] = [:]
  private var found = Diagnostics()

  /// Begins with no comments.
  ///
  /// - Parameter settings: of projects; nil for comments alone.
  public init(settings: ProjectSettings? = ProjectSettings()) { self.settings = settings }

  /// Reads the comments of a file, and the settings of its project.
  public mutating func read(_ file: SourceFile) {
    guard comments[TextID(file)] == nil else { return }
    comments[TextID(file)] = IgnoreComment.all(in: file, into: &found)
    settings?.read(for: file.path)
  }

  /// Takes over the comments that another has read.
  mutating func join(_ other: Silencer) {
    comments.merge(other.comments) { own, _ in own }
    found.add(contentsOf: other.found)
    if let settings = other.settings { self.settings?.join(settings) }
  }

  /// Silences.
  ///
  /// - Parameters:
  ///   - diagnostics: what was found.
  ///   - reportingUnused: whether comments that silence nothing are warned of; only where all rules were asked.
  public mutating func apply(to diagnostics: [Diagnostic], reportingUnused: Bool) -> Outcome {
    for diagnostic in diagnostics { read(diagnostic.span.file) }
    var places: [Place: IgnoreComment] = [:]
    for (text, comments) in comments {
      for comment in comments {
        let place = Place(text: text, line: comment.line, id: comment.id)
        if places[place] == nil { places[place] = comment }
      }
    }
    var shown = Diagnostics()
    var silenced: [SilencedDiagnostic] = []
    var used: Set<Span> = []
    for diagnostic in diagnostics {
      // An error makes the file unusable, said or not.
      guard diagnostic.severity == .warning else {
        shown.add(diagnostic)
        continue
      }
      let place = Place(
        text: TextID(diagnostic.span.file), line: diagnostic.span.startPosition.line, id: diagnostic.id)
      if let comment = places[place] {
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
      // Behind an error not all may have been found.
      let broken = Set(diagnostics.lazy.filter { $0.severity == .error }.map(\.span.file.path))
      for comment in comments.values.joined() where !used.contains(comment.span) {
        guard !broken.contains(comment.span.file.path), !Silencer.comparisons.contains(comment.id) else { continue }
        shown.add(
          Diagnostic(
            .unusedIgnore, "there is nothing of `\(comment.id.rawValue)` to be ignored here", at: comment.span,
            severity: .warning, help: "remove the comment"))
      }
    }
    if let settings { shown.add(contentsOf: settings.diagnostics) }
    return Outcome(shown: shown.sorted(), silenced: silenced)
  }
}
