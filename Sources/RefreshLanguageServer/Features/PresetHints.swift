import RefreshEngine
import RefreshFiles
import RefreshPresets
import RefreshText

extension Workspace {
  /// The hints of a preset: effective values that its file doesn't contain, and percentages in points.
  func presetHints(in document: Document) -> [Hint] {
    guard let preset = checks[FilePath.key(document.path)]?.preset, let root = document.tree.roots.first else {
      return []
    }
    return unwritten(of: preset, root, in: document) + presetPoints(in: document)
  }

  /// The percentages of a preset in points; none for other documents.
  func presetPoints(in document: Document) -> [Hint] {
    guard let preset = checks[FilePath.key(document.path)]?.preset, let root = document.tree.roots.first else {
      return []
    }
    return percentages(of: preset, root, in: document)
  }

  // MARK: Values in force

  /// The inherited values and the defaults of each component, shown after its type, or after its key if the type is inherited. Components that
  /// are inherited as a whole are shown after the names of the extended files.
  private func unwritten(of preset: Preset, _ root: SyntaxNode, in document: Document) -> [Hint] {
    preset.graph.outline(includesPart: { _ in true }).root.parts.compactMap { part in
      var groups = inherited(by: part, of: preset, in: document)
      let place: Int
      if let component = root[part.name], let colon = component.colon {
        place = component.value["type"]?.value.range.upperBound ?? colon + 1
        groups.append(part.values.filter(\.isDefault).map { "\($0.name): \($0.text)" }.joined(separator: ", "))
      } else if let extends = root[KnownKeys.extends]?.value {
        place = extends.range.upperBound
        groups = groups.map { "\(part.name): \($0)" }
      } else {
        return nil
      }
      let text = groups.filter { !$0.isEmpty }.joined(separator: "; ")
      return text.isEmpty ? nil : (place, text)
    }
  }

  /// The values that a component inherits, by the file that contains them.
  private func inherited(by part: ComponentGraph.Outline.Part, of preset: Preset, in document: Document) -> [String]
  {
    let prefix = part.name + "."
    var values = part.flattened.filter { !$0.value.isDefault }.map { ($0.name, $0.value.text) }
    if let type = part.type { values.insert((prefix + "type", type), at: 0) }
    var groups: [(file: String, values: [String])] = []
    for (name, text) in values {
      guard let span = preset.written.place(of: name) else { continue }
      let file = FilePath.normalized(span.file.path)
      guard FilePath.key(file) != FilePath.key(document.path) else { continue }
      let index = groups.firstIndex { $0.file == file } ?? groups.count
      if index == groups.count { groups.append((file, [])) }
      groups[index].values.append("\(name.dropFirst(prefix.count)): \(text)")
    }
    return groups.map { file, values in
      "\(values.joined(separator: ", ")) from \(FilePath.relative(file, to: document.path))"
    }
  }

  // MARK: Percentages

  /// The percentages of components in points; a part's are of the component's width or height.
  private func percentages(of preset: Preset, _ root: SyntaxNode, in document: Document) -> [Hint] {
    var hints: [Hint] = []
    for component in preset.graph.components {
      guard let map = root[component.kind.role.rawValue]?.value else { continue }
      let isHorizontal = component.kind.role == .trailer
      func add(_ node: SyntaxNode, alongExtent: Bool) {
        let text = node.text(in: document.file.bytes)
        guard node.isScalar, text.hasSuffix("%"), let percent = Double(text.dropLast()) else { return }
        // The other side of a component has the width or height of the screen.
        let viewport = ScrollScene().viewport
        let whole = alongExtent ? component.settings.extent : isHorizontal ? viewport.height : viewport.width
        let points = (percent / 100 * whole).rounded(decimals: 2).shortestText
        hints.append((node.range.upperBound, "= \(points) pt" + (alongExtent ? "" : " of \(whole.shortestText)")))
      }
      for key in keys(of: map, root, component.kind.role, in: document) where key.isFraction {
        if let value = map[key.name]?.value { add(value, alongExtent: true) }
      }
      for part in map[KnownKeys.parts]?.value.entries ?? [] {
        for entry in part.value.entries {
          for (index, node) in (entry.value.kind == .list ? entry.value.items : [entry.value]).enumerated() {
            guard let direction = PartKeys.isHorizontal(entry.name, at: index) else { continue }
            add(node, alongExtent: direction == isHorizontal)
          }
        }
      }
    }
    return hints
  }

  /// The declared keys of a component.
  private func keys(
    of map: SyntaxNode, _ root: SyntaxNode, _ role: ComponentRole, in document: Document
  ) -> [KeyDescription] {
    let component = document.shape.alternatives.flatMap { $0.keys(in: root, document) }.first {
      $0.name == role.rawValue
    }
    return component?.shape.alternatives.flatMap { $0.keys(in: map, document) } ?? []
  }
}

extension KeyDescription {
  /// Whether the value is a fraction: for a key of a component, a fraction of its height or, for a trailer, of its width.
  fileprivate var isFraction: Bool {
    shape.alternatives.contains { if case .number(let shape) = $0 { shape.quantity == .fraction } else { false } }
  }
}
