// Measures, prints a table and writes it as JSON to the path that is given.

import AllocationCounter
import Foundation

let all =
  try Validation.all + OffsetChanges.all + Memory.all + ScenarioSteps.all + ScenarioFiles.all + Refusals.all
  + Editing.all
let benchmarks = all.filter {
  CommandLine.arguments.count < 3 || CommandLine.arguments[2...].contains($0.name)
}

func write(_ number: Double, _ digits: Int) -> String {
  // Three digits at least: a small number is not 0.
  let digits = digits == 0 && number != 0 && number < 100 ? 3 : digits
  return number.formatted(.number.precision(.fractionLength(digits)).locale(Locale(identifier: "en_US")))
}

var results: [[String: Any]] = []
print("median of \(Benchmark.runs) runs".padding(toLength: 48, withPad: " ", startingAt: 0), "  goal")
for benchmark in benchmarks {
  let median = try benchmark.median()
  var result: [String: Any] = [
    "name": benchmark.name, "unit": benchmark.unit, "median": median, "runs": Benchmark.runs,
  ]
  result["goal"] = benchmark.goal
  results.append(result)
  let name = benchmark.name.padding(toLength: 46, withPad: " ", startingAt: 0)
  let number = write(median, benchmark.digits)
  let value = String(repeating: " ", count: max(0, 12 - number.count)) + number
  let goal = benchmark.goal.map { (benchmark.isLimit ? "≤ " : "≥ ") + write($0, min(1, benchmark.digits)) } ?? ""
  print(name, value, benchmark.unit.padding(toLength: 6, withPad: " ", startingAt: 0), goal)
}
if !allocation_counter_works() { print("allocations and bytes are not counted on this system") }
if CommandLine.arguments.count > 1 {
  let data = try JSONSerialization.data(withJSONObject: results, options: [.prettyPrinted, .sortedKeys])
  try data.write(to: URL(fileURLWithPath: CommandLine.arguments[1]), options: .atomic)
}
