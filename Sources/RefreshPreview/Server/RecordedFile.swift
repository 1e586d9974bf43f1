import RefreshDiagnostics
import RefreshFiles
import RefreshScenarios

/// Saves scenarios that were recorded in a page beside the file that it shows.
package struct RecordedFile: Sendable {
  /// The outcome of saving.
  package enum Outcome: Equatable, Sendable {
    /// It is a new file of this name.
    case saved(String)
    /// It is no scenario that can be run, for these reasons; nothing was written.
    case invalid(String)
    /// It could not be written, for this reason.
    case failed(String)
  }

  private let path: String
  private let allowsOutside: Bool

  /// Begins with the path of the file that a page shows.
  ///
  /// - Parameters:
  ///   - path: The path of a preset or of scenarios.
  ///   - allowsOutside: Whether presets may name files outside of their projects.
  package init(beside path: String, allowsOutside: Bool) {
    self.path = path
    self.allowsOutside = allowsOutside
  }

  /// Saves a text if it is a file of scenarios without errors; a file that is there is never written over.
  ///
  /// - Parameters:
  ///   - text: The text of the file.
  ///   - known: The paths of the files that the page is made of, which need not lie in its project. The default is none.
  package func save(_ text: String, knowing known: Set<String> = []) -> Outcome {
    let folder = FilePath.folder(of: path)
    for number in 1...RecordedFile.most {
      let name = name(number)
      guard !FolderSearch.exists(folder + name) else { continue }
      let bytes = Array(text.utf8)
      if let reasons = reasons(against: bytes, at: folder + name, knowing: known) { return .invalid(reasons) }
      do throws(InputFile.Failure) {
        guard try OutputFile.create(bytes, at: folder + name) else { continue }
        return .saved(name)
      } catch {
        return .failed("\(name) can't be written: \(error.reason)")
      }
    }
    return .failed("there are \(RecordedFile.most) recorded files beside \(FilePath.name(of: path)) already")
  }

  /// The greatest number of files that are recorded beside another.
  private static let most = 999

  private func name(_ number: Int) -> String {
    var name = FilePath.name(of: path)
    for suffix in [".preset.yaml", ".scenarios.yaml", ".yaml", ".yml"] where name.hasSuffix(suffix) {
      name.removeLast(suffix.count)
      break
    }
    return "\(name).recorded\(number == 1 ? "" : "-\(number)").scenarios.yaml"
  }

  /// The errors in a recorded file, rendered; nil if there are none.
  private func reasons(against bytes: [UInt8], at path: String, knowing known: Set<String>) -> String? {
    var diagnostics = Diagnostics()
    // The errors of a text must not tell its sender what another file contains.
    let recorded = path
    var loader = SuiteLoader(allowsOutside: allowsOutside) { [allowsOutside] path, diagnostics in
      let project = ProjectFiles(around: recorded, allowsOutside: allowsOutside)
      guard project.contains(path) || known.contains(path) else {
        let place = Span(wholeOf: SourceFile(path: path, bytes: []))
        return diagnostics.refuse(.cannotRead, "this can't be read: it lies outside of the project", at: place)
      }
      return SourceFile.read(path: path, into: &diagnostics)
    }
    let file = SourceFile.decode(path: path, bytes: bytes, into: &diagnostics)
    let suites = file.map { loader.load($0, into: &diagnostics) } ?? []
    let errors = diagnostics.sorted().filter { $0.severity == .error }
    guard errors.isEmpty else { return TextRenderer(color: false, width: 96).render(errors) }
    return suites.contains { !$0.scenarios.isEmpty } ? nil : "the file has no scenario"
  }
}
