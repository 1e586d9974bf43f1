import RefreshScenarios

extension RunReport {
  /// A step that failed, and how things stood then.
  public struct FailedStep: Sendable, Equatable {
    /// The number of the step; 0 is the setting up.
    public internal(set) var step = 0
    /// When it failed, in seconds of virtual time.
    public internal(set) var time = 0.0
    /// Everything in the step that was not as expected, at least one.
    public internal(set) var problems: [Problem] = []
    /// The scroll view and the attached components, without what is as usual.
    public internal(set) var state: [Subject] = []
    /// The last events, at most ``mostEvents``.
    public internal(set) var events: [Event] = []
    /// How many events there were before those.
    public internal(set) var earlierEvents = 0
    /// How offset and states came about; nil where it is not known.
    public internal(set) var course: Course?

    /// The most events that are kept of those before a failure.
    public static let mostEvents = 10
  }

  /// One thing that a step expected and that was not so.
  public struct Problem: Sendable, Equatable {
    /// The rule's name: `expectation-failed`.
    public internal(set) var id = ""
    /// What was not so, in one line, lower case, without a full stop.
    public internal(set) var message = ""
    /// What was expected, nil where that says nothing more than the message; may have several lines.
    public internal(set) var expected: String?
    /// What was found, nil where that says nothing more than the message; may have several lines.
    public internal(set) var actual: String?
    /// Where it was expected.
    public internal(set) var place = Place()
    /// Further places: through which steps it was reached, and with which example.
    public internal(set) var labels: [Label] = []
    /// The lines of the file with the places underlined, without colours; its last line ended.
    public internal(set) var excerpt = ""
  }

  /// The scroll view or a component, with the observables that say how it stands.
  public struct Subject: Sendable, Equatable {
    /// `scroll`, `header` …
    public internal(set) var name = ""
    /// `offset.y -120`, `dragging` …, in the order of traces.
    public internal(set) var values: [String] = []
  }

  /// Something that happened.
  public struct Event: Sendable, Equatable {
    /// When, in seconds of virtual time.
    public internal(set) var time = 0.0
    /// What, as scenarios have it: `header: idle -> pulling`.
    public internal(set) var text = ""
  }
}
