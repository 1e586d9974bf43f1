import RefreshDiagnostics
import RefreshFiles
import RefreshPresets
import RefreshText
import RefreshYAML

/// The reported code that a team accepts, so that `import --against` can run in CI: a list next to the presets.
///
/// ```yaml
/// - code: FeedViewController.swift
///   says: "`stateLabel.textColor` is computed"
///   reason: the colour of the theme, which designers check
/// ```
package struct AcceptedCode: Sendable {
  /// The name of the file.
  package static let fileName = "accepted.yaml"

  private struct Entry: Sendable {
    var code = ""
    var says = ""
    /// The number of lines for which it is accepted.
    var times: Int32 = 1
    var span: Span?
    var used: Int32 = 0
  }

  private var entries: [Entry] = []

  private static let keys = KeySet<Entry>(
    owner: "what is accepted",
    [
      Key("code", .nonEmptyText("the name of a file of code"), isRequired: true, "The file that is reported.") {
        $0.code = $1
      },
      Key(
        "says", .nonEmptyText("a message of `import`"), isRequired: true,
        "The message that is accepted, without its rule."
      ) {
        $0.says = $1
      },
      Key(
        "times", .integer(1...NumberShape.greatestCount),
        "The number of lines of the file that have the message. The default is 1."
      ) {
        $0.times = $1
      },
      Key(
        "reason", .nonEmptyText("a text that says why the message is accepted"), isRequired: true,
        "The reason, for readers."
      ) { _, _ in },
    ])

  /// Reads the lists next to presets.
  package init(_ files: [SourceFile], into diagnostics: inout Diagnostics) {
    for file in files {
      var reader = YAMLReader(file)
      guard let root = reader.next(into: &diagnostics)?.root else { continue }
      guard root.kind == .sequence else {
        diagnostics.add(
          .wrongType, "the accepted messages must be a list, found \(found(root))", at: root.beginning,
          help: "write `- { code: Feed.swift, says: \"…\", reason: … }` for each message")
        continue
      }
      for item in root.items {
        var entry = Entry(span: item.beginning)
        if Self.keys.decode(item, as: "accepted", to: &entry, into: &diagnostics) { entries.append(entry) }
      }
    }
  }

  /// Returns the diagnostics that are not accepted: a message that more lines have than are accepted is reported for the
  /// last of them.
  package mutating func rest(of diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.compactMap { diagnostic in
      let path = diagnostic.span.file.path
      let fitting = entries.indices.filter {
        entries[$0].says == diagnostic.message
          && (path == entries[$0].code || path.hasSuffix("/" + entries[$0].code))
      }
      guard let last = fitting.last else { return diagnostic }
      let free = fitting.first { entries[$0].used < entries[$0].times }
      entries[free ?? last].used += 1
      return free == nil
        ? diagnostic.fixed(
          by: nil,
          help: "`\(Self.fileName)` accepts this message for fewer lines: check this one, and increase `times`")
        : nil
    }
  }

  /// The entries for which there are fewer diagnostics than they accept.
  package var unused: [Diagnostic] {
    entries.filter { $0.used < $0.times }.compactMap { entry in
      entry.span.map {
        entry.used == 0
          ? Diagnostic(
            .staleAcceptance, "`import` no longer reports this for `\(entry.code)`", at: $0,
            help: "remove the entry")
          : Diagnostic(
            .staleAcceptance,
            "`import` reports this for only \(counted(Int(entry.used), "line")) of `\(entry.code)`", at: $0,
            help: "write `times: \(entry.used)`")
      }
    }
  }
}
