import RefreshDiagnostics
import RefreshEngine
import RefreshPresets
import RefreshText
import RefreshYAML

/// `set`: properties of the scene and of components get other values.
enum SetProperties {
  static let kind = StepKind(
    "set", .entries(.named("properties") { .names(names) { Settable.all } }, whenEmpty: "sets nothing"),
    forApps: true, examples: ["{ header.height: 80 }", "{ scene.contentInset.top: 20, header.titles.idle: Pull }"],
    "Sets properties of the scene or of components, with immediate effect."
  ) { entries, builder in
    let others = builder.diagnostics
    builder.diagnostics = Diagnostics()
    let commands = entries.compactMap { read($0, for: &builder) }
    let found = builder.diagnostics
    builder.diagnostics = others
    builder.diagnostics.add(found, renamingKeysOf: entries)
    return commands.count == entries.count ? .perform(commands.flatMap { $0 }) : nil
  } write: { action in
    action.members { command in
      switch command {
      case .setScene(let property): SceneKeys.settable.lines(of: SceneDraft(setting: property), under: "scene")
      case .set(let role, let change): change.changes(of: role)
      default: nil
      }
    }
  }

  private static let names = TextShape("names of properties", examples: ["header.height", "scene.content.height"])

  /// Returns the commands of one line, several if it names a group of properties, or `nil` if it is invalid.
  private static func read(_ entry: Node.Entry, for builder: inout StepBuilder) -> [Command]? {
    let name = DottedName(entry.key)
    if let step = ObservedProperty.step(setting: name.text, to: entry.value, in: builder.cast) {
      return builder.diagnostics.refuse(
        .unknownProperty, "`\(name.text)` can be observed, but not set", at: entry.key.span,
        help: "use a step to change it: `\(step)`")
    }
    if name.first.text == "scene", let rest = name.rest {
      return SceneDraft.changes(rest, value: entry.value, into: &builder.diagnostics)?.map { .setScene($0) }
    }
    if let role = ComponentRole(rawValue: name.first.text), let rest = name.rest {
      guard builder.requireComponent(at: Located(value: role, span: name.first.span)) else { return nil }
      let parts = builder.cast.parts(at: role)
      // The mistake in the component has already been diagnosed.
      if parts == nil, rest.first.text == "parts" { return [] }
      let change = ComponentGraph.Component.decode(
        set: rest, value: entry.value, role: role, kind: builder.cast.kind(at: role), parts: parts ?? [],
        images: builder.world.images(around: entry.value.span.file.path), into: &builder.diagnostics)
      return change.map { [.set(role, $0)] }
    }
    let cast = builder.cast
    return builder.diagnostics.refuse(.unknownProperty, at: entry.key.span) {
      inLevels(entry, in: cast) ?? unknown(name, at: entry.key.span, in: cast)
    }
  }

  /// Returns the diagnostic of a map of properties under the beginning of their names: `header: { height: 80 }`.
  private static func inLevels(_ entry: Node.Entry, in cast: Cast) -> Diagnostic? {
    guard let owner = entry.key.scalar, owner == "scene" || cast.roles.contains(where: { $0.rawValue == owner }),
      entry.value.kind == .mapping, !entry.value.entries.isEmpty
    else { return nil }
    let lines = entry.value.entries.map { inner in
      inner.key.flowText.flatMap { key in inner.value.flowText.map { "\(owner).\(key): \($0)" } }
    }
    let flat = lines.compactMap(\.self)
    guard flat.count == lines.count else { return nil }
    return Diagnostic(
      .unknownProperty, "unknown property \(quoted(owner))", at: entry.key.span,
      help: "write the names with dots: `\(flat.joined(separator: ", "))`",
      fix: entry.fix(writing: entry.separated(flat)))
  }

  /// Returns the diagnostic of a name whose beginning has no properties, or which ends before a property.
  private static func unknown(_ name: DottedName, at span: Span, in cast: Cast) -> Diagnostic {
    let roots = ["scene"] + cast.roles.map(\.rawValue)
    let names = Settable.all.map(\.name).filter { property in roots.contains { property.hasPrefix($0 + ".") } }
    let scene = name.text.hasPrefix("scroll.") ? "scene." + name.text.dropFirst("scroll.".count) : name.text
    if !roots.contains(name.text), let meant = dottedName(for: scene, in: names) {
      return Diagnostic(
        .unknownProperty, "unknown property \(quoted(name.text))", at: span, help: "write `\(meant)`",
        fix: span.text == name.text ? Fix(replacing: span, by: meant, isSafe: true) : nil)
    }
    let help =
      if roots.contains(name.text) {
        "write a property of it, like `\(name.text).\(name.text == "scene" ? "content.height" : "hidden")`"
      } else if let near = nearestName(to: name.first.text, in: roots) {
        "did you mean `\(near)`?"
      } else {
        "properties begin with " + roots.map { "`\($0).`" }.joined(separator: ", ")
      }
    return Diagnostic(.unknownProperty, "unknown property \(quoted(name.text))", at: span, help: help)
  }
}

/// The properties that `set` steps can change, by dotted names.
enum Settable {
  /// Every property of the scene and of components of any type.
  static var all: [KeyDescription] {
    names(of: SceneKeys.settable.keys, under: "scene")
      + ComponentRole.allCases.flatMap { role in
        names(of: ComponentKeys.properties(of: role).keys.filter { $0.name != "parts" }, under: role.rawValue)
          + parts.map { $0.named("\(role.rawValue).parts.*.\($0.name)") }
      }
  }

  /// The properties of parts of all kinds, each once.
  private static let parts: [KeyDescription] = {
    var known: Set<String> = []
    return PartKind.allCases.flatMap { PartKeys.settable(of: $0) }.filter { known.insert($0.name).inserted }
  }()

  /// Returns each key and each of its members, without defaults: what is not set keeps its value.
  private static func names<Target>(of keys: [Key<Target>], under prefix: String) -> [KeyDescription] {
    keys.flatMap { key in
      let name = "\(prefix).\(key.name)"
      return [key.description.named(name)] + names(of: key.members?.keys ?? [], under: name)
    }
  }
}

extension KeyDescription {
  /// Returns the description under another name.
  fileprivate func named(_ name: String) -> KeyDescription {
    KeyDescription(name: name, shape: shape, mjrefresh: mjrefresh, examples: examples, summary: summary)
  }
}
