import ArgumentParser

/// A program that reads its arguments and does nothing, for comparison.
@main
struct Empty: ParsableCommand {
  @Argument var paths: [String]
}
