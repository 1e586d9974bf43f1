import ArgumentParser

/// How the tool ends, for those who run it.
enum ExitStatus: Int32, Comparable {
  /// All is well.
  case success = 0
  /// A scenario failed or a file is invalid.
  case failure = 1
  /// The usage is wrong, or a file can't be read.
  case unusable = 2
  /// Ctrl-C ended it; shells give a program that a signal ends 128 and the signal's number.
  case interrupted = 130

  /// Whether `a` is better.
  static func < (a: ExitStatus, b: ExitStatus) -> Bool { a.rawValue < b.rawValue }

  /// Ends the program.
  func exit() -> Never { RefreshCfg.exit(withError: ExitCode(rawValue)) }
}
