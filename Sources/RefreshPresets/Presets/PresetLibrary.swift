import RefreshDiagnostics
import RefreshFiles
import RefreshYAML

/// Presets and the presets that they extend. Each file is read once, no matter how many presets extend it.
public struct PresetLibrary: Sendable {
  /// A function that reads a file, given its path.
  public typealias ReadFile = @Sendable (_ path: String, _ diagnostics: inout Diagnostics) -> SourceFile?

  package let read: ReadFile
  package let allowsOutside: Bool
  /// Copies share the contents of files, which are the same for all of them.
  package let lookups = PresetLookups()
  /// The presets that are kept for the next check of the same file; nil if none are.
  package var kept: KnownPresets?
  private var books: [String: PresetBook] = [:]
  /// The reasons why files can't be read, by path.
  private var refusals: [String: Diagnostic] = [:]
  /// The presets that other files name; nil for those that can't be used.
  private var presets: [String: Preset?] = [:]
  /// The presets that others extend, merged with those they extend themselves.
  private var extensions: [Base: ExtendedPreset] = [:]
  /// The circles and overlong chains that were first found in the preset that is being read.
  private var rowDiagnostics = Diagnostics()
  /// The files that are allowed to be named.
  private var allowed: Set<Base> = []
  /// The paths and identities of all files that some preset extends.
  private var bases: Set<String> = []
  /// The files of each known circle, with the span where it was reported.
  private var circles: [Set<String>: Span] = [:]
  /// The spans that close a circle or make a chain too long. Each is reported once, because among many presets
  /// there may be more circles and chains through a span than anyone could read.
  private var reported: Set<Span> = []

  /// A file that files in a folder name. Whether it is allowed, and what it may extend, depends on the folder's
  /// project.
  private struct Base: Hashable {
    let folder: String
    let path: String

    init(folder: String, path: String) {
      self.folder = FilePath.key(folder)
      self.path = FilePath.key(path)
    }
  }

  /// Makes a library.
  /// - Parameters:
  ///   - allowsOutside: Whether presets may extend presets and name images and bundles outside of their projects.
  ///     The default is false.
  ///   - read: Reads the files that presets extend. The default reads from the file system.
  public init(allowsOutside: Bool = false, read: @escaping ReadFile = { SourceFile.read(path: $0, into: &$1) }) {
    self.allowsOutside = allowsOutside
    self.read = read
  }

  /// A library that has read nothing yet, and reads the same files.
  package var fresh: PresetLibrary { PresetLibrary(allowsOutside: allowsOutside, read: read) }

  /// Reads a preset file.
  ///
  /// - Parameters:
  ///   - file: The text of one preset.
  ///   - diagnostics: Collects the diagnostics.
  /// - Returns: The preset without its invalid parts, or nil if it has no name or no component.
  public mutating func load(_ file: SourceFile, into diagnostics: inout Diagnostics) -> Preset? {
    let path = FilePath.key(FilePath.normalized(file.path))
    let book = books[path] ?? PresetBook(file)
    books[path] = book
    return load(book, into: &diagnostics)
  }

  /// Returns the preset that another file names. It is read once.
  ///
  /// - Parameters:
  ///   - text: The path, relative to the folder of `file`.
  ///   - span: The span of the path.
  ///   - file: The file that names it.
  ///   - diagnostics: Collects the diagnostics. Those in the preset's file are added once; that it can't be read is
  ///     added each time.
  /// - Returns: The preset, or nil if it can't be used.
  package mutating func preset(
    named text: String, at span: Span, in file: SourceFile, into diagnostics: inout Diagnostics
  ) -> Preset? {
    let path = FilePath.resolve(text, from: file.path)
    let files = projectFiles(around: file)
    let key = Base(folder: FilePath.folder(of: file.path), path: path)
    guard allowed.contains(key) || files.preset(text, at: span, into: &diagnostics) != nil else { return nil }
    allowed.insert(key)
    let id = FilePath.key(path)
    let isNew = presets[id] == nil
    if isNew, let reading = kept?.reading(of: id) {
      presets[id] = .some(reading.preset)
      diagnostics.add(contentsOf: reading.diagnostics)
    } else if isNew {
      var found = Diagnostics()
      let preset = firstReading(of: path, as: id, into: &found)
      presets[id] = .some(found.hasErrors ? nil : preset)
      // The path itself is the error.
      refusals[id] = refusals[id] ?? found.all.first { $0.rule == .wrongFile }
      if refusals[id] == nil { diagnostics.add(contentsOf: found) }
    }
    if let refusal = refusals[id] {
      if refusal.rule == .wrongFile {
        diagnostics.add(Diagnostic(refusal.rule, refusal.message, at: span, help: refusal.help))
      } else if refusal.span.file.bytes.isEmpty {
        // A file that can't be opened has no text to point to, so the diagnostic is at its name.
        diagnostics.add(.unreadable(refusal, path: path, at: span))
      } else if isNew {
        diagnostics.add(refusal)
      }
    }
    return presets[id] ?? nil
  }

  /// Reads a preset, and keeps it for the next check if that is wanted.
  private mutating func firstReading(of path: String, as id: String, into found: inout Diagnostics) -> Preset? {
    guard var kept else { return book(at: path).flatMap { load($0, into: &found) } }
    let preset = kept.keep(id, &found) { found in book(at: path).flatMap { load($0, into: &found) } }
    self.kept = kept
    return preset
  }

  private mutating func load(_ book: PresetBook, into diagnostics: inout Diagnostics) -> Preset? {
    guard let document = book.document else {
      diagnostics.add(contentsOf: book.diagnostics)
      return nil
    }
    return decode(document, after: book.diagnostics, into: &diagnostics)
  }

  /// Reads a preset that is one of several documents.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - diagnostics: Collects the diagnostics.
  /// - Returns: The preset without its invalid parts, or nil if it has no name or no component.
  public mutating func decode(_ document: YAMLDocument, into diagnostics: inout Diagnostics) -> Preset? {
    decode(document, after: Diagnostics(), into: &diagnostics)
  }

  /// Reads a preset in whose text something was found.
  private mutating func decode(
    _ document: YAMLDocument, after text: Diagnostics, into diagnostics: inout Diagnostics
  ) -> Preset? {
    let (circles, reported, path) = (circles, reported, document.file.path)
    rowDiagnostics = Diagnostics()
    return document.reading(into: &diagnostics, after: text) { next, found in
      // Circles that the document itself closes are reported each time it is read; those in its bases are reported
      // once, because the bases are read once.
      if next !== document {
        rowDiagnostics = Diagnostics(rowDiagnostics.all.filter { $0.span.file.path != path })
        self.circles = circles.merging(self.circles.filter { $1.file.path != path }) { own, _ in own }
        self.reported = reported.union(self.reported.filter { $0.file.path != path })
      }
      return preset(of: next, into: &found)
    }
  }

  private mutating func preset(of document: YAMLDocument, into diagnostics: inout Diagnostics) -> Preset? {
    guard let root = document.presetRoot(into: &diagnostics) else { return nil }
    let files = projectFiles(around: document.file)
    let extended = extend(root, in: files)
    var found = extended.diagnostics
    found.add(contentsOf: rowDiagnostics)
    let preset = PresetReader.read(extended, files: files, lookups: lookups, into: &found)
    for diagnostic in found.all { diagnostics.add(diagnostic.adding(extended.labels(for: diagnostic.span.file))) }
    return preset
  }

  private func projectFiles(around file: SourceFile) -> ProjectFiles {
    ProjectFiles(around: file.path, allowsOutside: allowsOutside, lookups: lookups.files)
  }

  /// Whether a file is there only to be extended: a preset that was loaded extends it, and it isn't a preset on its own.
  ///
  /// Its diagnostics belong to the presets that extend it.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - found: The diagnostics from loading it as a preset.
  public func isOnlyExtended(_ file: SourceFile, _ found: Diagnostics) -> Bool {
    (bases.contains(file.identity) || bases.contains(FilePath.key(FilePath.normalized(file.path))))
      && found.all.contains { $0.rule == .missingKey || $0.rule == .noComponent }
  }

  /// Adds another library's knowledge of which presets are extended and which are in circles.
  ///
  /// - Parameter other: A library that has loaded other presets.
  /// - Returns: The spans of circles and overlong chains that both libraries have found, so that each can be
  ///   reported once.
  public mutating func join(_ other: PresetLibrary) -> Set<Span> {
    bases.formUnion(other.bases)
    var repeated = reported.intersection(other.reported)
    reported.formUnion(other.reported)
    for (circle, place) in other.circles {
      if circles[circle] == nil { circles[circle] = place } else { repeated.insert(place) }
    }
    return repeated
  }

  /// Merges a preset with the presets that it extends.
  ///
  /// Each base is finished before the presets that extend it, and kept. A chain therefore has the same length from
  /// whichever end it is read, and presets that extend each other are each read once.
  private mutating func extend(_ root: Node, in files: ProjectFiles) -> ExtendedPreset {
    let path = root.span.file.path
    guard root["extends"] != nil else { return ExtendedPreset(root: root, longestRow: [path]) }
    let folder = FilePath.folder(of: FilePath.normalized(path))
    var open = [OpenedPreset(root, at: FilePath.normalized(path))]
    while true {
      let last = open.count - 1
      guard let name = open[last].names.popFirst() else {
        let finished = open[last].finished
        guard last > 0 else { return finished }
        extensions[Base(folder: folder, path: open.removeLast().path)] = finished
        continue
      }
      let (path, place) = (name.path, name.span)
      let key = Base(folder: folder, path: path)
      let isAllowed =
        allowed.contains(key) || files.preset(name.value, at: place, into: &open[last].extended.diagnostics) != nil
      if isAllowed { allowed.insert(key) }
      guard isAllowed, let book = base(at: path, namedAt: place, of: open) else {
        if isAllowed, let refusal = refusals[FilePath.key(path)] {
          open[last].extended.diagnostics.add(.unreadable(refusal, path: path, at: place))
        }
        open[last].extended.isPartial = true
        continue
      }
      if open[last].extended.links[book.file] == nil { open[last].extended.links[book.file] = place }
      guard let known = extensions[key] else {
        var found = book.diagnostics
        if let root = book.document?.presetRoot(into: &found) {
          // This name is handled again when the preset it refers to is finished.
          open[last].names.insert(name, at: open[last].names.startIndex)
          open.append(OpenedPreset(root, at: path, found))
        } else {
          open[last].extended.diagnostics.add(contentsOf: found)
          open[last].extended.isPartial = true
        }
        continue
      }
      guard known.longestRow.count <= Extension.greatestDepth else {
        if !open[last].isTooDeep, reported.insert(place).inserted {
          rowDiagnostics.add(.tooLongRow([open[last].path] + known.longestRow, at: place))
        }
        open[last].isTooDeep = true
        open[last].extended.isPartial = true
        continue
      }
      open[last].lay(known)
    }
  }

  /// Returns the text of a preset that another extends, or nil if it can't be read or is part of the chain that
  /// leads to it.
  private mutating func base(at path: String, namedAt place: Span, of open: [OpenedPreset]) -> PresetBook? {
    guard let start = open.firstIndex(where: { $0.path == path }) else {
      let book = book(at: path)
      bases.insert(FilePath.key(path))
      if let book { bases.insert(book.file.identity) }
      return book
    }
    let row = open[start...].map(\.path)
    if circles[Set(row)] == nil, reported.insert(place).inserted {
      circles[Set(row)] = place
      rowDiagnostics.add(.circle(row + [path], seenFrom: open[0].path, at: place))
    }
    return nil
  }

  private mutating func book(at path: String) -> PresetBook? {
    let id = FilePath.key(path)
    if let known = books[id] { return known }
    guard refusals[id] == nil else { return nil }
    var found = Diagnostics()
    guard let file = read(path, &found) else {
      refusals[id] = found.all.first
      return nil
    }
    let book = PresetBook(file)
    books[id] = book
    return book
  }
}
