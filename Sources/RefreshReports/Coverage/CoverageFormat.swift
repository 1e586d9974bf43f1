import RefreshEngine
import RefreshScenarios
import RefreshText

/// A format for coverage.
package typealias CoverageFormat = OutputFormat<Coverage>

extension Coverage: Presentable {
  /// One row for each format; the first is the default.
  package static let formats = [
    CoverageTable.format, CoverageJSON.format, CoverageHTML.format, CoverageLCOV.format,
  ]

  /// The share of goals and keys together, which is compared with a required minimum.
  public var total: CoverageShare { share + keyShare }
}

extension CoverageShare {
  /// Creates the share of the keys that made a difference.
  init(_ keys: [KeyCoverage]) { self.init(seen: keys.count(where: \.seen), count: keys.count) }

  /// The share as `3/4`; a dash if the total is 0.
  var text: String { count == 0 ? "-" : "\(seen)/\(count)" }

  /// The share as `75%`, rounded down, so that only a complete share is 100%.
  package var percent: String { "\(count == 0 ? 100 : seen * 100 / count)%" }
}

extension PresetCoverage {
  /// Returns the keys of a component, or those that do not belong to one.
  func keys(of role: ComponentRole?) -> [KeyCoverage] {
    let roles = components.map(\.role.rawValue)
    return keys.filter { key in
      let first = String(key.name.prefix { $0 != "." })
      return role.map { $0.rawValue == first } ?? !roles.contains(first)
    }
  }

  /// The share of goals and keys together.
  var total: CoverageShare { share + keyShare }
}

extension ComponentCoverage {
  /// Returns the names of the goals of a kind that were not reached; consecutive numbers are abbreviated as
  /// `idle 3…59`.
  func missedNames(_ kind: CoverageKind) -> [String] {
    var runs: [(word: String, numbers: ClosedRange<Int>?)] = []
    for name in missed.filter({ $0.kind == kind }).map(\.name) {
      let parts = name.split(separator: " ").map(String.init)
      guard kind == .frames, parts.count == 2, let number = parts[1].wholeNumber() else {
        runs.append((name, nil))
        continue
      }
      if let run = runs.last, run.word == parts[0], let numbers = run.numbers, numbers.upperBound + 1 == number {
        runs[runs.count - 1].numbers = numbers.lowerBound...number
      } else {
        runs.append((parts[0], number...number))
      }
    }
    return runs.map { word, numbers in
      guard let numbers else { return word }
      return "\(word) \(numbers.lowerBound)" + (numbers.count > 1 ? "…\(numbers.upperBound)" : "")
    }
  }
}

/// Coverage as an LCOV trace file (geninfo(1), "FILES"), for tools that show it next to the lines of presets.
///
/// The count of a line is the number of presets in whose runs its keys made a difference. If several keys share a
/// line, each is a branch of it, so that a key without effect is not hidden by the others.
enum CoverageLCOV {
  static let format = CoverageFormat(
    "lcov", "For genhtml and editors, with the lines of presets, as an LCOV trace."
  ) {
    coverage, _ in
    let keys = coverage.presets.flatMap(\.keys)
    var seen: Set<String> = []
    let paths = keys.map(\.path).filter { seen.insert($0).inserted }
    return paths.map { path in file(path, keys.filter { $0.path == path }) }.joined()
  }

  private static func file(_ path: String, _ keys: [KeyCoverage]) -> String {
    let lines = Dictionary(grouping: keys, by: \.line).ordered(on: \.key)
    var text = "TN:\nSF:\(path)\n"
    var branches = CoverageShare()
    for (line, keys) in lines {
      var names: [String] = []
      for key in keys where !names.contains(key.name) { names.append(key.name) }
      guard names.count > 1 else { continue }
      for (index, name) in names.enumerated() {
        let count = keys.count { $0.name == name && $0.seen }
        // A dash means that the line was never executed, so no branch could be taken.
        let taken = keys.contains(where: \.seen) ? String(count) : "-"
        text += "BRDA:\(line),0,\(index),\(taken)\n"
        branches = branches + CoverageShare(seen: count > 0 ? 1 : 0, count: 1)
      }
    }
    if branches.count > 0 { text += "BRF:\(branches.count)\nBRH:\(branches.seen)\n" }
    for (line, keys) in lines { text += "DA:\(line),\(keys.count(where: \.seen))\n" }
    let hit = lines.count { $0.value.contains(where: \.seen) }
    return text + "LF:\(lines.count)\nLH:\(hit)\nend_of_record\n"
  }
}

/// Coverage for programs.
///
/// `version` is 1 until a member changes its meaning or is removed. `total` counts goals and keys together.
enum CoverageJSON {
  static let format = CoverageFormat("json", "For programs, with all goals and keys and what was seen.") {
    coverage, _ in
    let value: JSONValue = [
      "version": 1,
      "total": share(coverage.total),
      "presets": .array(coverage.presets.map(preset)),
    ]
    return value.written() + "\n"
  }

  private static func preset(_ preset: PresetCoverage) -> JSONValue {
    [
      "name": .string(preset.name),
      "path": .string(preset.path),
      "total": share(preset.total),
      "components": .array(preset.components.map(component)),
      "keys": .array(
        preset.keys.map { key in
          [
            "path": .string(key.path), "line": .number(key.line), "name": .string(key.name),
            "seen": .bool(key.seen),
          ]
        }),
    ]
  }

  private static func component(_ component: ComponentCoverage) -> JSONValue {
    var object: JSONValue.Object = [
      "role": .string(component.role.rawValue), "type": .string(component.kind.rawValue),
      "total": share(component.share),
    ]
    for kind in component.kinds {
      object[kind.rawValue] = .array(
        component.goals(kind).map { ["name": .string($0.name), "seen": .bool(component.seen.contains($0))] })
    }
    return .object(object)
  }

  private static func share(_ share: CoverageShare) -> JSONValue {
    ["seen": .number(share.seen), "count": .number(share.count)]
  }
}
