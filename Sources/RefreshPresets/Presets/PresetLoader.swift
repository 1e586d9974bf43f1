import RefreshDiagnostics
import RefreshEngine
import RefreshYAML

/// Reads presets.
public enum PresetLoader {
  /// Reads a preset file.
  ///
  /// - Parameters:
  ///   - file: the text of one preset.
  ///   - diagnostics: takes all that is wrong in it.
  /// - Returns: the preset with all that is right; nil if it has no name or no component.
  public static func load(_ file: SourceFile, into diagnostics: inout Diagnostics) -> Preset? {
    var found = Diagnostics()
    defer { diagnostics.add(contentsOf: found) }
    var reader = YAMLReader(file)
    guard let document = reader.next(into: &found) else {
      if !found.hasErrors { found.add(empty(at: Span(wholeOf: file))) }
      return nil
    }
    let preset = decode(document, into: &found)
    if let second = reader.next(into: &found) {
      found.add(
        Diagnostic(
          .severalPresets, "a second preset begins here, but a file holds one", at: second.root.beginning,
          labels: [Diagnostic.Label("the first preset", at: document.root.beginning)],
          help: "put each preset into a file of its own"))
    }
    return preset
  }

  /// Reads a text that holds many presets, one in each document. Only one document is kept at a time.
  ///
  /// - Parameters:
  ///   - file: the text.
  ///   - body: gets each preset, nil if it can't be used, with what is wrong in its document; at the end, if the text
  ///     can't be read on, nothing but that.
  public static func forEachPreset(in file: SourceFile, _ body: (Preset?, Diagnostics) -> Void) {
    var reader = YAMLReader(file)
    while true {
      var diagnostics = Diagnostics()
      guard let document = reader.next(into: &diagnostics) else {
        if !diagnostics.isEmpty { body(nil, diagnostics) }
        return
      }
      let preset = decode(document, into: &diagnostics)
      body(preset, diagnostics)
    }
  }

  /// Reads a preset that is a document among others.
  ///
  /// - Parameters:
  ///   - document: the document.
  ///   - diagnostics: takes all that is wrong in it.
  /// - Returns: the preset with all that is right; nil if it has no name or no component.
  public static func decode(_ document: YAMLDocument, into diagnostics: inout Diagnostics) -> Preset? {
    let root = document.root
    guard !root.isNull else {
      diagnostics.add(empty(at: root.span))
      return nil
    }
    guard root.kind == .mapping else {
      diagnostics.add(
        Diagnostic(
          .wrongType, "a preset must be a map, found \(found(root))", at: root.beginning, help: shortPreset))
      return nil
    }
    var draft = PresetDraft()
    PresetKeys.all.decode(root, as: "preset", to: &draft, into: &diagnostics)
    if ComponentRole.allCases.allSatisfy({ root[$0.rawValue] == nil }), !mayComeFromElsewhere(root) {
      diagnostics.add(
        Diagnostic(
          .noComponent, "the preset has no component", at: root.beginning,
          help: "add a `header`, a `footer` or a `trailer`"))
    }
    guard let name = draft.name, !draft.components.isEmpty else { return nil }
    return Preset(
      name: name, description: draft.description, language: draft.language, header: draft.components[.header],
      footer: draft.components[.footer], trailer: draft.components[.trailer], node: root)
  }

  private static let shortPreset = "the shortest is `name: feed` and `header: { type: normalHeader }`"

  private static func empty(at span: Span) -> Diagnostic {
    Diagnostic(.emptyFile, "there is no preset in this file", at: span, help: shortPreset)
  }

  /// Whether components are meant to be there by a key that has been diagnosed, so that their absence is no cause of
  /// its own.
  private static func mayComeFromElsewhere(_ root: Node) -> Bool {
    let roles = ComponentRole.allCases.map(\.rawValue)
    return root.entries.contains { entry in
      guard let name = entry.key.scalar else { return false }
      if PresetKeys.names.contains(name) { return name == "extends" }
      return nearestName(to: name, in: roles) != nil || ComponentKind(rawValue: name) != nil || name == "type"
        || ComponentKeys.all.contains { $0.name == name }
    }
  }
}
