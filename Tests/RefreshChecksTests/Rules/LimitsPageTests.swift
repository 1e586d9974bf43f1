import Foundation
import RefreshDiagnostics
import RefreshEngine
import RefreshText
import RefreshYAML
import Testing

@testable import RefreshPresets
@testable import RefreshScenarios

@Suite struct `The page of limits` {
  private static let rows: [(start: String, limit: String)] = [
    ("lengths in points, velocities", greatest(.length)), ("lengths in points, velocities", greatest(.velocity)),
    ("durations", "\(greatest(.duration)) s"), ("percentages and fractions", greatest(.fraction)),
    ("counts, such as rows", grouped(Int(NumberShape.greatestCount))),
    ("rows that are loaded", grouped(Int(Simulation.maximumRows))),
    ("a document of a file", "\(YAMLLimits.standard.documentBytes >> 20) MiB"),
    ("keys and values of a document, aliases followed", grouped(YAMLLimits.standard.nodes)),
    ("lists and maps in each other, aliases followed", "\(YAMLLimits.standard.depth) deep"),
    ("errors of a document's text, after which it is not read further", grouped(YAMLLimits.standard.errors)),
    ("diagnostics of one rule that are listed", grouped(Diagnostics.mostOfAKind)),
    ("presets that extend each other in a row", "\(Extension.greatestDepth)"),
    ("frames of images", grouped(ImageHeader.greatestFrameCount)),
    ("steps, all written out", "\(grouped(ExpansionBudget.steps)), or as many as the file has bytes"),
    ("keys and values of flows and examples, all written out", grouped(ExpansionBudget.nodes) + ", or as many"),
    ("texts that flows and examples put together", "\(ExpansionBudget.bytes >> 20) MiB"),
    ("steps that can't be read, after which no more are", grouped(ExpansionBudget.failures)),
    ("flows and repetitions in each other", "\(StepReader.greatestDepth) deep"),
    ("a regular expression, repetitions written out", "\(grouped(PatternParser.greatestLength)) letters"),
    ("groups of a regular expression in each other", "\(PatternParser.greatestDepth) deep"),
    (
      "steps that `validate` runs to find those without effect; `test` finds the others",
      grouped(StepWithoutEffect.mostSteps)
    ),
    ("blocks that run in one turn of the run loop", grouped(Simulation.maximumBlocksPerTurn)),
    ("`wait: settled`", "\(Int(Wait.longest.seconds)) s of virtual time"),
    ("moments of a run before its end", "\(grouped(MomentLog.mostMoments)), of a longer run"),
    ("moments at the end of a run", "the last \(Course.mostMoments), each"),
    ("moments in the picture of a failure in a report", "\(Course.mostMoments): where"),
    ("events before a failure", "the last \(FailedStep.mostEvents), and how many"),
    ("failures of a soft scenario with state and course", "the first \(FailedStep.mostTold); all are listed"),
  ]

  private static func greatest(_ quantity: NumberShape.Quantity) -> String { grouped(Int(quantity.greatest)) }

  @Test func `each limit is the one that holds, and none is missing`() throws {
    let path = URL(filePath: #filePath).appending(path: "../../../../Documentation/limits.md").standardized
    let lines = try String(contentsOf: path, encoding: .utf8).split(separator: "\n")
    for row in Self.rows { #expect(lines.contains { $0.hasPrefix("| \(row.start) | \(row.limit)") }, "\(row)") }
    // The heads and rules of two tables, and the size of files, which is no constant of these modules; lengths and velocities
    // share a row.
    #expect(lines.count { $0.hasPrefix("|") } == Self.rows.count + 4)
  }
}
