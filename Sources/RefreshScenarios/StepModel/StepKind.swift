import RefreshEngine
import RefreshPresets
import RefreshText

/// One kind of step, declared once: its name, what it means, what may stand under it, and what it becomes.
///
/// Reading, writing, unknown-step errors, JSON Schema and reference pages all come from the declaration, which stands in the
/// step's own file; ``StepCatalogue`` lists them.
public struct StepKind: Sendable {
  /// The name with what stands under it, as a key of a step's map; a step that is only a word has no value.
  let key: Key<StepBuilder>
  /// The step that the name alone is, nil if there is none.
  let word: (any Step)?
  /// Whether the step can be more than a word.
  public let takesValue: Bool
  /// Whether an app can do it too.
  public let isForApps: Bool
  private let write: Write

  /// Writes what stands under the name; an empty scalar for the name alone, nil for a step of another kind.
  typealias Write = @Sendable (_ step: any Step) -> YAMLValue?

  /// The name.
  public var name: String { key.name }
  /// The description of the step and its value for messages, schema and pages.
  public var description: KeyDescription { key.description }
  /// Whether the name alone is a step.
  public var canStandAlone: Bool { word != nil }

  /// Declares a step that is a word; only a finger has such.
  init(word: Command, _ name: String, _ summary: String, isSame: @escaping @Sendable (Command) -> Bool) {
    // Its value is never read.
    key = Key(name, ValueType<Bool>(.anything) { _, _, _ in nil }, summary) { _, _ in }
    write = { $0.command.flatMap { isSame($0) ? .scalar("") : nil } }
    self.word = Perform(word)
    takesValue = false
    isForApps = false
  }

  /// Declares a step with a value.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - type: The type of its value.
  ///   - word: The command of the name alone. The default is that it can't stand alone.
  ///   - forApps: Whether an app can do it. The default is that only a finger can, or that it expects something.
  ///   - examples: Sample values.
  ///   - summary: One sentence about what it does.
  ///   - make: Makes the step; returns nil, with a diagnostic, if the value makes no sense where the step stands.
  ///   - write: Writes the value of a step of the kind. The default writes none.
  init<Value>(
    _ name: String, _ type: ValueType<Value>, word: Command? = nil, forApps: Bool = false,
    examples: [String] = [], _ summary: String,
    make: @escaping @Sendable (Value, inout StepBuilder) -> (any Step)?, write: @escaping Write = { _ in nil }
  ) {
    self.write = write
    key = Key(name, type, examples: examples, summary) { builder, value in
      builder.step = make(value, &builder)
    }
    self.word = word.map { Perform($0) }
    takesValue = true
    isForApps = forApps
  }

  /// Declares a step that is one command, with a value.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - type: The type of its value.
  ///   - word: The command of the name alone. The default is that it can't stand alone.
  ///   - forApps: Whether an app can do it. The default is that only a finger can.
  ///   - examples: Sample values.
  ///   - summary: One sentence about what it does.
  ///   - make: Makes the step; returns nil, with a diagnostic, if the value makes no sense where the step stands.
  ///   - value: The value of a command; nil for one of another kind.
  init<Value>(
    _ name: String, _ type: ValueType<Value>, word: Command? = nil, forApps: Bool = false,
    examples: [String] = [], _ summary: String,
    make: @escaping @Sendable (Value, inout StepBuilder) -> (any Step)?,
    from value: @escaping @Sendable (Command) -> Value?
  ) {
    self.init(name, type, word: word, forApps: forApps, examples: examples, summary, make: make) { step in
      step.command.flatMap(value).flatMap { type.written($0) ?? (word == nil ? nil : .scalar("")) }
    }
  }

  /// A step as it is written; nil if it is of another kind.
  func written(_ step: any Step) -> YAMLValue? {
    write(step).map { $0 == .scalar("") ? .scalar(name) : .map([YAMLValue.Member(name, $0)]) }
  }
}

extension Step {
  /// The command of a step that is only one.
  fileprivate var command: Command? { commands?.count == 1 ? commands?.first : nil }
}
