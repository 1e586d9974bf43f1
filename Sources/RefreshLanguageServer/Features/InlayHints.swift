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
    let hints = presetHints(in: document) + results(in: document) + parameters(in: document)
    return .array(
      hints.filter { start <= $0.offset && $0.offset <= end }.ordered(on: \.offset).map { hint in
        [
          "position": encoding.position(of: hint.offset, in: document.file).json, "label": .string(hint.text),
          "paddingLeft": true,
        ]
      })
  }

  /// A hint after an offset.
  typealias Hint = (offset: Int, text: String)

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

  /// The percentages of a document in points, after their values.
  func points(in document: Document) -> [Hint] {
    let runs = runs[FilePath.key(document.path)]
    return presetPoints(in: document)
      + (runs?.file === document.file ? percentages(runs?.results ?? [], in: document) : [])
  }

  /// Returns hints that show the percentages of pulls in points, in all examples.
  private func percentages(_ results: [ScenarioResult], in document: Document) -> [Hint] {
    var pulls: [Range<Int>: (role: ComponentRole, points: [Double])] = [:]
    for result in results {
      for (step, written) in zip(result.scenario.steps, result.steps) {
        guard case .pull(let role, .fraction(let part))? = step.commands?.first, step.route.isEmpty,
          let component = result.scenario.setup.components.first(where: { $0.kind.role == role })
        else { continue }
        let points = (part * component.settings.extent).rounded(decimals: 2)
        var pull = pulls[written.range] ?? (role, [])
        if !pull.points.contains(points) { pull.points.append(points) }
        pulls[written.range] = pull
      }
    }
    return pulls.compactMap { range, pull in
      guard let step = document.tree.path(to: range.lowerBound)?.entry?.entry else { return nil }
      let value = step.value[pull.role.rawValue]?.value ?? step.value
      let ordered = pull.points.ordered()
      let texts = (ordered.count > 3 ? [ordered[0], ordered[ordered.count - 1]] : pull.points).map(\.shortestText)
      return (value.range.upperBound, "= \(texts.joined(separator: ordered.count > 3 ? "–" : ", ")) pt")
    }
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
