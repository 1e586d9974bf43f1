import RefreshDiagnostics
import RefreshFiles
import RefreshScenarios

/// Saves scenarios that were recorded on a page, in the folder of the file that the page shows.
package struct RecordedFile: Sendable {
  /// The outcome of saving.
  package enum Outcome: Equatable, Sendable {
    /// The scenario was saved to a file of this name.
    case saved(String)
    /// The text is not a runnable scenario, for these reasons; nothing was written.
    case invalid(String)
    /// The file could not be written, for this reason.
    case failed(String)
  }

  private let path: String
  private let allowsOutside: Bool
  /// The recordings that were saved, by their ids.
  private var saved: [String: (name: String, bytes: [UInt8])] = [:]

  /// Creates an instance for the file that a page shows.
  ///
  /// - Parameters:
  ///   - path: The path of a preset or of scenarios.
  ///   - allowsOutside: Whether files outside the project may be named.
  package init(beside path: String, allowsOutside: Bool) {
    self.path = path
    self.allowsOutside = allowsOutside
  }

  /// Saves a text if it is a file of scenarios without errors.
  ///
  /// A recording that is saved again, by another name, replaces its file, unless the file was changed since. No other
  /// file is overwritten.
  ///
  /// - Parameters:
  ///   - text: The text of the file.
  ///   - recording: The id of the recording. The default is `nil`, for one that is saved once.
  package mutating func save(_ text: String, of recording: String? = nil) -> Outcome {
    if let recording, let outcome = replace(recording, with: text) { return outcome }
    let outcome = create(text)
    if let recording, case .saved(let name) = outcome { saved[recording] = (name, Array(text.utf8)) }
    return outcome
  }

  /// Replaces the file of a recording, or returns `nil` if there is none, or another one by now.
  private mutating func replace(_ recording: String, with text: String) -> Outcome? {
    guard let (name, old) = saved[recording] else { return nil }
    let (path, bytes) = (FilePath.folder(of: path) + name, Array(text.utf8))
    if let reasons = reasons(against: bytes, at: path) { return .invalid(reasons) }
    do throws(InputFile.Failure) {
      guard (try? InputFile.contents(of: path, limit: old.count)) == old else { return nil }
      try OutputFile.write(bytes, to: path, inPlaceOf: old)
    } catch { return .failed("\(name) can't be written: \(error.reason)") }
    saved[recording] = (name, bytes)
    return .saved(name)
  }

  /// Saves a text as a new file.
  private func create(_ text: String) -> Outcome {
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

  /// The maximum number of recorded files next to one file.
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
