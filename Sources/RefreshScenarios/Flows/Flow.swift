import RefreshDiagnostics
import RefreshYAML

/// A list of steps with a name, and parameters in them.
struct Flow: Sendable {
  /// Its name, where it is declared.
  let name: Located<String>
  /// The steps.
  let template: NodeTemplate

  /// The names of its parameters, in the order in which they are used.
  var parameters: [String] { template.parameters }
}

extension NodeTemplate {
  /// The names of its parameters, each once, in the order in which they are used.
  var parameters: [String] {
    var seen: Set<String> = []
    return uses.map(\.name).filter { seen.insert($0).inserted }
  }
}
