import RefreshDiagnostics
import RefreshEngine
import RefreshText
import RefreshYAML

extension PartDraft {
  /// Returns the place that the lengths determine, or nil if there are too few or too many, which is diagnosed
  /// once.
  ///
  /// - Parameter node: The part's map.
  func place(in node: Node, into diagnostics: inout Diagnostics) -> PartPlace? {
    let directions = [true, false].map { span(horizontal: $0, in: node) }
    let isMissing = zip(directions, [true, false]).map { $0.count < 2 && !saysWrongly(horizontal: $1, in: node) }
    if isMissing == [true, true], lengths.isEmpty {
      diagnostics.add(
        .partPlace, "`\(name)` doesn't have a place", at: key.span,
        help: "specify its position and size, like `center: [50%, 50%]` and `size: [28, 28]`")
    } else if isMissing == [true, true], let pair = lengths.first?.key, lengths.allSatisfy({ $0.key == pair }) {
      let other = pair == "size" ? "center: [50%, 50%]" : "size: [28, 28]"
      diagnostics.add(
        .partPlace, "`\(name)` has a `\(pair)` and \(pair == "size" ? "no place" : "no size")", at: key.span,
        labels: lengths.prefix(1).map { Diagnostic.Label("`\(pair)`", at: $0.place) }, help: "add `\(other)`")
    } else if let index = isMissing.firstIndex(of: true) {
      diagnostics.add(tooFew(directions[index], isHorizontal: index == 0))
    }
    let excess = zip(directions, [true, false]).compactMap { tooMuch(in: $0, isHorizontal: $1, of: node) }
    diagnostics.add(contentsOf: Diagnostics(excess))
    guard excess.isEmpty, directions.allSatisfy({ $0.count == 2 }) else { return nil }
    return PartPlace(horizontal: PartPlace.Span(directions[0]), vertical: PartPlace.Span(directions[1]))
  }

  private var name: String { key.scalar ?? "" }

  /// Returns the lengths of a direction that apply.
  private func span(horizontal isHorizontal: Bool, in node: Node) -> [PartLength] {
    let all = lengths.filter { $0.name.isHorizontal == isHorizontal }
    return PartLength.applying(all.map { ($0.name, $0.place.file) }, in: node.span.file).map { all[$0] }
  }

  /// Returns the file that is being read, if one of the lengths is in it.
  private func file(of lengths: [PartLength], in node: Node) -> SourceFile? {
    lengths.contains { $0.place.file === node.span.file } ? node.span.file : nil
  }

  /// Returns whether something that has been diagnosed was meant as a length of the direction.
  private func saysWrongly(horizontal isHorizontal: Bool, in node: Node) -> Bool {
    let own = PartLength.Name.all(horizontal: isHorizontal)
    let names = own.map(\.rawValue) + own.compactMap(\.pair)
    return node.entries.contains { entry in
      let name = entry.key.scalar ?? ""
      if names.contains(name) { return !lengths.contains { $0.key == name } }
      guard PartKeys.all[name] == nil else { return false }
      return PartKeys.placeWords.contains(name) || !nearestNames(to: name, in: names).isEmpty
        || ForeignName.meanings(of: name).contains(where: names.contains)
    }
  }

  private func tooFew(_ lengths: [PartLength], isHorizontal: Bool) -> Diagnostic {
    let direction = isHorizontal ? "horizontal" : "vertical"
    let other = PartLength.Name.all(horizontal: isHorizontal).filter { name in
      lengths.allSatisfy { $0.name != name }
    }
    let names = other.map { "`\($0.rawValue)`" }
    guard let one = lengths.first else {
      return Diagnostic(
        .partPlace, "`\(name)` has no \(direction) place", at: key.span,
        help: "add two of \(joined(names, by: "and"))")
    }
    return Diagnostic(
      .partPlace, "`\(name)` has only `\(one.key)` for its \(direction) place, which needs two lengths",
      at: key.span, labels: [Diagnostic.Label("`\(one.key)`", at: one.place)], help: "add \(joined(names))")
  }

  /// Returns the advice to replace an inherited length; nil if both are in the same preset.
  private func replacing(_ length: PartLength, _ other: PartLength) -> String? {
    guard length.place.file !== other.place.file else { return nil }
    let direction = length.name.isHorizontal ? "horizontal" : "vertical"
    return "write two \(direction) lengths, which replace the inherited ones"
  }

  /// Returns the diagnostic for surplus lengths in a direction: a repeated one, or a third.
  private func tooMuch(in lengths: [PartLength], isHorizontal: Bool, of node: Node) -> Diagnostic? {
    for (index, length) in lengths.enumerated() {
      guard let first = lengths[..<index].first(where: { $0.name == length.name }) else { continue }
      let (again, whole) = length.isOfPair ? (first, length) : (length, first)
      return Diagnostic(
        .partPlace, "`\(again.key)` repeats what `\(whole.key)` specifies", at: again.place,
        labels: [Diagnostic.Label("`\(whole.key)`", at: whole.place)],
        help: replacing(again, whole)
          ?? length.name.pair.map { pair in
            let both = PartLength.Name.allCases.filter { $0.pair == pair }.map { "`\($0.rawValue)`" }
            return "`\(pair)` is short for \(joined(both, by: "and")): remove one of the two"
          })
    }
    guard lengths.count > 2, let last = lengths.last else { return nil }
    let file = file(of: lengths, in: node)
    let own = lengths.filter { $0.place.file === file ?? last.place.file }
    let extra = own.last { !$0.isOfPair } ?? last
    let others = lengths.filter { $0.key != extra.key }
    return Diagnostic(
      .partPlace,
      "`\(extra.key)` is superfluous: "
        + "\(joined(others.map { "`\($0.key)`" }, by: "and")) already determine the \(isHorizontal ? "horizontal" : "vertical") place",
      at: extra.place, labels: others.map { Diagnostic.Label("`\($0.key)`", at: $0.place) },
      help: replacing(extra, others[0])
        ?? "two lengths are enough: remove one of \(joined(lengths.map { "`\($0.key)`" }, by: "and"))")
  }
}
