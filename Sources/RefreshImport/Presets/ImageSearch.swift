import RefreshExport
import RefreshFiles
import RefreshText

/// The images of an app, by their names in its code.
struct ImageSearch {
  /// The result of a search.
  enum Found: Equatable {
    /// All of them are in a catalog, under their own names.
    case catalog(String)
    /// Files, by their paths.
    case files([String])
    /// One of them does not exist.
    case missing(String)
  }

  /// The paths of the catalogs that contain image sets, by the sets' names.
  private var catalogs: [String: [String]] = [:]
  /// The paths of files by their names without scale and extension, with the highest scale first.
  private var files: [String: [String]] = [:]
  /// The paths of bundles by their names.
  private var bundles: [String: String] = [:]

  /// Searches folders.
  init(_ folders: [String]) {
    var seen: Set<String> = []
    for folder in folders {
      for path in FolderSearch.files(
        below: folder, endingIn: FilePath.imageExtensions + ["Contents.json", ".strings"])
      where seen.insert(path).inserted { add(path) }
    }
    files = files.mapValues { $0.ordered { Self.rank($0) < Self.rank($1) } }
  }

  private mutating func add(_ path: String) {
    if path.hasSuffix(".strings") {
      guard let end = path.firstRange(of: ".bundle/")?.lowerBound else { return }
      let bundle = path[..<end] + ".bundle"
      bundles[FilePath.name(of: String(bundle))] = String(bundle)
    } else if let end = path.firstRange(of: ".xcassets/")?.lowerBound {
      let set = FilePath.folder(of: path).dropLast()
      guard set.hasSuffix(".imageset") else { return }
      catalogs[String(FilePath.name(of: String(set)).dropLast(".imageset".count)), default: []].append(
        path[..<end] + ".xcassets")
    } else {
      files[Self.base(FilePath.name(of: path)), default: []].append(path)
    }
  }

  /// Returns a name without scale and extension.
  static func base(_ name: String) -> String {
    var base = name[...]
    if let suffix = FilePath.imageExtensions.first(where: { name.hasSuffix($0) }) {
      base = base.dropLast(suffix.count)
    }
    for scale in ["@2x", "@3x", "@1x"] where base.hasSuffix(scale) { base = base.dropLast(3) }
    return String(base)
  }

  /// Returns the sort key of a file: by scale, the highest first, then by path.
  private static func rank(_ path: String) -> (Int, String) {
    (path.contains("@3x.") ? 0 : path.contains("@2x.") ? 1 : 2, path)
  }

  /// Finds images.
  ///
  /// - Parameter suffix: The suffix of the files' names. The default is any.
  func find(_ names: [String], endingIn suffix: String = "") -> Found {
    if suffix.isEmpty,
      let common = names.first.flatMap({ catalogs[$0] })?.first(where: { catalog in
        names.allSatisfy { catalogs[$0]?.contains(catalog) ?? false }
      })
    {
      return .catalog(common)
    }
    var paths: [String] = []
    for name in names {
      let own = files[Self.base(FilePath.name(of: name))] ?? []
      let folder = FilePath.folder(of: name)
      guard let path = own.first(where: { Self.ends($0, in: suffix) && $0.contains(folder) }) else {
        return .missing(name)
      }
      paths.append(path)
    }
    return .files(paths)
  }

  /// Whether a path ends in a suffix; one without a scale is the end of a path without a scale.
  private static func ends(_ path: String, in suffix: String) -> Bool {
    path.hasSuffix(suffix)
      && (suffix.isEmpty || suffix.hasPrefix("@") || !["@2x", "@3x"].contains { path.hasSuffix($0 + suffix) })
  }

  /// The path of a bundle.
  func bundle(_ name: String) -> String? { bundles[name] }
}
