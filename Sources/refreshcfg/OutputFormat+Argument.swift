import ArgumentParser
import RefreshText

/// A format is asked for by its name.
extension OutputFormat: ExpressibleByArgument where Subject: Presentable {
  package init?(argument: String) {
    guard let format = Self[argument] else { return nil }
    self = format
  }

  package var defaultValueDescription: String { name }
  package static var allValueStrings: [String] { names }
  package static var defaultCompletionKind: CompletionKind { .list(names) }
}
