/// A property of healthy runs, whose breach is a problem.
package enum Oracle: String, CaseIterable, Sendable {
  // Things that must never happen.
  case fault
  case illegalTransition = "illegal-transition"
  case suiteCondition = "suite-condition"

  // Calls to the app.
  case lateCall = "late-call"
  case callCount = "call-count"
  case callTime = "call-time"
  case askedTwice = "asked-twice"
  case ignoredCall = "ignored-call"
  case neverRests = "never-rests"

  // Causes of refreshes.
  case touchLoads = "touch-loads"
  case unaskedRefresh = "unasked-refresh"
  case earlyRefresh = "early-refresh"
  case ignoredPull = "ignored-pull"
  case wrongPercent = "wrong-percent"

  // States.
  case stuckState = "stuck-state"
  case lostEnd = "lost-end"

  // Insets and offsets.
  case insetLeft = "inset-left"
  case wrongRoom = "wrong-room"
  case floating
  case outOfRange = "out-of-range"
  case misplaced
  case jump
  case wrongMove = "wrong-move"
  case lostContent = "lost-content"

  // Looks.
  case wrongOpacity = "wrong-opacity"
  case wrongIndicator = "wrong-indicator"
  case neverStops = "never-stops"
  case wrongTitle = "wrong-title"
  case lostWords = "lost-words"
  case forgottenTime = "forgotten-time"
  case wrongDay = "wrong-day"
  case wrongTime = "wrong-time"
  case wrongPart = "wrong-part"
  case memory

  /// The name in options, tags and files.
  package var id: String { rawValue }

  /// A sentence about what healthy runs do, in lower case and without a full stop.
  package var summary: String {
    switch self {
    case .fault: "the run loop comes to an end"
    case .illegalTransition:
      "a component only changes to states that follow its own, pulls under a finger only, and ends when the run loop turns"
    case .suiteCondition: "what a suite demands with `always` and `atRest` holds"
    case .lateCall: "the app is called while the component refreshes, and not after"
    case .callCount: "each refresh makes each of its calls once"
    case .callTime: "calls come when the animations of the refresh end; these and an app's waits take their time"
    case .askedTwice: "the app is asked once for a page, and not again before it has answered"
    case .ignoredCall: "a component that is idle refreshes when the app says so"
    case .neverRests: "a list that nobody touches comes to rest"
    case .touchLoads: "a drag that ends where it began loads nothing"
    case .unaskedRefresh: "a refresh begins by a finger or by the app"
    case .earlyRefresh: "a refresh begins when so much is pulled as the component says"
    case .ignoredPull: "a pull past the threshold refreshes when it is let go"
    case .wrongPercent: "the pulling percent is the part of the component that a finger has pulled into view"
    case .stuckState:
      "no component rests in a state that ends with a gesture or at once, or that an end does not end"
    case .lostEnd: "no more data stays until the app says otherwise"
    case .insetLeft: "at rest each inset is the app's, with the room of a shown auto footer"
    case .wrongRoom: "what refreshes at rest has the room that it needs"
    case .floating:
      "while the header refreshes, the top inset follows the list, so that section headers stand at its top"
    case .outOfRange: "the list rests within its range"
    case .misplaced: "components stand at the edges of their content, and what they show has its place in them"
    case .jump: "the end of a refresh moves nothing that may stay where it is"
    case .wrongMove:
      "a list follows the finger, glides on as fast as it was, and stands where a component holds it or the app scrolls it"
    case .lostContent: "content that the app loads is there"
    case .wrongOpacity: "an opacity lies within 0 and 1, and at rest and behind an end is what the state asks for"
    case .wrongIndicator: "what refreshes turns a spinner that can be seen, and what rests shows its arrow"
    case .neverStops: "frames and spinners stand still when nothing refreshes"
    case .wrongTitle: "the label shows the title of the state"
    case .lostWords: "an app's own titles outlive a change of the language"
    case .forgottenTime: "a header knows its last refresh in every language"
    case .wrongDay: "a time that is called today is of today"
    case .wrongTime: "a header tells the time of its last refresh"
    case .wrongPart: "a part stands and looks as the preset says for the state, its time and the pulling percent"
    case .memory: "at rest all is as in a fresh list of the same scene"
    }
  }
}
