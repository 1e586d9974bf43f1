import RefreshFiles

#if canImport(Darwin)
import Darwin
#endif

/// The files that are installed with the tool.
enum InstalledFiles {
  /// The folder of the gallery and the museum, or `nil` if it can't be found: the one that `make install` puts
  /// next to the tool, or else that of the checkout in which the tool was built.
  static var configs: String? { FolderSearch.realPath(executable).flatMap(configs) }

  /// Returns the folder of the gallery and the museum for a tool, given by its path.
  static func configs(of tool: String) -> String? {
    let folders = FilePath.folders(around: tool)
    let installed = FilePath.normalized(folders[0] + "../share/refreshcfg/Configs")
    return ([installed] + folders.map { $0 + "Configs" }).first { FolderSearch.isFolder($0 + "/museum") }
  }

  /// A path to the tool itself.
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
