import RefreshEngine
import RefreshPresets
import RefreshText

/// One kind of step, declared once: its name, its meaning, its value and the step that it creates.
///
/// Reading, writing, the diagnostics of unknown steps, the JSON Schema and the reference pages are all derived from
/// the declaration, which is in the step's own file; ``StepCatalogue`` lists them.
public struct StepKind: Sendable {
  /// The name and the value as a key of a step's map; a step that is only a word has no value.
  let key: Key<StepBuilder>
  /// The command that the name alone stands for, or `nil` if it needs a value.
  let word: Command?
  /// Whether the step can have a value.
  public let takesValue: Bool
  /// Whether an app can run it too.
  public let isForApps: Bool
  private let write: Write

  /// Writes the value of an action of this kind; an empty scalar for the name alone, `nil` for one that no step says.
  typealias Write = @Sendable (_ action: StepAction) -> YAMLValue?

  /// The name.
  public var name: String { key.name }
  /// The description of the step and its value for messages, schema and pages.
  public var description: KeyDescription { key.description }
  /// Whether the name alone is a step.
  public var canStandAlone: Bool { word != nil }

  /// Declares a step that is only a word; all such steps are done by a finger.
  init(word: Command, _ name: String, _ summary: String) {
    // Its value is never read.
    key = Key(name, ValueType<Bool>(.anything) { _, _, _ in nil }, summary) { _, _ in }
    write = { _ in .scalar("") }
    self.word = word
    takesValue = false
    isForApps = false
  }

  /// Declares a step with a value.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - type: The type of its value.
  ///   - word: The command of the name alone. The default is that a value is required.
  ///   - forApps: Whether an app can run it. The default is `false`, for steps of fingers and expectations.
  ///   - examples: Sample values.
  ///   - summary: One sentence about what it does.
  ///   - make: Creates the action; returns `nil`, with a diagnostic, if the value is not valid in its context.
  ///   - write: Writes the value of an action of the kind. The default can't write any.
  init<Value>(
    _ name: String, _ type: ValueType<Value>, word: Command? = nil, forApps: Bool = false,
    examples: [String] = [], _ summary: String,
    make: @escaping @Sendable (Value, inout StepBuilder) -> StepAction?, write: @escaping Write = { _ in nil }
  ) {
    (self.write, self.word) = (write, word)
    key = Key(name, type, examples: examples, summary) { builder, value in builder.action = make(value, &builder) }
    takesValue = true
    isForApps = forApps
  }

  /// Declares a step that is one command, with a value.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - type: The type of its value.
  ///   - word: The command of the name alone. The default is that a value is required.
  ///   - forApps: Whether an app can run it. The default is `false`, for steps of fingers.
  ///   - examples: Sample values.
  ///   - summary: One sentence about what it does.
  ///   - make: Creates the command; returns `nil`, with a diagnostic, if the value is not valid in its context.
  ///   - value: Returns the value of a command of the kind.
  init<Value>(
    _ name: String, _ type: ValueType<Value>, word: Command? = nil, forApps: Bool = false,
    examples: [String] = [], _ summary: String,
    make: @escaping @Sendable (Value, inout StepBuilder) -> Command?,
    from value: @escaping @Sendable (Command) -> Value?
  ) {
    self.init(name, type, word: word, forApps: forApps, examples: examples, summary) {
      read, builder -> StepAction? in
      make(read, &builder).map { .perform([$0]) }
    } write: { action in
      action.onlyCommand.flatMap(value).flatMap { type.written($0) ?? (word == nil ? nil : .scalar("")) }
    }
  }

  /// Declares a step by which the app does something to a component.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - role: The type of its value, the component. The default is any.
  ///   - command: Returns the command for a component.
  ///   - summary: One sentence about what it does.
  init(
    _ name: String, of role: ValueType<ComponentRole> = .role, example: String,
    _ command: @escaping @Sendable (ComponentRole) -> Command, _ summary: String
  ) {
    self.init(name, role.located, forApps: true, examples: [example], summary) { role, builder in
      builder.requireComponent(at: role) ? command(role.value) : nil
    } from: {
      $0.traits.role.map { Located($0) }
    }
  }

  /// Returns the YAML of an action of this kind, or `nil` if no step says it.
  func written(_ action: StepAction) -> YAMLValue? {
    write(action).map { $0 == .scalar("") ? .scalar(name) : .map([YAMLValue.Member(name, $0)]) }
  }
}
