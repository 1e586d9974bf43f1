import ArgumentParser

/// The path of a file or a folder as an argument, the same for all commands.
enum PathArgument {
  /// Returns a path. An empty one is refused: it is usually that of a variable that isn't set, and an empty folder's files would be those
  /// of the root of the file system.
  @Sendable
  static func read(_ argument: String) throws -> String {
    guard !argument.isEmpty else { throw ValidationError("the path is empty") }
    return argument
  }
}
