/// A format for presenting something.
package struct OutputFormat<Subject>: Sendable {
  /// The name, as options write it.
  package let name: String
  /// A sentence about its purpose.
  package let summary: String
  /// The traits.
  package let traits: Set<OutputTrait>
  private let body: @Sendable (Subject, OutputStyle) -> String

  /// Declares a format.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - summary: A sentence about its purpose.
  ///   - traits: The traits. The default is none.
  ///   - body: Returns the whole text, which must end with a line feed.
  package init(
    _ name: String, _ summary: String, _ traits: Set<OutputTrait> = [],
    body: @escaping @Sendable (_ subject: Subject, _ style: OutputStyle) -> String
  ) {
    self.name = name
    self.summary = summary
    self.traits = traits
    self.body = body
  }

  /// Returns the whole text, which ends with a line feed.
  ///
  /// - Parameters:
  ///   - subject: The subject to present.
  ///   - style: The style, for formats for people. The default is that of a file.
  package func render(_ subject: Subject, style: OutputStyle = OutputStyle()) -> String { body(subject, style) }
}

/// A trait of a format.
package enum OutputTrait: Sendable {
  /// The format is for people at a terminal; all others are for programs.
  case forPeople
  /// The format shows the steps of passed scenarios, so reports must contain them.
  case showsSteps
  /// The format shows pictures of runs, so runs must be recorded.
  case showsPictures
  /// The format is appended to a job's summary in continuous integration.
  case summarizesJob
}

/// A subject that can be presented in several formats.
package protocol Presentable {
  /// The formats; the first is the default.
  static var formats: [OutputFormat<Self>] { get }
}

extension OutputFormat where Subject: Presentable {
  /// All formats of the subject; the first is the default.
  package static var all: [OutputFormat] { Subject.formats }

  /// The names of all formats.
  package static var names: [String] { all.map(\.name) }

  /// The format with a name, or nil if there is none.
  package static subscript(name: String) -> OutputFormat? { all.first { $0.name == name } }
}

/// The style of output for people.
package struct OutputStyle: Sendable, Hashable {
  /// The amount of detail.
  package enum Detail: Sendable, CaseIterable {
    /// Failures and the summary.
    case quiet
    /// Also a line for each suite.
    case normal
    /// Also each step of each scenario.
    case verbose
  }

  /// Whether to use the control sequences of terminals (ECMA-48). The default is false.
  package var color: Bool
  /// The terminal's columns, clamped to 40…200; nil without a terminal, so that prose isn't wrapped.
  package let width: Int?
  /// The amount of detail. The default is a line for each suite.
  package var detail: Detail
  /// Whether marks and pictures use only ASCII. The default is false, for characters such as `✓` and `╭─`.
  package var ascii: Bool

  /// Makes a style.
  package init(color: Bool = false, width: Int? = nil, detail: Detail = .normal, ascii: Bool = false) {
    self.color = color
    self.width = width.map { min(max($0, 40), 200) }
    self.detail = detail
    self.ascii = ascii
  }

  /// The columns for pictures and lists: the terminal's, or 80, the traditional width.
  package var columns: Int { width ?? 80 }
  /// The painter.
  package var paint: Paint { Paint(color: color) }
}
