import RefreshDiagnostics

extension SourceFile {
  /// Reads a file, or standard input.
  ///
  /// - Parameters:
  ///   - path: of the file; `-` is standard input, which is shown as `<stdin>`.
  ///   - diagnostics: takes why it can't be read (`cannot-read`), or what in it is no text.
  /// - Returns: nil if there is such a diagnostic. At most 1 GiB is read.
  public static func read(path: String, into diagnostics: inout Diagnostics) -> SourceFile? {
    let name = path == "-" ? "<stdin>" : path
    do {
      let bytes = try InputFile.contents(of: path == "-" ? .standardInput : .path(path), limit: 1 << 30)
      return decode(path: name, bytes: bytes, into: &diagnostics)
    } catch {
      diagnostics.add(.cannotRead(name, error))
      return nil
    }
  }
}
