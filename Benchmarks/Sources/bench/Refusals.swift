import RefreshDiagnostics
import RefreshYAML

/// How soon a text is refused that would be billions of nodes.
enum Refusals {
  static var all: [Benchmark] {
    [
      Benchmark(name: "billionLaughsMilliseconds", unit: "ms", goal: 100, isLimit: true) {
        1000 / perSecond(1) { refuse() }
      }
    ]
  }

  private static func refuse() {
    var diagnostics = Diagnostics()
    var reader = YAMLReader(SourceFile(path: "laughs.yaml", text: text))
    precondition(reader.next(into: &diagnostics) == nil && diagnostics.hasErrors)
  }

  /// Ten lists, each ten times the one before.
  private static let text =
    "a0: &a0 [\(Array(repeating: "lol", count: 10).joined(separator: ", "))]\n"
    + (1..<10).map { line in
      "a\(line): &a\(line) [\(Array(repeating: "*a\(line - 1)", count: 10).joined(separator: ", "))]\n"
    }.joined()
}
