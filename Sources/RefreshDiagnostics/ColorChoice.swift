/// When output is coloured.
public enum ColorChoice: String, Hashable, Sendable, CaseIterable {
  /// On a terminal, unless its user does not want it.
  case auto
  /// Always, whatever the environment says.
  case always
  /// Never.
  case never

  /// Whether to colour.
  ///
  /// - Parameters:
  ///   - isTerminal: whether the output goes to a terminal.
  ///   - noColor: the value of `NO_COLOR`, nil if it is not set; when not empty, nothing is coloured on its own
  ///     account (<https://no-color.org>).
  ///   - term: the value of `TERM`, nil if it is not set; a `dumb` terminal knows no colours.
  public func usesColor(isTerminal: Bool, noColor: String?, term: String?) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto: isTerminal && (noColor ?? "").isEmpty && term != "dumb"
    }
  }
}
