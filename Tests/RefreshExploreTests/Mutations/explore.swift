// The program that `mutate.py` links with a broken engine: it explores presets as the tool does, and prints the
// problems of each.
//
//   explore RUNS SEED LEVEL PRESET…
import Foundation
import RefreshDiagnostics
import RefreshEngine
import RefreshExplore
import RefreshLaws
import RefreshPresets
import RefreshYAML

let arguments = CommandLine.arguments
let plan = ExplorationPlan(
  seed: UInt64(arguments[2])!, level: Level(rawValue: arguments[3])!, runs: Int(arguments[1])!)
for path in arguments[4...] {
  var diagnostics = Diagnostics()
  guard let file = SourceFile.read(path: path, into: &diagnostics),
    let preset = Preset.load(file, into: &diagnostics)
  else { fatalError("\(path) can't be read") }
  let subject = Subject(preset, path: path)
  let exploration = Exploration(subject, plan, plan.rounds.map { $0.explore(subject, plan) })
  for problem in exploration.problems.map({ $0[0].problem }) {
    let shape = problem.shape
    let text = "\(shape.law.name) \(shape.family.map { "\($0)" } ?? "list") \(shape.cause)"
    print("\(subject.name)\t\(text)\t\(problem.level.rawValue)\t\(problem.sentence)")
  }
  fflush(nil)
}
