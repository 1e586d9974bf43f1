import RefreshDiagnostics
import RefreshFiles

/// The presets that a file names, kept from one check of the file to the next.
///
/// Other files aren't compared: the language server, which keeps the presets, drops them when another file changes.
package struct KnownPresets: Sendable {
  /// A preset without errors.
  struct Reading: Sendable {
    let preset: Preset
    /// Its warnings.
    let diagnostics: Diagnostics
    /// The paths that were looked up for it.
    let paths: Set<String>
  }

  private var earlier: [String: Reading]
  private var known: [String: Reading] = [:]

  /// Begins a check of a text.
  ///
  /// - Parameter presets: Those of the check before, which are kept further if that text named none. The default is none.
  package init(after presets: KnownPresets? = nil) {
    earlier = presets.map { $0.known.isEmpty ? $0.earlier : $0.known } ?? [:]
  }

  /// Returns a preset that was read before. What was looked up for it is logged again.
  ///
  /// - Parameter id: The key of its path.
  mutating func reading(of id: String) -> Reading? {
    guard let reading = known[id] ?? earlier[id] else { return nil }
    known[id] = reading
    for path in reading.paths { LookupLog.current?.note(path) }
    return reading
  }

  /// Reads a preset, and keeps it unless it has errors.
  ///
  /// - Parameters:
  ///   - id: The key of its path.
  ///   - found: Collects its diagnostics, and only these.
  ///   - read: Reads it.
  mutating func keep(_ id: String, _ found: inout Diagnostics, _ read: (inout Diagnostics) -> Preset?) -> Preset? {
    let log = LookupLog()
    let preset = log.during { read(&found) }
    for path in log.paths { LookupLog.current?.note(path) }
    if let preset, !found.hasErrors {
      known[id] = Reading(preset: preset, diagnostics: found, paths: log.paths)
    }
    return preset
  }
}
