import RefreshDiagnostics
import RefreshEngine
import RefreshPresets
import RefreshYAML

/// `set`: properties of the scene and of components have other values from now on.
enum SetProperties {
  static let kind = StepKind(
    "set", .assignments,
    forApps: true, examples: ["{ header.height: 80 }", "{ scene.contentInset.top: 20, header.titles.idle: Pull }"],
    "Any settable property of the scene or of a component has another value, now."
  ) { entries, builder in
    let commands = entries.compactMap { read($0, for: &builder) }
    return commands.count == entries.count ? Perform(commands.flatMap { $0 }) : nil
  }

  /// What one line sets; several properties where it names a group of them. Nil if it is wrong.
  private static func read(_ entry: Node.Entry, for builder: inout StepBuilder) -> [Command]? {
    let name = DottedName(entry.key)
    if name.first.text == "scene", let rest = name.rest {
      return SceneDraft.changes(rest, value: entry.value, into: &builder.diagnostics)?.map { .setScene($0) }
    }
    if let role = ComponentRole(rawValue: name.first.text), let rest = name.rest {
      guard builder.requireComponent(at: Located(value: role, span: name.first.span)) else { return nil }
      let change = ComponentGraph.Component.decode(
        set: rest, value: entry.value, role: role, kind: builder.cast.kind(at: role), into: &builder.diagnostics)
      return change.map { [.set(role, $0)] }
    }
    builder.diagnostics.add(unknown(name, at: entry.key.span, in: builder.cast))
    return nil
  }

  /// What to say of a name that begins with nothing that has properties, or ends there.
  private static func unknown(_ name: DottedName, at span: Span, in cast: Cast) -> Diagnostic {
    let roots = ["scene"] + cast.roles.map(\.rawValue)
    let help =
      if roots.contains(name.text) {
        "name a property of it, like `\(name.text).\(name.text == "scene" ? "content.height" : "hidden")`"
      } else if let near = nearestName(to: name.first.text, in: roots) {
        "did you mean `\(near)`?"
      } else {
        "properties begin with " + roots.map { "`\($0).`" }.joined(separator: ", ")
      }
    return Diagnostic(.unknownProperty, "unknown property \(quoted(name.text))", at: span, help: help)
  }
}

extension ValueType where Value == [Node.Entry] {
  /// A map of dotted names and values.
  fileprivate static var assignments: Self {
    let names = TextShape("names of properties", examples: ["header.height", "scene.content.height"])
    let shape = ValueShape.named("properties") { .names(names) { Settable.all } }
    return ValueType(shape) { node, name, diagnostics in
      guard node.kind == .mapping else {
        diagnostics.add(.wrongKind(of: node, as: name, shape))
        return nil
      }
      guard !node.entries.isEmpty else {
        diagnostics.add(Diagnostic(.wrongCount, "`\(name)` sets nothing", at: node.span))
        return nil
      }
      return node.entries
    }
  }
}
