import RefreshDiagnostics
import RefreshFiles
import RefreshYAML

/// The presets that a preset extends, as `extends` names them.
enum Extension {
  /// The greatest number of presets that extend each other in a row, beyond the first.
  static let greatestDepth = 16

  /// A path, or several in a list; the later wins.
  static let type: ValueType<[NamedPath]> = .by(
    scalar: name.map { [$0] }, list: .list(of: name, count: 1...Int.max))

  private static let name = ValueType<NamedPath>.named(
    .path("the path of a preset", examples: ["base.preset.yaml"]))
}

/// A preset's map with the presets that it extends laid below it.
struct ExtendedPreset: Sendable {
  /// The map.
  var root: Node
  /// Where each file is named first that is not the preset's own.
  var links: [SourceFile: Span] = [:]
  /// The paths of the longest row of presets that extend each other, its own first.
  var longestRow: [String]
  /// The diagnostics of the files that came in, and of their names.
  var diagnostics = Diagnostics()
  /// Whether something that it extends is missing, so that what is not there is no cause of its own.
  var isPartial = false

  /// The places of the names by which a file came in, the nearest first.
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
  /// Presets that extend each other in a circle.
  ///
  /// - Parameters:
  ///   - row: Their paths, the first of them again at the end.
  ///   - file: The path of the preset that is read.
  ///   - span: The name that closes the circle.
  static func circle(_ row: [String], seenFrom file: String, at span: Span) -> Diagnostic {
    let message = row.count == 2 ? "the preset extends itself" : "the presets extend each other in a circle"
    return Diagnostic(.extendsCycle, "\(message): \(chain(row, seenFrom: file))", at: span)
  }

  /// Too many presets that extend each other in a row.
  static func tooLongRow(_ row: [String], at span: Span) -> Diagnostic {
    Diagnostic(
      .extendsTooDeep,
      "more than \(Extension.greatestDepth) presets extend each other in a row: \(chain(row, seenFrom: row[0]))",
      at: span, help: "`extends` takes a list, too")
  }

  /// A preset that is named twice in one list.
  static func extendedTwice(_ name: NamedPath, at first: Span) -> Diagnostic {
    Diagnostic(
      .extendedTwice, "\(quoted(name.text)) is extended twice", at: name.node.span,
      labels: [Diagnostic.Label("first extended here", at: first)])
  }

  private static func chain(_ row: [String], seenFrom file: String) -> String {
    row.map { "`\(FilePath.relative($0, to: file))`" }.joined(separator: " → ")
  }
}
