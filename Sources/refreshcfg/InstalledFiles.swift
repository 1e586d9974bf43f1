import RefreshFiles

#if canImport(Darwin)
import Darwin
#endif

/// The files that are installed with the tool.
enum InstalledFiles {
  /// The folder of the gallery and the museum, nil where it is not found: what `make install` leaves beside the tool, else
  /// that of the checkout that the tool was built in.
  static var configs: String? { FolderSearch.realPath(executable).flatMap(configs) }

  /// The folder of the gallery and the museum of a tool by its path.
  static func configs(of tool: String) -> String? {
    let folders = FilePath.folders(around: tool)
    let installed = FilePath.normalized(folders[0] + "../share/refreshcfg/Configs")
    return ([installed] + folders.map { $0 + "Configs" }).first { FolderSearch.isFolder($0 + "/museum") }
  }

  /// A path of the tool itself.
  private static var executable: String {
    #if canImport(Darwin)
    var size = UInt32(PATH_MAX)
    var bytes = [CChar](repeating: 0, count: Int(size))
    return _NSGetExecutablePath(&bytes, &size) == 0 ? String(cString: bytes) : CommandLine.arguments[0]
    #else
    "/proc/self/exe"
    #endif
  }
}
