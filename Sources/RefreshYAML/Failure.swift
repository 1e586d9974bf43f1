import CLibYAML

/// What libyaml knows of an error, in its own words and counts.
struct Failure {
  /// The part of libyaml that stopped.
  enum Origin {
    case memory
    /// A byte or character that cannot be in a text, or the end of what ``Feed`` gives.
    case reader
    case syntax
  }

  let origin: Origin
  /// libyaml's sentence, which users do not see.
  let problem: String
  /// What libyaml was in the middle of, empty if it does not say.
  let context: String
  /// Where the problem shows, in code points.
  let mark: Int
  /// Where that which the context names began, in code points.
  let contextMark: Int?
  /// The offset of a character that the reader refuses, in bytes of what it was given.
  let readerOffset: Int

  /// Copies what a parser knows.
  init(_ parser: yaml_parser_t) {
    origin =
      switch parser.error {
      case YAML_MEMORY_ERROR: .memory
      case YAML_READER_ERROR: .reader
      default: .syntax
      }
    problem = parser.problem.map { String(cString: $0) } ?? ""
    context = parser.context.map { String(cString: $0) } ?? ""
    mark = parser.problem_mark.index
    contextMark = parser.context == nil ? nil : parser.context_mark.index
    readerOffset = parser.problem_offset
  }
}
