import RefreshEngine
import RefreshPresets

/// One kind of step, declared once: its name, what it means, what may stand under it, and what it becomes.
///
/// Reading, unknown-step errors, JSON Schema and reference pages all come from the declaration, which stands in the
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

  /// The name.
  public var name: String { key.name }
  /// The description of the step and its value for messages, schema and pages.
  public var description: KeyDescription { key.description }
  /// Whether the name alone is a step.
  public var canStandAlone: Bool { word != nil }

  /// Declares a step that is a word; only a finger has such.
  init(word: Command, _ name: String, _ summary: String) {
    // Its value is never read.
    key = Key(name, ValueType<Bool>(.anything) { _, _, _ in nil }, summary) { _, _ in }
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
  init<Value>(
    _ name: String, _ type: ValueType<Value>, word: Command? = nil, forApps: Bool = false,
    examples: [String] = [], _ summary: String,
    make: @escaping @Sendable (Value, inout StepBuilder) -> (any Step)?
  ) {
    key = Key(name, type, examples: examples, summary) { builder, value in
      builder.step = make(value, &builder)
    }
    self.word = word.map { Perform($0) }
    takesValue = true
    isForApps = forApps
  }
}
