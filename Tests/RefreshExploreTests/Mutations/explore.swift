// What `mutate.py` links with a broken engine: explores presets and prints each shape of problem once.
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
var known: Set<Problem.Shape> = []
for path in arguments[4...] {
  var diagnostics = Diagnostics()
  guard let file = SourceFile.read(path: path, into: &diagnostics),
    let preset = Preset.load(file, into: &diagnostics)
  else { fatalError("\(path) can't be read") }
  let subject = Subject(preset, path: path)
  for round in plan.rounds {
    for candidate in round.explore(subject, plan).candidates where known.insert(candidate.problem.shape).inserted {
      let shape = candidate.problem.shape
      let family = shape.family.map { "\($0)" } ?? "list"
      print("\(shape.oracle.id) \(family) \(shape.cause)\t\(candidate.problem.sentence)")
    }
  }
}
