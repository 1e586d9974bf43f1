import RefreshChecks
import RefreshFiles
import RefreshPresets
import RefreshProtocol
import RefreshText

/// The folders of the editor, and the files in them.
extension Workspace {
  /// The ends of the names of files on which checks depend. Images may also have them in capitals.
  static let watchedEndings =
    FilePath.yamlExtensions + [".json"] + TextTable.suffixes + FilePath.imageExtensions
    + FilePath.imageExtensions.map { $0.uppercased() }

  /// Returns the paths of a client's folders, without the slash at their ends that some clients write.
  static func paths(ofFolders folders: JSONValue?) -> [String] {
    (folders?.items ?? []).compactMap { $0["uri"]?.text.flatMap(DocumentURI.path) }.map(FilePath.normalized)
  }

  /// Schedules a check of the project of an open file, whose root may be above the editor's folders.
  mutating func searchProject(of document: Document) {
    guard document.path.hasPrefix("/") else { return }
    let root = ProjectFiles.root(around: FilePath.folder(of: document.path))
    guard FolderSearch.isFile("\(root)/\(Settings.fileName)"),
      !folders.contains(where: { "\(root)/".hasPrefix("\(FolderSearch.realPath($0) ?? $0)/") })
    else { return }
    folders.append(root)
    agenda.search([root])
  }

  /// Notes that the editor has opened or closed folders, and forgets the files of those that it has closed.
  ///
  /// - Returns: The messages to send, in order.
  mutating func changeFolders(adding added: [String], removing removed: [String]) -> [Message] {
    folders.removeAll(where: removed.contains)
    let added = added.filter { !folders.contains($0) }
    folders += added
    agenda.search(added)
    guard !removed.isEmpty else { return [] }
    // Open files still belong to their projects.
    for document in documents.values { searchProject(of: document) }
    let (gone, left) = (removed.map(FilePath.open), folders.map(FilePath.open))
    let open = Set(documents.values.map { FilePath.key($0.path) })
    func isGone(_ path: String) -> Bool {
      gone.contains(where: path.hasPrefix) && !left.contains(where: path.hasPrefix)
        && !open.contains(FilePath.key(path))
    }
    agenda.forget { isGone(FilePath.open($0)) || isGone($0) }
    for index in inProgress.indices {
      switch inProgress[index].item {
      case .check(let path): inProgress[index].isInVain = isGone(path)
      case .search(let folder): inProgress[index].isInVain = isGone(FilePath.open(folder))
      case .run: break
      }
    }
    let news = checks.filter { isGone($0.value.path) }.ordered(on: \.key).flatMap { key, check in
      checks[key] = nil
      return publish(check)
    }
    return news + progress()
  }
}
