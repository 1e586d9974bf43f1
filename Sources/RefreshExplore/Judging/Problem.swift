import RefreshEngine
import RefreshScenarios

/// Something that is wrong with a run.
package struct Problem: Sendable {
  /// What found it.
  package let oracle: Oracle
  /// The component that it is about, nil for the scroll view.
  package let role: ComponentRole?
  /// What the app and the world have done up to it.
  package let level: Level
  /// The number of the step at which it shows; 0 is the setting up, and the number behind the last is the rest after it.
  package let step: Int
  /// What is wrong, in lower case and with its numbers: `the back footer rests 55 pt out of range`.
  package internal(set) var sentence: String
  /// What shows it.
  package internal(set) var expectations: [Expectation] = []
  /// What was done behind the last step of the run, to bring it to rest, until the problem shows: the finger is lifted, what
  /// moves settles, and what refreshes is ended. Empty for what shows earlier.
  package internal(set) var ending: [Command] = []
  /// How long after the beginning of its step it shows, where it no longer does at the end of the step; nil where it does.
  package internal(set) var moment: Interval?
  /// What makes it the same problem as another run's.
  package let shape: Shape

  /// An observable with the value that shows a problem, and the value of a healthy list where that is known.
  package struct Expectation: Sendable {
    package let observable: ObservablePath
    package let found: ObservedValue
    package let healthy: ObservedValue?
    /// What a suite demands of it.
    package let demanded: Matcher?

    package init(
      _ observable: ObservablePath, found: ObservedValue, healthy: ObservedValue? = nil, demanded: Matcher? = nil
    ) {
      (self.observable, self.found, self.healthy, self.demanded) = (observable, found, healthy, demanded)
    }
  }

  /// What makes problems of several runs the same: no numbers.
  package struct Shape: Hashable, Sendable {
    package let oracle: Oracle
    package let family: Family?
    /// The coarse cause, empty where the oracle says it all.
    package let cause: String

    package init(_ oracle: Oracle, _ family: Family?, cause: String = "") {
      (self.oracle, self.family, self.cause) = (oracle, family, cause)
    }
  }

  package init(
    oracle: Oracle, role: ComponentRole?, level: Level, step: Int, sentence: String, shape: Shape
  ) {
    (self.oracle, self.role, self.level, self.step) = (oracle, role, level, step)
    (self.sentence, self.shape) = (sentence, shape)
  }
}
