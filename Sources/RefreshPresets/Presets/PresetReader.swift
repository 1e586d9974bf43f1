import RefreshDiagnostics
import RefreshEngine
import RefreshFiles
import RefreshYAML

/// The reader of a preset's map.
enum PresetReader {
  /// Reads a preset.
  ///
  /// - Parameters:
  ///   - extended: Its map, with what it extends.
  ///   - files: What it may name.
  ///   - lookups: What was found for other presets of the run.
  ///   - diagnostics: Collects the diagnostics.
  /// - Returns: The preset without its invalid parts, or nil if it has no name, no component, or a missing base.
  static func read(
    _ extended: ExtendedPreset, files: ProjectFiles, lookups: PresetLookups, into diagnostics: inout Diagnostics
  ) -> Preset? {
    let root = extended.root
    var found = Diagnostics()
    var draft = PresetDraft()
    PresetKeys.all.decode(root, as: "preset", to: &draft, into: &found) {
      $0 == "name" ? name(after: root.span.file) : nil
    }
    let assets = draft.assets.flatMap { files.folder($0, into: &found) }.map(lookups.catalog)
    let texts = draft.strings?.table.map { name in
      TextTable.read(name, in: files, lookups, into: &found).map { PresetImages.TableSearch.found($0) }
        ?? .diagnosed
    }
    let named = PresetImages.Named(
      assets: assets, isMissingAssets: draft.assets != nil && assets == nil,
      texts: texts ?? (draft.strings == nil && root["strings"] != nil ? .diagnosed : .none))
    let images = PresetImages(files: files, lookups: lookups, named: named)
    let decoded = draft.components.compactMap { $0.read(images: images, into: &found) }
    let components = ComponentRole.allCases.compactMap { role in decoded.first { $0.kind.role == role } }
    let tables = draft.strings?.tables(in: files, lookups, into: &found) ?? []
    if draft.components.isEmpty, ComponentRole.allCases.allSatisfy({ root[$0.rawValue] == nil }), !isMeant(root) {
      found.add(
        .noComponent, "the preset doesn't have a component", at: root.beginning,
        help: "add a `header`, a `footer` or a `trailer`")
    }
    guard !extended.isPartial, !isMeantToExtend(root) else {
      // Missing keys may be in a base that couldn't be read.
      for diagnostic in found.all where diagnostic.rule != .missingKey && diagnostic.rule != .noComponent {
        diagnostics.add(diagnostic)
      }
      return nil
    }
    diagnostics.add(contentsOf: found)
    guard let name = draft.name, !components.isEmpty else { return nil }
    warnOfLanguages(draft, tables, components, of: root, into: &diagnostics)
    return Preset(
      name: name, description: draft.description,
      graph: ComponentGraph(language: draft.language, texts: Texts(tables: tables), components: components),
      strings: draft.strings, unknown: UnknownKeys(names: draft.unknown), extended: extended)
  }

  /// Returns the name of a file without its ending, which its preset usually has; nil if that can't be a name.
  private static func name(after file: SourceFile) -> String? {
    let stem = FilePath.name(of: file.path).prefix { $0 != "." }
    return !stem.isEmpty && stem.unicodeScalars.allSatisfy(ValueType<String>.isNamePart) ? String(stem) : nil
  }

  /// Warns of a language that has no texts to show, and of texts in languages that are never used.
  private static func warnOfLanguages(
    _ draft: PresetDraft, _ tables: [Texts.Table], _ components: [ComponentGraph.Component], of root: Node,
    into diagnostics: inout Diagnostics
  ) {
    let texts = Texts(tables: tables)
    if let tag = draft.language, let node = root["language"],
      let missing = MissingLanguage(tag, texts: texts, components: components.map(\.blueprint))
    {
      diagnostics.add(missing.diagnostic(at: node))
    }
    func check(_ texts: Node) {
      texts.forEachEntry { entry in
        let key = entry.key
        guard key.position(in: languages) == nil, let tag = key.scalar, tag != draft.language,
          let meaning = LanguageSlip.meaning(of: tag)
        else { return }
        diagnostics.add(
          .unknownLanguage, "phones never use the language `\(tag)`", at: key.span,
          help: "write `\(meaning)`",
          fix: key.fix(Correction(meaning, isSafe: false)))
      }
    }
    for component in components {
      component.written.node["titles"]?.forEachEntry { check($0.value) }
      for text in component.partTexts { if let text = component.value(of: text.path) { check(text.node) } }
    }
    if let strings = root["strings"] { check(strings) }
  }

  /// The library's languages, of which most texts are.
  private static let languages = NameIndex(BuiltInLanguage.allCases.map(\.rawValue))

  /// Returns whether a key that has been diagnosed was meant as a component, so that the missing component isn't a
  /// separate error.
  private static func isMeant(_ root: Node) -> Bool {
    let roles = ComponentRole.allCases.map(\.rawValue)
    return root.entries.contains { entry in
      guard let name = entry.key.scalar, !PresetKeys.names.contains(name) else { return false }
      return nearestName(to: name, in: roles) != nil
        || ForeignName.meanings(of: name).contains(where: roles.contains)
        || ComponentKind(rawValue: name) != nil || name == "type"
        || ComponentKeys.all.contains { $0.name == name } || roles.contains(String(name.prefix { $0 != "." }))
        || roles.contains { entry.value[$0] != nil }
    }
  }

  /// Returns whether a key that has been diagnosed was meant as `extends`, so that what a base has isn't missing.
  private static func isMeantToExtend(_ root: Node) -> Bool {
    root["extends"] == nil
      && root.entries.contains { entry in
        guard let name = entry.key.scalar, PresetKeys.all[name] == nil else { return false }
        return (PresetKeys.all.meaning(of: name) ?? Correction(of: name, in: PresetKeys.names.ordered())?.text)
          == "extends"
      }
  }
}

/// A file of one preset, parsed as YAML but not yet interpreted.
struct PresetBook {
  /// The text.
  let file: SourceFile
  /// The document, or nil if there is none that can be read.
  let document: YAMLDocument?
  /// The diagnostics of its YAML.
  let diagnostics: Diagnostics

  /// Reads a file.
  init(_ file: SourceFile) {
    self.file = file
    var found = Diagnostics()
    var reader = YAMLReader(file) { PresetKeys.all.shape.missingKeys(beside: $0, above: $1) }
    document = reader.next(into: &found)
    if let document {
      if let second = reader.next(into: &found) {
        found.add(
          Diagnostic(
            .severalPresets, "a second preset begins here, but a file can only have one", at: second.root.beginning,
            severity: .error,
            labels: [Diagnostic.Label("the first preset", at: document.root.beginning)],
            help: "put each preset into a separate file"))
      }
    } else if !found.hasErrors {
      found.add(.emptyPreset(at: Span(wholeOf: file)))
    }
    diagnostics = found
  }
}

extension YAMLDocument {
  /// Returns the map of a preset, or nil if the root isn't a map.
  func presetRoot(into diagnostics: inout Diagnostics) -> Node? {
    if root.isNull { return diagnostics.refuse(.emptyPreset(at: root.span)) }
    guard root.kind == .mapping else {
      return diagnostics.refuse(
        .wrongType, "a preset must be a map, found \(found(root))", at: root.beginning,
        help: root.kind == .sequence && root.style == .block
          ? "remove the dashes; each preset has its own file" : shortPreset)
    }
    // With a name and without `suite`, it is a preset, and only its other keys are in the wrong file.
    let (isNamed, isSuite) = (root["name"] != nil, root["suite"] != nil)
    if root["scenarios"] != nil && (isSuite || !isNamed) || isSuite && !isNamed {
      return diagnostics.refuse(
        .wrongFile, "this is a suite of scenarios, but a preset is needed", at: root.beginning,
        help: "to run a suite, name its file `*.scenarios.yaml` and use `refreshcfg test`")
    }
    return root
  }
}

private let shortPreset = "the shortest preset is `name: feed` and `header: { type: normalHeader }`"

extension Diagnostic {
  fileprivate static func emptyPreset(at span: Span) -> Diagnostic {
    Diagnostic(.emptyFile, "there is no preset in this file", at: span, help: shortPreset)
  }
}
