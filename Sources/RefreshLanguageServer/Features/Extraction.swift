import RefreshDiagnostics
import RefreshProtocol

extension Workspace {
  /// Returns the edits that move the steps in a part of the text into a new flow; nil where there are none.
  func extraction(of range: Range<Int>, in document: Document) -> [Fix.Edit]? {
    guard !range.isEmpty, let root = document.tree.root(at: range.lowerBound),
      let scenario = root[KnownKeys.scenarios]?.value.items.first(where: {
        $0.range.lowerBound <= range.lowerBound && range.upperBound <= $0.range.upperBound + 1
      }), let steps = scenario[KnownKeys.steps]?.value, steps.kind == .list, !steps.isFlow
    else { return nil }
    let chosen = steps.items.filter {
      $0.range.lowerBound < range.upperBound && range.lowerBound < $0.range.upperBound
    }
    guard let first = chosen.first, let last = chosen.last, let scenarios = root[KnownKeys.scenarios] else {
      return nil
    }
    let taken = Set(root[KnownKeys.flows]?.value.entries.map(\.name) ?? [])
    let name =
      (1...).lazy.map { $0 == 1 ? "extracted" : "extracted-\($0)" }.first { !taken.contains($0) } ?? "extracted"
    let file = document.file
    let top = file.byteRange(ofLine: file.lineNumber(at: first.range.lowerBound))
    let bottom = file.byteRange(ofLine: file.lineNumber(at: max(last.range.lowerBound, last.range.upperBound - 1)))
    let dash = top.lowerBound + file.bytes[top].prefix { $0 == UInt8(ascii: " ") }.count
    let lines = document.text(top.lowerBound..<bottom.upperBound).split(
      separator: "\n", omittingEmptySubsequences: false)
    let moved = lines.map { "    " + $0.dropFirst(min(dash - top.lowerBound, $0.prefix { $0 == " " }.count)) }
    let flow = "  \(name):\n" + moved.joined(separator: "\n") + "\n"
    // The steps get the scenario's parameters by the same names.
    let arguments = document.parameters(in: top.lowerBound..<bottom.upperBound).map { "\($0): \"${\($0)}\"" }
    let flowCall = arguments.isEmpty ? name : "{ \(name): { \(arguments.joined(separator: ", ")) } }"
    let call = Fix.Edit(dash..<bottom.upperBound, "- \(KnownKeys.flow): \(flowCall)")
    guard let flows = root[KnownKeys.flows] else {
      let place = scenarios.key.lowerBound
      return [Fix.Edit(place..<place, "\(KnownKeys.flows):\n\(flow)"), call]
    }
    guard flows.value.kind == .map, !flows.value.isFlow else { return nil }
    let line = file.byteRange(ofLine: file.lineNumber(at: flows.value.range.lowerBound))
    return [Fix.Edit(line.lowerBound..<line.lowerBound, flow), call].ordered(on: \.range.lowerBound)
  }
}
