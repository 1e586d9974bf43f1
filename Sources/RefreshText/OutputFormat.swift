/// A format in which something can be shown.
package struct OutputFormat<Subject>: Sendable {
  /// The name, as options write it.
  package let name: String
  /// One sentence about its purpose.
  package let summary: String
  /// The special traits.
  package let traits: Set<OutputTrait>
  private let body: @Sendable (Subject, OutputStyle) -> String

  /// Declares a format.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - summary: One sentence about its purpose.
  ///   - traits: The special traits. The default is none.
  ///   - body: Makes the whole text, its last line ended.
  package init(
    _ name: String, _ summary: String, _ traits: Set<OutputTrait> = [],
    body: @escaping @Sendable (_ subject: Subject, _ style: OutputStyle) -> String
  ) {
    self.name = name
    self.summary = summary
    self.traits = traits
    self.body = body
  }

  /// The whole text, its last line ended.
  ///
  /// - Parameters:
  ///   - subject: What is shown.
  ///   - style: The look, where it is for people. The default is for a file.
  package func render(_ subject: Subject, style: OutputStyle = OutputStyle()) -> String { body(subject, style) }
}

/// A special trait of a format.
package enum OutputTrait: Sendable {
  /// It is for people at a terminal; all others are for programs.
  case forPeople
  /// It shows the steps of scenarios that passed, so that a report has to have them.
  case showsSteps
  /// It runs scenarios once more, to show more than a report knows.
  case needsVerdicts
  /// It adds to the summary of a job in continuous integration.
  case summarizesJob
}

/// A subject that can be shown in several formats.
package protocol Presentable {
  /// The formats, the first of which is the default.
  static var formats: [OutputFormat<Self>] { get }
}

extension OutputFormat where Subject: Presentable {
  /// All formats of the subject, the first of which is the default.
  package static var all: [OutputFormat] { Subject.formats }

  /// The names of all formats.
  package static var names: [String] { all.map(\.name) }

  /// The format of a name, nil if there is none.
  package static subscript(name: String) -> OutputFormat? { all.first { $0.name == name } }
}

/// The look of output for people.
package struct OutputStyle: Sendable, Hashable {
  /// The amount of detail.
  package enum Detail: Sendable, CaseIterable {
    /// Failures and the summary.
    case quiet
    /// A line for each suite as well.
    case normal
    /// Each step of each scenario as well.
    case verbose
  }

  /// Whether to use the control sequences of terminals (ECMA-48). The default is false.
  package var color: Bool
  /// The columns of the terminal, or the nearest number from 40 to 200; nil where there is none, so that prose stays in
  /// one line.
  package let width: Int?
  /// The amount of detail. The default is a line for each suite.
  package var detail: Detail
  /// Whether signs and pictures use ASCII only. The default is false, for marks and lines as in `✓` and `╭─`.
  package var ascii: Bool

  /// Chooses; what is not given is the default.
  package init(color: Bool = false, width: Int? = nil, detail: Detail = .normal, ascii: Bool = false) {
    self.color = color
    self.width = width.map { min(max($0, 40), 200) }
    self.detail = detail
    self.ascii = ascii
  }

  /// The columns for pictures and lists: those of the terminal, else 80, its traditional width.
  package var columns: Int { width ?? 80 }
}
