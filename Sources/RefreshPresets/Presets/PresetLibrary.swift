import RefreshDiagnostics
import RefreshFiles
import RefreshYAML

/// Presets and what they extend; each file is read once, however many presets extend it.
public struct PresetLibrary: Sendable {
  /// Reads a file by its path.
  public typealias ReadFile = @Sendable (_ path: String, _ diagnostics: inout Diagnostics) -> SourceFile?

  private let read: ReadFile
  private let allowsOutside: Bool
  private var books: [String: PresetBook] = [:]
  /// Why files can't be read at all.
  private var refusals: [String: Diagnostic] = [:]
  /// The presets that others extend, with what they extend themselves.
  private var extensions: [Base: ExtendedPreset] = [:]
  /// The same of those that depend on what was read before, for the preset that is being read.
  private var drafts: [Base: ExtendedPreset] = [:]
  /// The files that may be extended.
  private var allowed: Set<Base> = []
  /// The paths of all files that some preset extends.
  private var bases: Set<String> = []
  /// The files of the rows that were found to be circles, with the place where that was said.
  private var circles: [Set<String>: Span] = [:]
  /// The places that close a circle; among many presets one may close more than anybody could read of.
  private var closings: Set<Span> = []

  /// A file that is extended by those of a folder: what else it may extend depends on their project.
  private struct Base: Hashable {
    let folder: String
    let path: String
  }

  /// Makes a library.
  ///
  /// - Parameters:
  ///   - allowsOutside: Whether presets may extend presets, and name images and bundles, outside of their projects. The
  ///     default is that they may not.
  ///   - read: Reads the files that presets extend. The default reads from the file system.
  public init(
    allowsOutside: Bool = false, read: @escaping ReadFile = { SourceFile.read(path: $0, into: &$1) }
  ) {
    self.allowsOutside = allowsOutside
    self.read = read
  }

  /// Reads a preset file.
  ///
  /// - Parameters:
  ///   - file: The text of one preset.
  ///   - diagnostics: Collects the diagnostics.
  /// - Returns: The preset with all that is right; nil if it has no name or no component.
  public mutating func load(_ file: SourceFile, into diagnostics: inout Diagnostics) -> Preset? {
    let path = FilePath.normalized(file.path)
    let book = books[path] ?? PresetBook(file)
    books[path] = book
    diagnostics.add(contentsOf: book.diagnostics)
    return book.document.flatMap { decode($0, into: &diagnostics) }
  }

  /// Reads a preset that is a document among others.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - diagnostics: Collects the diagnostics.
  /// - Returns: The preset with all that is right; nil if it has no name or no component.
  public mutating func decode(_ document: YAMLDocument, into diagnostics: inout Diagnostics) -> Preset? {
    // What is a circle is told once; it is none of what the document has to be read again without.
    let (circles, closings) = (circles, closings)
    return document.reading(into: &diagnostics) { document, found in
      (self.circles, self.closings) = (circles, closings)
      return preset(of: document, into: &found)
    }
  }

  private mutating func preset(of document: YAMLDocument, into diagnostics: inout Diagnostics) -> Preset? {
    guard let root = document.presetRoot(into: &diagnostics) else { return nil }
    drafts = [:]
    let files = ProjectFiles(around: document.file.path, allowsOutside: allowsOutside)
    let extended = extend(root, row: [FilePath.normalized(document.file.path)], in: files)
    var found = extended.diagnostics
    let preset = PresetReader.read(extended, files: files, into: &found)
    for diagnostic in found.all {
      diagnostics.add(diagnostic.adding(extended.labels(for: diagnostic.span.file)))
    }
    return preset
  }

  /// Whether a file is there only to be extended: a preset that was loaded extends it, and it is none by itself.
  ///
  /// Its diagnostics are those of the presets that extend it.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - found: What was found when it was loaded as a preset.
  public func isOnlyExtended(_ file: SourceFile, _ found: Diagnostics) -> Bool {
    bases.contains(FilePath.normalized(file.path))
      && found.all.contains { $0.rule == .missingKey || $0.rule == .noComponent }
  }

  /// Takes over what another library knows of which presets are extended and which lie in circles.
  ///
  /// - Parameter other: A library that has loaded further presets.
  /// - Returns: The places at which the other found a circle that this one had found before, so that each is told once.
  public mutating func join(_ other: PresetLibrary) -> Set<Span> {
    bases.formUnion(other.bases)
    var repeated: Set<Span> = []
    for (circle, place) in other.circles {
      if circles[circle] == nil { circles[circle] = place } else { repeated.insert(place) }
    }
    return repeated
  }

  /// Lays what a preset extends below it.
  ///
  /// - Parameters:
  ///   - root: The preset's map.
  ///   - row: The paths of the presets that extend each other, this one's last.
  ///   - files: What the first of them may name.
  private mutating func extend(_ root: Node, row: [String], in files: ProjectFiles) -> ExtendedPreset {
    var result = ExtendedPreset(root: root, longestRow: row.suffix(1))
    guard let value = root["extends"] else { return result }
    guard let names = Extension.type.decode(value, as: "extends", into: &result.diagnostics) else {
      result.isPartial = true
      return result
    }
    var below: Node?
    var first: [String: Span] = [:]
    for name in names {
      if let other = first[name.path] {
        result.diagnostics.add(.extendedTwice(name, at: other))
        continue
      }
      first[name.path] = name.node.span
      let key = Base(folder: FilePath.folder(of: row[0]), path: name.path)
      let isAllowed =
        allowed.contains(key) || files.preset(name.text, at: name.node.span, into: &result.diagnostics) != nil
      if isAllowed { allowed.insert(key) }
      guard isAllowed, let base = base(at: name.path, namedAt: name.node.span, row: row, in: files, into: &result)
      else {
        result.isPartial = true
        continue
      }
      below = below.map { base.laid(over: $0, without: ["extends"]) } ?? base
    }
    if let below { result.root = root.laid(over: below, without: ["extends"]) }
    return result
  }

  /// The map of a preset that another extends, with what it extends itself.
  private mutating func base(
    at path: String, namedAt place: Span, row: [String], in files: ProjectFiles, into result: inout ExtendedPreset
  ) -> Node? {
    if let start = row.firstIndex(of: path) {
      result.isFinal = false
      let circle = Set(row[start...])
      if circles[circle] == nil, closings.insert(place).inserted {
        circles[circle] = place
        result.diagnostics.add(.circle(row[start...] + [path], seenFrom: row[0], at: place))
      }
      return nil
    }
    guard row.count <= Extension.greatestDepth else {
      result.isFinal = false
      return result.diagnostics.refuse(.tooLongRow(row + [path], at: place))
    }
    bases.insert(path)
    guard let book = book(at: path) else {
      if let refusal = refusals[path] { result.diagnostics.add(.unreadable(refusal, path: path, at: place)) }
      return nil
    }
    if result.links[book.file] == nil { result.links[book.file] = place }
    guard let base = extended(book, row: row + [path], in: files, into: &result.diagnostics) else { return nil }
    guard row.count + base.longestRow.count - 1 <= Extension.greatestDepth else {
      result.isFinal = false
      return result.diagnostics.refuse(.tooLongRow(row + base.longestRow, at: place))
    }
    // What several extend is told of once.
    let known = Set(result.diagnostics.all)
    for diagnostic in base.diagnostics.all where !known.contains(diagnostic) { result.diagnostics.add(diagnostic) }
    result.links.merge(base.links) { own, _ in own }
    result.isPartial = result.isPartial || base.isPartial
    result.isFinal = result.isFinal && base.isFinal
    if base.longestRow.count >= result.longestRow.count {
      result.longestRow = result.longestRow.prefix(1) + base.longestRow
    }
    return base.root
  }

  /// A preset that another extends, with what it extends itself; kept for the next that extends it.
  ///
  /// - Returns: Nil if it is no map, which is diagnosed.
  private mutating func extended(
    _ book: PresetBook, row: [String], in files: ProjectFiles, into diagnostics: inout Diagnostics
  ) -> ExtendedPreset? {
    let key = Base(folder: FilePath.folder(of: row[0]), path: row[row.count - 1])
    if let known = extensions[key] ?? drafts[key] { return known }
    var found = book.diagnostics
    guard let root = book.document?.presetRoot(into: &found) else {
      diagnostics.add(contentsOf: found)
      return nil
    }
    var extended = extend(root, row: row, in: files)
    found.add(contentsOf: extended.diagnostics)
    extended.diagnostics = found
    if extended.isFinal { extensions[key] = extended } else { drafts[key] = extended }
    return extended
  }

  private mutating func book(at path: String) -> PresetBook? {
    if let known = books[path] { return known }
    guard refusals[path] == nil else { return nil }
    var found = Diagnostics()
    guard let file = read(path, &found) else {
      refusals[path] = found.all.first
      return nil
    }
    let book = PresetBook(file)
    books[path] = book
    return book
  }
}
