import RefreshDiagnostics
import RefreshEngine

/// A component that some code makes, with what the code sets.
final class FoundComponent {
  /// A value of a preset.
  enum Setting: Equatable {
    /// A scalar as it is written.
    case plain(String)
    /// A text.
    case text(String)
    /// The names of frames, and how long a round takes in seconds.
    case frames([String], duration: Double?)
    /// An animated GIF, by its name and scale.
    case gif(String, scale: Int, duration: Double?)
    /// An image, by its name.
    case image(String)
  }

  /// Something that code says and the preset does not.
  struct Remark: Sendable {
    let text: String
    let place: Span
    /// Whether it is no part of the set-up, so that nothing is missing.
    var isLater = false
    /// The key that it is about, nil if it is none.
    var key: String?
  }

  private struct Note: Hashable {
    let text: String
    let place: Span
  }

  /// The type.
  let kind: ComponentKind
  /// The name of its class.
  let className: String
  /// The place where it is made.
  let place: Span
  /// The functions and closures in which it is set up.
  var scopes: Set<Int>
  /// The conditions under which it is made.
  let conditions: [Int]
  /// The function that makes it.
  let function: Function?
  /// The type whose code makes it.
  let typeName: String?
  /// The values by their keys with dots, each with its place.
  private(set) var settings: [String: (value: Setting, place: Span)] = [:]
  private(set) var remarks: [Remark] = []
  /// The remarks by place and text.
  private var noted: Set<Note> = []
  /// The names of its parts in the order in which they are drawn.
  private(set) var parts: [String] = []
  /// The places of the parts in this order, by their names.
  private(set) var partPlaces: [String: Int] = [:]
  /// Whether it has been attached to a scroll view.
  var isAttached = false
  /// Whether code that sets it up was not read to its end, so that nothing about it is certain.
  var isIncomplete = false
  /// Whether it was made in a call of which something else is known.
  var isInner = false
  /// The component that a method of its class is being read for the first time, before MJRefresh is done with it.
  var isBeingPrepared = false
  /// Whether code does anything with it.
  var isSetUp: Bool { !settings.isEmpty || !remarks.isEmpty }

  init(_ kind: ComponentKind, className: String, at place: Span, in frame: Frame) {
    (self.kind, self.className, self.place) = (kind, className, place)
    (scopes, conditions, function) = ([frame.scope], frame.conditions, frame.function)
    typeName = frame.typeName
  }

  /// Sets a key; a later value takes the place of an earlier one.
  func set(_ key: String, _ value: Setting, at place: Span) { settings[key] = (value, place) }

  /// A word as it stands in a key with dots.
  static func word(_ text: String) -> String { text.replacing(".", with: "\u{1}") }

  /// Adds a part.
  func addPart(_ name: String) {
    if partPlaces[name] == nil { partPlaces[name] = parts.count }
    parts.append(name)
  }

  /// Forgets a key, of which nothing is known any more.
  func unset(_ key: String) { settings[key] = nil }

  /// Notes what the preset does not say; each once.
  func remark(_ text: String, at place: Span, isLater: Bool = false, key: String? = nil) {
    guard noted.insert(Note(text: text, place: place)).inserted else { return }
    remarks.append(Remark(text: text, place: place, isLater: isLater, key: key))
  }
}

/// That a component is attached to a scroll view.
struct Attachment {
  let component: FoundComponent
  /// The code's name for the scroll view: `tableView`.
  let scrollView: String
  /// The function in which it is attached.
  let function: Function?
  let typeName: String?
  let place: Span
}
