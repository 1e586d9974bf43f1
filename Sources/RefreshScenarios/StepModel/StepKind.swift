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
  /// What messages, schema and pages say of the step and of what may stand under it.
  public var description: KeyDescription { key.description }
  /// Whether the name alone is a step.
  public var canStandAlone: Bool { word != nil }

  /// Declares a step that is a word; only a finger has such.
  init(word: Command, _ name: String, _ summary: String) {
    key = Key(name, StepKind.nothing, summary) { _, _ in }
    self.word = Perform(word)
    takesValue = false
    isForApps = false
  }

  /// Declares a step with a value.
  ///
  /// - Parameters:
  ///   - name: the name.
  ///   - type: what may stand under it.
  ///   - word: what the name alone does. The default is that it can't stand alone.
  ///   - forApps: whether an app can do it. The default is that only a finger can, or that it expects something.
  ///   - examples: values as one would write them.
  ///   - summary: one sentence of what it does.
  ///   - make: makes the step; nil if the value makes no sense where the step stands, which it has diagnosed.
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

  /// What a step that is a word has under it.
  private static let nothing = ValueType<Bool>(.anything) { _, _, _ in nil }
}

/// All kinds of steps, in the order of the language's reference.
public enum StepCatalogue {
  /// One row for each file in `Steps`.
  public static let all: [StepKind] = [
    Touch.kind,
    Drag.kind,
    Pull.kind,
    Swipe.kind,
    Release.kind,
    Cancel.kind,
    Scroll.kind,
    Wait.kind,
    Load.kind,
    SetProperties.kind,
    BeginRefreshing.kind,
    EndRefreshing.kind,
    ResetNoMoreData.kind,
    Tap.kind,
    Attach.kind,
    Detach.kind,
    ChangeWindow.kind,
    Rotate.kind,
    ChangeLanguage.kind,
    Expect.kind,
    ExpectEvents.kind,
    CompareSnapshot.kind,
    RepeatSteps.kind,
    RunFlow.kind,
  ]

  /// The kind of a name, nil if there is none.
  public static subscript(name: String) -> StepKind? { byName[name] }

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
}
