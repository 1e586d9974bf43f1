/// How a report for people is to look.
public struct ReportStyle: Sendable, Hashable {
  /// How much is told.
  public enum Detail: Sendable, CaseIterable {
    /// Failures and the summary.
    case quiet
    /// A line for each suite as well.
    case normal
    /// Each step of each scenario as well.
    case verbose
  }

  /// Whether to use the control sequences of terminals (ECMA-48). The default is false.
  public var color: Bool
  /// How many columns there are. The default is 80, as terminals have had for long; at least 40.
  public var width: Int
  /// How much is told. The default is a line for each suite.
  public var detail: Detail
  /// Whether signs and pictures are made of ASCII alone. The default is false: marks and lines as in `✓` and `╭─`.
  public var ascii: Bool

  /// Chooses; what is not given is the default.
  public init(color: Bool = false, width: Int = 80, detail: Detail = .normal, ascii: Bool = false) {
    self.color = color
    self.width = max(40, width)
    self.detail = detail
    self.ascii = ascii
  }

  var paint: Paint { Paint(color: color) }
  var signs: Signs { ascii ? .ascii : .unicode }
}
