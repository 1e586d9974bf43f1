import RefreshDiagnostics
import RefreshPresets
import RefreshText
import RefreshYAML

/// A step that may be advised, because the reader accepts it.
struct StepTrial {
  /// The step as it can be written.
  let text: String
  /// Whether it is certainly the step that was tried: the text itself, or with fixes that are safe.
  let isSafe: Bool
}

extension StepReader {
  /// Reads a step as if it were written at this point, because advice that leads to the next error is useless.
  ///
  /// - Parameters:
  ///   - text: The step, on one line.
  ///   - path: The path of the file.
  /// - Returns: The step, perhaps with the fixes of its mistakes; `nil` if it is wrong.
  func trying(_ text: String, at path: String) -> StepTrial? {
    let found = errors(of: text, at: path)
    guard !found.isEmpty else { return StepTrial(text: text, isSafe: true) }
    let fixes = found.compactMap(\.fix)
    var list = EditList()
    guard fixes.count == found.count, fixes.allSatisfy({ list.add($0, to: text.utf8.count) }) else { return nil }
    let fixed = String(decoding: list.edits.applied(to: Array(text.utf8)), as: UTF8.self)
    guard errors(of: fixed, at: path).isEmpty else { return nil }
    return StepTrial(text: fixed, isSafe: fixes.allSatisfy(\.isSafe))
  }

  /// The errors of a step.
  private func errors(of text: String, at path: String) -> [Diagnostic] {
    Diagnostics.asking { found in
      // A map, as in `wait: 1s`, or a word.
      var file = YAMLReader(SourceFile(path: path, text: text))
      guard let step = file.next(into: &found)?.root else { return }
      var reader = self
      reader.diagnostics = Diagnostics()
      reader.builder.diagnostics = Diagnostics()
      _ = reader.read(step)
      found.add(contentsOf: reader.diagnostics)
      if case .flow(let call) = reader.builder.group { reader.check(call, into: &found) }
    }.found.all.filter { $0.severity == .error }
  }

  /// Diagnoses a call of a flow that doesn't exist or has other parameters, without reading its steps.
  private func check(_ call: FlowCall, into diagnostics: inout Diagnostics) {
    var flows = flows
    guard let flow = flows.flow(call.name, into: &diagnostics) else { return }
    let arguments = call.arguments.compactMap(\.key.scalar)
    guard Set(arguments) != Set(flow.parameters) else { return }
    diagnostics.add(.missingParameter, "\(quoted(call.name.value)) has other parameters", at: call.name.span)
  }
}
