import RefreshEngine

/// A fault in a run.
package struct Problem: Sendable {
  /// The law that it breaches.
  package let law: LawID
  /// The component that it is about; `nil` for the scroll view.
  package let role: ComponentRole?
  /// The level of the app and the world up to this point.
  package let level: Level
  /// The level up to this point without the app's answers, and without the flows in which it acts if they are over
  /// and no finger is down.
  package let drivenLevel: Level
  /// The number of the step at which it shows; 0 is the setup, and the number after the last is the rest that
  /// follows.
  package let step: Int
  /// A description in lower case, with its numbers: `the back footer rests 55 pt out of range`.
  package internal(set) var sentence: String
  /// The observables that show it.
  package internal(set) var expectations: [Expectation] = []
  /// The commands that bring the run to rest after its last step, up to the problem: lifting the finger, letting
  /// the content settle, and ending refreshes. Empty if the problem shows earlier.
  package internal(set) var ending: [Command] = []
  /// The time from the start of the step at which the problem shows; `nil` if it still shows at the end of the
  /// step.
  package internal(set) var moment: Interval?
  /// The identity by which it is compared with problems of other runs.
  package let shape: Shape

  /// An observable with the value that shows a problem, and the healthy value if it is known.
  package struct Expectation: Sendable {
    package let observable: ObservablePath
    package let found: ObservedValue
    package let healthy: ObservedValue?
    /// The value that a suite requires.
    package let demanded: Matcher?

    package init(
      _ observable: ObservablePath, found: ObservedValue, healthy: ObservedValue? = nil, demanded: Matcher? = nil
    ) {
      (self.observable, self.found, self.healthy, self.demanded) = (observable, found, healthy, demanded)
    }
  }

  /// The identity of a problem across several runs; it contains no numbers.
  package struct Shape: Hashable, Sendable {
    package let law: LawID
    package let family: Family?
    /// The coarse cause; empty if the law is specific enough.
    package let cause: String

    package init(_ law: LawID, _ family: Family?, cause: String = "") {
      (self.law, self.family, self.cause) = (law, family, cause)
    }

    /// The words by which reports name it and settings accept it: `asked-twice auto footer, one drag`.
    package var id: String {
      [law.name, family?.noun].compactMap(\.self).joined(separator: " ") + (cause.isEmpty ? "" : ", \(cause)")
    }
  }

  /// Creates a problem.
  ///
  /// - Parameter drivenLevel: The level without the app's answers. The default is the level with them.
  package init(
    law: LawID, role: ComponentRole?, level: Level, drivenLevel: Level? = nil, step: Int, sentence: String,
    shape: Shape
  ) {
    (self.law, self.role, self.level, self.step) = (law, role, level, step)
    self.drivenLevel = drivenLevel ?? level
    (self.sentence, self.shape) = (sentence, shape)
  }
}
