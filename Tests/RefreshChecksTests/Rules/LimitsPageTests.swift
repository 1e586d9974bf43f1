import ExternalTools
import Foundation
import RefreshDiagnostics
import RefreshEngine
import RefreshText
import RefreshYAML
import Testing

@testable import RefreshChecks
@testable import RefreshLaws
@testable import RefreshPresets
@testable import RefreshScenarios

@Suite struct `The page of limits` {
  private static let rows: [(start: String, limit: String)] = [
    ("lengths in points, velocities", greatest(.length)), ("lengths in points, velocities", greatest(.velocity)),
    ("durations", "\(greatest(.duration)) s"), ("percentages and fractions", greatest(.fraction)),
    ("counts, such as rows", grouped(Int(NumberShape.greatestCount))),
    ("loaded rows", grouped(Int(Simulation.maximumRows))),
    ("the size of a document in a file", "\(YAMLLimits.standard.documentBytes >> 20) MiB"),
    ("keys and values, with aliases expanded", grouped(YAMLLimits.standard.nodes)),
    ("nested lists and maps, with aliases expanded", "\(YAMLLimits.standard.depth) deep"),
    ("syntax errors, after which reading stops", grouped(YAMLLimits.standard.errors)),
    ("listed diagnostics of a rule", grouped(Diagnostics.mostOfAKind)),
    ("presets in a chain of `extends`", "\(Extension.greatestDepth)"),
    ("frames of images", grouped(ImageHeader.greatestFrameCount)),
    ("steps, fully expanded", "\(grouped(ExpansionBudget.steps)), or as many as the file has bytes"),
    ("keys and values of flows and examples, fully expanded", grouped(ExpansionBudget.nodes) + ", or as many"),
    ("text produced by flows and examples", "\(ExpansionBudget.bytes >> 20) MiB"),
    ("unreadable steps, after which reading stops", grouped(ExpansionBudget.failures)),
    ("nested flows and repetitions", "\(StepReader.greatestDepth) deep"),
    (
      "the length of a regular expression, with repetitions expanded",
      "\(grouped(PatternParser.greatestLength)) characters"
    ),
    ("nested groups in a regular expression", "\(PatternParser.greatestDepth) deep"),
    (
      "steps that `validate` runs to find steps without effect (`test` finds the others)",
      grouped(StepWithoutEffect.mostSteps)
    ),
    ("virtual time", "\(grouped(Int(Instant.latest.seconds))) s"),
    ("blocks in one turn of the run loop", grouped(Simulation.maximumBlocksPerTurn)),
    ("`wait: settled`", "\(Int(Command.longestRest.seconds)) s of virtual time"),
    ("moments before the last \(Course.mostMoments) of a run", "\(grouped(MomentLog.mostMoments)); of longer runs"),
    ("moments at the end of a run", "all of the last \(Course.mostMoments)"),
    ("moments in the picture of a failure in a report", "\(Course.mostMoments): each"),
    ("events before a failure", "the last \(FailedStep.mostEvents), and the number"),
    ("failures of a soft scenario with state and course", "the first \(FailedStep.mostDetailed); all are listed"),
  ]

  private static func greatest(_ quantity: NumberShape.Quantity) -> String { grouped(Int(quantity.greatest)) }

  @Test func `each limit is the one that holds, and none is missing`() throws {
    let path = ExternalTool.package.appendingPathComponent("Documentation/limits.md")
    let lines = try String(contentsOf: path, encoding: .utf8).split(separator: "\n")
    for row in Self.rows { #expect(lines.contains { $0.hasPrefix("| \(row.start) | \(row.limit)") }, "\(row)") }
    // The heads and rules of two tables, and the size of files, which is no constant of these modules; lengths and velocities
    // share a row.
    #expect(lines.count { $0.hasPrefix("|") } == Self.rows.count + 4)
  }
}
