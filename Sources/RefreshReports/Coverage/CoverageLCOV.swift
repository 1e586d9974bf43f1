import RefreshScenarios
import RefreshText

/// Coverage as a trace file of LCOV (geninfo(1), "FILES"), for what shows it beside the lines of presets.
///
/// A line counts how many presets' runs its keys made a difference to. Where several keys share a line, each is a branch of
/// it, so that one that made no difference is not hidden by the others.
enum CoverageLCOV {
  static let format = CoverageFormat("lcov", "For genhtml and editors: the lines of presets, as LCOV traces.") {
    coverage, _ in
    var order: [String] = []
    var files: [String: [KeyCoverage]] = [:]
    for key in coverage.presets.flatMap(\.keys) {
      if files[key.path] == nil { order.append(key.path) }
      files[key.path, default: []].append(key)
    }
    return order.map { file($0, files[$0] ?? []) }.joined()
  }

  private static func file(_ path: String, _ keys: [KeyCoverage]) -> String {
    let lines = Dictionary(grouping: keys, by: \.line).sorted { $0.key < $1.key }
    var text = "TN:\nSF:\(path)\n"
    var branches = CoverageShare()
    for (line, keys) in lines {
      var names: [String] = []
      for key in keys where !names.contains(key.name) { names.append(key.name) }
      guard names.count > 1 else { continue }
      for (index, name) in names.enumerated() {
        let count = keys.count { $0.name == name && $0.seen }
        // A dash: the line was never come by, so nothing could branch there.
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
