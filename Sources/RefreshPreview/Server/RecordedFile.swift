import RefreshDiagnostics
import RefreshFiles
import RefreshScenarios

/// Saves scenarios that were recorded on a page, in the folder of the file that the page shows.
package struct RecordedFile: Sendable {
  /// The outcome of saving.
  package enum Outcome: Equatable, Sendable {
    /// The scenario was saved to a new file of this name.
    case saved(String)
    /// The text is not a runnable scenario, for these reasons; nothing was written.
    case invalid(String)
    /// The file could not be written, for this reason.
    case failed(String)
  }

  private let path: String
  private let allowsOutside: Bool

  /// Creates an instance for the file that a page shows.
  ///
  /// - Parameters:
  ///   - path: The path of a preset or of scenarios.
  ///   - allowsOutside: Whether files outside the project may be named.
  package init(beside path: String, allowsOutside: Bool) {
    self.path = path
    self.allowsOutside = allowsOutside
  }

  /// Saves a text if it is a file of scenarios without errors; an existing file is never overwritten.
  ///
  /// - Parameter text: The text of the file.
  package func save(_ text: String) -> Outcome {
    let folder = FilePath.folder(of: path)
    for number in 1...RecordedFile.most {
      let name = name(number)
      guard !FolderSearch.exists(folder + name) else { continue }
      let bytes = Array(text.utf8)
      if let reasons = reasons(against: bytes, at: folder + name) { return .invalid(reasons) }
      do throws(InputFile.Failure) {
        guard try OutputFile.create(bytes, at: folder + name) else { continue }
        return .saved(name)
      } catch { return .failed("\(name) can't be written: \(error.reason)") }
    }
    return .failed("there are already \(RecordedFile.most) recorded files next to \(FilePath.name(of: path))")
  }

  /// The greatest number of recorded files beside one file.
  private static let most = 999

  private func name(_ number: Int) -> String {
    var name = FilePath.name(of: path)
    for suffix in [".preset.yaml", ".scenarios.yaml", ".yaml", ".yml"] where name.hasSuffix(suffix) {
      name.removeLast(suffix.count)
      break
    }
    return "\(name).recorded\(number == 1 ? "" : "-\(number)").scenarios.yaml"
  }

  /// Returns the rendered errors of a recorded file, or `nil` if there are none.
  private func reasons(against bytes: [UInt8], at path: String) -> String? {
    var diagnostics = Diagnostics()
    var loader = SuiteLoader(allowsOutside: allowsOutside)
    let file = SourceFile.decode(path: path, bytes: bytes, into: &diagnostics)
    let suites = file.map { loader.load($0, into: &diagnostics) } ?? []
    let errors = diagnostics.sorted().filter { $0.severity == .error }
    guard errors.isEmpty else { return TextRenderer(color: false, width: 96).render(errors) }
    return suites.contains { !$0.scenarios.isEmpty } ? nil : "the file has no scenario"
  }
}
