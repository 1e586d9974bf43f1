import RefreshDiagnostics
import RefreshEngine
import RefreshPresets
import RefreshYAML

/// A step under the name that other tools, MJRefresh or UIKit use, and what to write instead.
///
/// The name is one of a ``Row`` with the forms in which its step is written. A form is exact, and can replace what was written,
/// if it contains each part of it (the component in the name, and the value) and the reader accepts it at this point.
struct ForeignStep {
  /// The step that is meant, in written form.
  let text: String
  /// Whether the text says everything that was written, so that it can replace it.
  let isExact: Bool
  /// Our name for it, if only the name differs.
  private let newName: String?

  /// Finds the step that a name probably means, and fails if there is none.
  ///
  /// - Parameters:
  ///   - name: The name as it was written: `sleep`, `endRefreshingWithNoMoreData`,
  ///     `tableView.mj_header.beginRefreshing()`.
  ///   - value: The value under the name; `nil` for a word alone.
  ///   - reader: The reader of the step.
  init?(_ name: String, value: Node?, for reader: StepReader) {
    guard name.utf8.count <= 100 else { return nil }
    if let clause = ForeignStep.clause(name, value: value, for: reader) {
      self = clause
      return
    }
    guard let (row, role) = ForeignStep.row(of: name) else { return nil }
    let written = Written(
      role: role, value: value.flatMap { $0.isNull ? nil : $0 }, path: value?.span.file.path ?? "")
    self.init(row, written, for: reader)
  }

  private init(_ text: String, isExact: Bool, newName: String? = nil) {
    (self.text, self.isExact, self.newName) = (text, isExact, newName)
  }

  private init(_ row: Row, _ written: Written, for reader: StepReader) {
    var advised: [StepTrial] = []
    for form in row.forms where written.isSaid(by: form, not: row.opposite) {
      let fits = written.filled(form, in: reader.builder.cast).compactMap { text in
        reader.trying(text, at: written.path).map { (written: text, trial: $0) }
      }
      if Set(fits.map(\.trial.text)).count == 1, let fit = fits.first(where: \.trial.isSafe), row.isCertain {
        let isOnlyName = form == "\(row.kind.name): \(Form.value)" && fit.trial.text == fit.written
        self.init(fit.trial.text, isExact: true, newName: isOnlyName ? row.kind.name : nil)
        return
      }
      advised += fits.map(\.trial)
    }
    let likely = row.forms.compactMap { form -> StepTrial? in
      let text = written.filled(form, in: reader.builder.cast, guessing: true).first
      return text.flatMap { reader.trying($0, at: written.path) }
    }
    // A form without places is a step, perhaps of a component that isn't there.
    let fixed = row.forms.first { $0.contains(": ") && !$0.contains(Form.role) && !$0.contains(Form.value) }
    let text = ForeignStep.best(advised) ?? ForeignStep.best(likely) ?? fixed ?? row.kind.exampleText
    self.init(text, isExact: false)
  }

  /// Returns the text of the first trial, or of the first that needs no guess.
  private static func best(_ trials: [StepTrial]) -> String? {
    (trials.first(where: \.isSafe) ?? trials.first)?.text
  }

  /// The advice of a message.
  var help: String { "write \(isExact ? "" : "it like ")`\(text)`" }

  /// Returns the fix that writes the step; `nil` if it isn't exact, or would remove a comment.
  ///
  /// - Parameters:
  ///   - name: The node of the name.
  ///   - map: The step whose key it is; `nil` for a word alone.
  func fix(replacing name: Node, under map: Node?) -> Fix? {
    guard isExact else { return nil }
    guard let map, let entry = map.entries.first else { return name.fix(inPlaceOfScalar: text) }
    // The value stays as it is.
    if let newName { return name.fix(Correction(newName, isSafe: true)) }
    let isInPlace = !map.isAlias && !map.hasComment && entry.key.span.file === entry.value.span.file
    return isInPlace ? Fix(replacing: StepReader.span(of: map, entry), by: text, isSafe: true) : nil
  }

  /// Returns the fix that adds a component that may be meant to a step that only names one; `nil` for other steps.
  func guess(replacing name: Node) -> Fix? {
    let isOfComponent = ComponentRole.allCases.contains { text == "\(name.scalar ?? ""): \($0.rawValue)" }
    return isOfComponent ? name.fix(inPlaceOfScalar: text, isSafe: false) : nil
  }

  /// A step or conditions after a keyword of other test languages: `when: { pull: … }`, `when: { header.state: idle }`.
  private static func clause(_ name: String, value: Node?, for reader: StepReader) -> ForeignStep? {
    let word = name.lowercased()
    guard ["given", "when", "and", "but", "if", "then"].contains(word), let value else { return nil }
    let path = value.span.file.path
    if let step = value.scalar, StepCatalogue[step]?.canStandAlone ?? false {
      return ForeignStep(step, isExact: reader.trying(step, at: path) != nil)
    }
    guard value.kind == .mapping, let first = value.entries.first, let key = first.key.scalar else { return nil }
    if value.entries.count == 1, StepCatalogue[key]?.takesValue ?? false {
      guard let inner = first.value.flowText else { return ForeignStep("\(key): …", isExact: false) }
      let trial = reader.trying("\(key): \(inner)", at: path)
      return ForeignStep(trial?.text ?? "\(key): \(inner)", isExact: trial?.isSafe ?? false)
    }
    guard word != "then", ObservablePath.named(key) != nil else { return nil }
    return ForeignStep("wait: { until: \(value.flowText ?? "{ \(key): … }"), atMost: 3s }", isExact: false)
  }
}

extension ForeignStep {
  /// A form in which a step is written, as a text with places for what was written under another name.
  enum Form {
    /// The place of the component.
    static let role = "ROLE"
    /// The place of the value.
    static let value = "VALUE"
  }

  /// The parts of the written step, apart from its name.
  private struct Written {
    /// The component in the name.
    let role: ComponentRole?
    /// The value.
    let value: Node?
    /// The path of its file.
    let path: String

    /// The component that is the value.
    private var roleInValue: ComponentRole? { value?.scalar.flatMap(ForeignStep.role) }

    /// Whether a form says the component in the name and the value.
    ///
    /// - Parameter opposite: The form that says the opposite, for the value `false`.
    func isSaid(by form: String, not opposite: String?) -> Bool {
      let saysRole = form.contains(Form.role) || role.map { form.contains($0.rawValue) } ?? true
      guard saysRole, let value, !form.contains(Form.value) else { return saysRole }
      if value.isScalar(form == opposite ? "false" : "true") { return true }
      guard form != opposite, let own = roleInValue else { return false }
      return own == role || role == nil && (form.contains(Form.role) || form.contains(own.rawValue))
    }

    /// Returns the steps in a form: one, or one for each component that may be meant.
    ///
    /// - Parameters:
    ///   - form: The form.
    ///   - cast: The components that may be attached.
    ///   - guesses: Whether any component may be meant where none is written.
    func filled(_ form: String, in cast: Cast, guessing guesses: Bool = false) -> [String] {
      let roles: [ComponentRole?] =
        if !form.contains(Form.role) {
          [nil]
        } else if let role = role ?? (form.contains(Form.value) ? nil : roleInValue) {
          [role]
        } else {
          // A step that only names a component means the one that exists.
          guesses || form.hasSuffix(": \(Form.role)") ? cast.roles : []
        }
      guard form.contains(Form.value) else { return roles.map { filled(form, with: $0) } }
      guard let value = value?.flowText else { return [] }
      return roles.map { filled(form, with: $0).replacing(Form.value, with: value) }
    }

    private func filled(_ form: String, with role: ComponentRole?) -> String {
      role.map { form.replacing(Form.role, with: $0.rawValue) } ?? form
    }
  }

  /// Returns the row of a name, and the component that the name contains.
  private static func row(of name: String) -> (row: Row, role: ComponentRole?)? {
    let words = name.split(separator: ".").map { $0.hasSuffix("()") ? $0.dropLast(2) : $0 }
    guard let method = words.last.map(String.init) else { return nil }
    let owner = words.dropLast().lazy.compactMap { role(String($0)) }.first
    if let row = Row.named(method) { return (row, owner) }
    // Names such as `headerBeginRefreshing`, MJRefresh's first method, or `tapFooter`.
    let small = method.lowercased()
    for role in ComponentRole.allCases {
      guard let range = small.firstRange(of: role.rawValue) else { continue }
      guard let row = Row.named(small[..<range.lowerBound] + small[range.upperBound...]) else { continue }
      return owner == nil || owner == role ? (row, role) : nil
    }
    return nil
  }

  /// The component that a word names: `mj_footer`.
  private static func role(_ word: String) -> ComponentRole? {
    ([word] + ForeignName.meanings(of: word)).lazy.compactMap { ComponentRole(rawValue: $0) }.first
  }
}

extension StepKind {
  /// The step as it is written in its first example.
  var exampleText: String { key.description.example.map { "\(name): \($0)" } ?? name }
}
