import RefreshEngine
import RefreshScenarios
import RefreshText

/// A form in which coverage can be shown.
package typealias CoverageFormat = OutputFormat<Coverage>

extension Coverage: Presentable {
  /// One row for each form; the first is the default.
  package static let formats = [
    CoverageTable.format, CoverageJSON.format, CoverageHTML.format, CoverageLCOV.format,
  ]
}

extension CoverageShare {
  /// `3/4`; a dash for nothing of nothing.
  var text: String { count == 0 ? "-" : "\(seen)/\(count)" }

  /// `75%`, rounded down, so that only all is 100%.
  package var percent: String { "\(count == 0 ? 100 : seen * 100 / count)%" }
}

extension Coverage {
  /// Goals and keys together: what a least coverage is held against.
  public var total: CoverageShare { share + keyShare }
}

extension PresetCoverage {
  /// The keys of a component, or those of no component.
  func keys(of role: ComponentRole?) -> [KeyCoverage] {
    let roles = components.map(\.role.rawValue)
    return keys.filter { key in
      let first = String(key.name.prefix { $0 != "." })
      return role.map { $0.rawValue == first } ?? !roles.contains(first)
    }
  }

  /// Goals and keys together.
  var total: CoverageShare { share + keyShare }
}

extension CoverageShare {
  /// How many of some keys made a difference.
  init(_ keys: [KeyCoverage]) { self.init(seen: keys.count(where: \.seen), count: keys.count) }
}

extension ComponentCoverage {
  /// The names of the goals of a kind that were not reached; numbers that follow each other as `idle 3…59`.
  func missedNames(_ kind: CoverageKind) -> [String] {
    var names: [String] = []
    var run: (word: Substring, first: Int, last: Int)?
    func close() {
      guard let known = run else { return }
      names.append("\(known.word) \(known.first)" + (known.last > known.first ? "…\(known.last)" : ""))
      run = nil
    }
    for name in missed.filter({ $0.kind == kind }).map(\.name) {
      let parts = name.split(separator: " ")
      guard kind == .frames, parts.count == 2, let number = Int(parts[1]) else {
        close()
        names.append(name)
        continue
      }
      if let known = run, known.word == parts[0], known.last + 1 == number {
        run = (known.word, known.first, number)
      } else {
        close()
        run = (parts[0], number, number)
      }
    }
    close()
    return names
  }
}
