import RefreshDiagnostics
import RefreshFiles
import RefreshYAML

/// The presets that a preset extends, named in `extends`.
enum Extension {
  /// The maximum length of a chain of presets that extend each other, not counting the first.
  static let greatestDepth = 16

  /// A path, or a list of paths, in which later ones override earlier ones.
  static let type: ValueType<[Located<String>]> = .by(
    scalar: name.map { [$0] }, list: .list(of: name, count: 1...Int.max))

  private static let name = ValueType<String>.path("the path of a preset", examples: ["base.preset.yaml"])
    .located
}

/// A preset's map, merged with those of the presets that it extends.
struct ExtendedPreset: Sendable {
  /// The map.
  var root: Node
  /// For each other file, the span where it is first named.
  var links: [SourceFile: Span] = [:]
  /// The paths of the longest chain of presets that extend each other, beginning with its own.
  var longestRow: [String]
  /// The diagnostics of the extended files and of their names.
  var diagnostics = Diagnostics()
  /// Whether an extended preset is missing, so that missing keys aren't reported in addition.
  var isPartial = false

  /// Returns labels for the names by which a file was included, the nearest first.
  func labels(for file: SourceFile) -> [Diagnostic.Label] {
    var labels: [Diagnostic.Label] = []
    var file = file
    while let place = links[file], labels.count <= Extension.greatestDepth {
      labels.append(Diagnostic.Label("extended here", at: place))
      file = place.file
    }
    return labels
  }
}

extension Diagnostic {
  /// Returns the diagnostic for presets that extend each other in a cycle.
  ///
  /// - Parameters:
  ///   - row: Their paths, with the first one repeated at the end.
  ///   - file: The path of the preset that is being read.
  ///   - span: The span of the name that closes the cycle.
  static func circle(_ row: [String], seenFrom file: String, at span: Span) -> Diagnostic {
    let message = row.count == 2 ? "the preset extends itself" : "the presets extend each other in a cycle"
    return Diagnostic(.extendsCycle, "\(message): \(chain(row, seenFrom: file))", at: span)
  }

  /// Returns the diagnostic for a chain of presets that is too long.
  static func tooLongRow(_ row: [String], at span: Span) -> Diagnostic {
    Diagnostic(
      .extendsTooDeep,
      "more than \(Extension.greatestDepth) presets extend each other in a chain: \(chain(row, seenFrom: row[0]))",
      at: span, help: "`extends` can also be a list")
  }

  /// Returns the diagnostic for a preset that is named twice in a list.
  static func extendedTwice(_ name: Located<String>, at first: Span) -> Diagnostic {
    Diagnostic(
      .extendedTwice, "\(quoted(name.value)) is extended twice", at: name.span,
      labels: [Diagnostic.Label("it is first extended here", at: first)])
  }

  private static func chain(_ row: [String], seenFrom file: String) -> String {
    row.map { "`\(FilePath.relative($0, to: file))`" }.joined(separator: " → ")
  }
}
