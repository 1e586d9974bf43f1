import RefreshFiles
import RefreshPresets
import RefreshScenarios

extension Completion {
  /// Adds names that the author has given elsewhere.
  mutating func addNames(_ path: SyntaxPath) {
    // The keys around the text being written.
    let names = path.isKey ? Array(path.names.dropLast()) : path.names
    if names.last == KnownKeys.flow {
      for (name, parameters) in document.flows(at: offset) {
        let detail = parameters.isEmpty ? "" : "parameters: \(parameters.joined(separator: ", "))"
        append(Item(label: name, kind: .reference, detail: detail))
      }
    } else if names.dropLast().last == KnownKeys.flow, path.isKey || isAloneInLine {
      for parameter in document.flows(at: offset).first(where: { $0.name == names.last })?.parameters ?? [] {
        append(Item(label: parameter, kind: .reference, plain: parameter + ": "))
      }
    } else if names.last == KnownKeys.tags {
      for tag in workspace.tags { append(Item(label: tag, kind: .reference)) }
    } else if names.last == KnownKeys.snapshot {
      for name in SnapshotShelf.names(ofSuitesAt: document.path) { append(Item(label: name, kind: .reference)) }
    } else if names == [KnownKeys.preset] || names == [KnownKeys.extends] {
      for path in workspace.presetPaths where path != document.path {
        append(Item(label: FilePath.relative(path, to: document.path), kind: .file))
      }
    }
  }

  /// Adds the image sets of the asset catalogs.
  mutating func addImageSets() {
    for name in workspace.catalogs(for: document).flatMap({ AssetCatalog(in: $0).names }) {
      append(Item(label: name, kind: .file))
    }
  }

  /// Adds the files and folders of the folder that is being written.
  mutating func addFiles(isImage: Bool) {
    let folder = typed.lastIndex(of: "/").map { String(typed[...$0]) } ?? ""
    let place = FilePath.resolve(folder.isEmpty ? "." : folder, from: document.path)
    for name in FolderSearch.names(in: place) {
      let isFolder = FolderSearch.isFolder(place + "/" + name)
      let isUseful = isFolder || !isImage || [".png", ".jpg", ".gif"].contains { name.hasSuffix($0) }
      if isUseful { append(Item(label: folder + name + (isFolder ? "/" : ""), kind: .file)) }
    }
  }

  /// Adds parameters after `${`; returns whether it is the place for one.
  mutating func completeParameter() -> Bool {
    guard let open = typed.ranges(of: "${").last?.lowerBound, !typed[open...].contains("}") else { return false }
    range = offset - typed[open...].utf8.count + 2..<offset
    for name in document.parameters(at: offset) { append(Item(label: name, kind: .reference, plain: name + "}")) }
    return true
  }
}
