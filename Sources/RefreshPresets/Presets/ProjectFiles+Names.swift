import RefreshDiagnostics
import RefreshFiles
import RefreshText

extension Located<String> {
  /// The path that a file names, relative to the working directory.
  var path: String { FilePath.resolve(value, from: span.file.path) }
}

extension ProjectFiles {
  /// Returns the path that a file names, or nil, with a diagnostic, if the path is outside the project.
  ///
  /// - Parameters:
  ///   - text: A path relative to the folder of the file that names it.
  ///   - span: The span of the name.
  ///   - diagnostics: Collects the diagnostics.
  package func path(_ text: String, at span: Span, into diagnostics: inout Diagnostics) -> String? {
    let path = FilePath.resolve(text, from: span.file.path)
    LookupLog.current?.note(path)
    guard contains(path) else { return diagnostics.refuse(outside(text, at: span)) }
    return path
  }

  /// Returns the path of a preset that a file names, or nil if it may not be read, which is diagnosed.
  package func preset(_ text: String, at span: Span, into diagnostics: inout Diagnostics) -> String? {
    guard let path = path(text, at: span, into: &diagnostics) else { return nil }
    // Diagnostics of a preset show its lines, and the contents of other files must not be shown.
    guard [path, FolderSearch.realPath(path) ?? path].allSatisfy(FilePath.isYAML) else {
      let isFolder = FolderSearch.isFolder(path)
      return diagnostics.refuse(
        .cannotRead,
        isFolder
          ? "\(quoted(text)) is a folder, not a preset"
          : "\(quoted(text)) isn't read as a preset, because its name doesn't end with `.yaml` or `.yml`",
        at: span, help: isFolder ? FolderSearch.presets(in: path, as: text) : FolderSearch.advice(for: path),
        fix: isFolder ? nil : FolderSearch.fix(of: span, naming: FolderSearch.meant(by: path), for: path))
    }
    return path
  }

  /// Returns the diagnostic for a file outside the project.
  package func outside(_ text: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .outsideProject, "\(quoted(text)) is outside the project, whose root is \(quoted(root))", at: span,
      help: "`--allow-outside` allows files outside; a `refreshcfg.yaml` marks the root of a project")
  }

  /// Returns the path of a folder that a node names, or nil if it doesn't exist, which is diagnosed.
  func folder(_ name: Located<String>, into diagnostics: inout Diagnostics) -> String? {
    guard var path = path(name.value, at: name.span, into: &diagnostics) else { return nil }
    // Of `a/..` nothing is left, which is the working directory.
    if path.isEmpty { path = "." }
    if FolderSearch.isFolder(path) { return path }
    let isFile = FolderSearch.exists(path)
    let near = isFile ? nil : FolderSearch.nearest(to: path)
    return diagnostics.refuse(
      .missingFile, isFile ? "\(quoted(name.value)) isn't a folder" : "there is no folder \(quoted(name.value))",
      at: name.span, help: near.map { "there is a `\($0)` there" },
      fix: FolderSearch.fix(of: name.span, naming: near, for: path))
  }
}

extension Diagnostic {
  /// Returns the diagnostic for a preset that can't be read.
  ///
  /// - Parameters:
  ///   - refusal: The reason.
  ///   - path: The path of the preset.
  ///   - span: The span of the name.
  package static func unreadable(_ refusal: Diagnostic, path: String, at span: Span) -> Diagnostic {
    // A file that isn't valid text has its own span for the error.
    guard refusal.span.file.bytes.isEmpty else {
      return refusal.adding([Diagnostic.Label("extended here", at: span)])
    }
    return Diagnostic(
      refusal.rule, refusal.message, at: span, severity: .error, help: FolderSearch.advice(for: path),
      fix: FolderSearch.fix(of: span, naming: FolderSearch.meant(by: path), for: path))
  }
}

extension FolderSearch {
  /// Returns advice to use a file that exists: one with a similar name or another extension.
  fileprivate static func advice(for path: String) -> String? {
    if let near = meant(by: path) { return "there is a file `\(near)` in that folder" }
    let parent = FilePath.folder(of: path)
    guard !parent.isEmpty, !isFolder(parent) else { return nil }
    return "there is no folder `\(parent)`"
  }

  /// Returns the name of the preset's file in the same folder that a path probably means, or nil if none is similar.
  fileprivate static func meant(by path: String) -> String? {
    let name = FilePath.name(of: path)
    let stem = name.prefix { $0 != "." }
    let presets = possiblePresets(in: FilePath.folder(of: path))
    return nearestName(to: name, in: presets) ?? (stem.isEmpty ? nil : presets.first { $0.hasPrefix("\(stem).") })
  }

  /// Returns the names of the files in a folder that can be presets: neither folders nor files of another kind.
  private static func possiblePresets(in folder: String) -> [String] {
    names(in: folder).filter { name in
      FilePath.isYAML(name) && !isFolder(FilePath.open(folder) + name)
        && !FileKind.allCases.contains { $0 != .preset && name.hasSuffix($0.rawValue) }
    }
  }

  /// Returns the fix that names another file or folder, or nil without one.
  fileprivate static func fix(of span: Span, naming near: String?, for path: String) -> Fix? {
    let (name, written) = (FilePath.name(of: path), span.text)
    guard let near, let range = written.ranges(of: name).last else { return nil }
    let start = span.start + written.utf8.distance(from: written.startIndex, to: range.lowerBound)
    let place = Span(file: span.file, start: start, end: start + name.utf8.count)
    return Fix(replacing: place, by: near, isSafe: false)
  }

  /// Returns advice to name one of the presets in a folder.
  fileprivate static func presets(in folder: String, as text: String) -> String {
    let names = possiblePresets(in: folder)
    let start = FilePath.open(text)
    return names.isEmpty
      ? "write the path of a preset, a file that ends with `.yaml`"
      : "write the path of a preset in it, like " + joined(names.prefix(3).map { "`\(start)\($0)`" })
  }

  /// Returns the name of the most similar file in the same folder, or nil if none is similar.
  static func nearest(to path: String) -> String? {
    nearestName(to: FilePath.name(of: path), in: names(in: FilePath.folder(of: path)))
  }
}
