// What `mutate.py` links with a broken engine: explores presets and prints each shape of problem with its levels.
//
//   explore RUNS SEED LEVEL PRESET…
import RefreshDiagnostics
import RefreshEngine
import RefreshExplore
import RefreshPresets
import RefreshYAML

let arguments = CommandLine.arguments
let plan = ExplorationPlan(
  seed: UInt64(arguments[2])!, level: Level(rawValue: arguments[3])!, runs: Int(arguments[1])!)
var known: Set<String> = []
for path in arguments[4...] {
  var diagnostics = Diagnostics()
  guard let file = SourceFile.read(path: path, into: &diagnostics),
    let preset = Preset.load(file, into: &diagnostics)
  else { fatalError("\(path) can't be read") }
  let subject = Subject(preset, path: path)
  for round in plan.rounds {
    for problem in round.explore(subject, plan).candidates.map(\.problem) {
      let shape = problem.shape
      let text = "\(shape.oracle.id) \(shape.family.map { "\($0)" } ?? "list") \(shape.cause)"
      if known.insert(text + problem.level.rawValue).inserted {
        print("\(text)\t\(problem.level.rawValue)\t\(problem.sentence)")
      }
    }
  }
}
