import RefreshEngine
import RefreshFiles
import RefreshPresets
import RefreshProtocol
import RefreshScenarios
import RefreshText

extension Workspace {
  /// Returns hints about values that apply without being written: `textDocument/inlayHint`.
  func inlayHints(_ params: JSONValue) throws(ResponseError) -> JSONValue {
    let document = try document(params)
    guard options.showsHints else { return [] }
    let range = TextRange(params["range"])
    let start = range.map { encoding.offset(of: $0.start, in: document.file) } ?? 0
    let end = range.map { encoding.offset(of: $0.end, in: document.file) } ?? .max
    let hints = defaults(in: document) + results(in: document) + parameters(in: document)
    return .array(
      hints.filter { start <= $0.offset && $0.offset <= end }.ordered(on: \.offset).map { hint in
        [
          "position": encoding.position(of: hint.offset, in: document.file).json, "label": .string(hint.text),
          "paddingLeft": true,
        ]
      })
  }

  /// A hint after an offset.
  private typealias Hint = (offset: Int, text: String)

  /// The defaults in force of each component, after its type, or after its key if it inherits the type.
  private func defaults(in document: Document) -> [Hint] {
    guard let preset = checks[FilePath.key(document.path)]?.preset else { return [] }
    return preset.graph.outline(includesPart: { _ in false }).root.parts.compactMap { part in
      guard let component = document.tree.roots.first?[part.name], let colon = component.colon else { return nil }
      let place = component.value["type"]?.value.range.upperBound ?? colon + 1
      let values = part.values.filter(\.isDefault).map { "\($0.name): \($0.text)" }
      return values.isEmpty ? nil : (place, values.joined(separator: ", "))
    }
  }

  /// The outcome of expectations, and the virtual time after each step.
  private func results(in document: Document) -> [Hint] {
    guard let runs = runs[FilePath.key(document.path)], runs.file === document.file else { return [] }
    var times: [Int: (ends: Set<Double>, passes: Bool, expects: Bool)] = [:]
    for result in runs.results where result.outcome != .skipped {
      // For a step that runs several times in a scenario, the last end counts.
      var last: [Int: (Double, Bool, Bool)] = [:]
      for step in result.steps where step.outcome != .notRun {
        let passes = step.outcome == .passed && last[step.range.upperBound]?.1 ?? true
        last[step.range.upperBound] = (step.end, passes, step.expects)
      }
      for (offset, step) in last {
        var known = times[offset] ?? ([], true, step.2)
        known.ends.insert(step.0)
        known.passes = known.passes && step.1
        times[offset] = known
      }
    }
    return times.map { offset, step in
      let ends = step.ends.ordered().map { $0.rounded(decimals: 3).shortestText }
      let time = (ends.count == 1 ? ends[0] : "\(ends[0])–\(ends[ends.count - 1])") + " s"
      return (offset, step.expects && step.passes ? "✓ \(time)" : time)
    } + percentages(runs.results, in: document)
  }

  /// Returns hints that show the percentages of pulls in points.
  private func percentages(_ results: [ScenarioResult], in document: Document) -> [Hint] {
    var seen: Set<Int> = []
    var hints: [Hint] = []
    for result in results {
      for (step, written) in zip(result.scenario.steps, result.steps)
      where seen.insert(written.range.upperBound).inserted {
        guard case .pull(let role, .fraction(let part))? = step.commands?.first, step.route.isEmpty,
          let component = result.scenario.setup.components.first(where: { $0.kind.role == role })
        else { continue }
        let points = (part * component.settings.extent).rounded(decimals: 2).shortestText
        guard let step = document.tree.path(to: written.range.lowerBound)?.entry?.entry else { continue }
        let value = step.value[role.rawValue]?.value ?? step.value
        hints.append((value.range.upperBound, "= \(points) pt"))
      }
    }
    return hints
  }

  /// The values of parameters in the scenarios with examples.
  private func parameters(in document: Document) -> [Hint] {
    document.tree.roots.flatMap { root in
      (root[KnownKeys.scenarios]?.value.items ?? []).flatMap { scenario -> [Hint] in
        guard let examples = scenario[KnownKeys.examples]?.value.items, !examples.isEmpty else { return [] }
        return document.uses(in: scenario.range).compactMap { use in
          let name = document.text(use)
          let values = examples.compactMap { $0[name].map { document.text($0.value.range) } }
          guard !values.isEmpty else { return nil }
          let shown = values.prefix(3).joined(separator: ", ") + (values.count > 3 ? ", …" : "")
          return (use.upperBound + 1, shown)
        }
      }
    }
  }
}
