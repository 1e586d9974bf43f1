import RefreshDiagnostics
import RefreshEngine
import RefreshPresets

/// A component that code creates, with the settings that the code changes.
final class FoundComponent {
  /// A value of a preset.
  enum Setting: Equatable {
    /// A scalar in its written form.
    case plain(String)
    /// A text.
    case text(String)
    /// A text that is looked up in the app's tables.
    case key(LookedUpText)
    /// The names of frames, and the duration of a cycle in seconds.
    case frames([String], duration: Double?)
    /// An animated GIF, by its name and scale.
    case gif(String, scale: Int, duration: Double?)
    /// An image, by its name.
    case image(String)
  }

  /// A remark on code that has no equivalent in the preset.
  struct Remark: Sendable {
    /// The meaning of code for the preset, as the preset's comment says it.
    enum Weight {
      case unread
      /// The code is not part of the setup, so nothing is missing.
      case later
      /// The code doesn't run in the app as it was read.
      case unused
      /// The code runs only under a condition, and is treated as if it always ran.
      case sometimes

      /// The beginning of the comment.
      var mark: String {
        switch self {
        case .unread: Preset.unreadMark
        case .later: "Later"
        case .unused: "Not used"
        case .sometimes: "Only sometimes"
        }
      }
    }

    let text: String
    let place: Span
    var weight = Weight.unread
    /// The key that it is about; `nil` if there is none.
    var key: String?
    /// The type whose code it is about, if it is about no component that was found.
    var typeName: String?
  }

  private struct Note: Hashable {
    let text: String
    let place: Span
  }

  /// The type.
  let kind: ComponentKind
  /// The name of its class.
  let className: String
  /// The location where it is created.
  let place: Span
  /// The functions and closures in which it is set up.
  var scopes: Set<Int>
  /// The conditions under which it is created.
  let conditions: [Int]
  /// The numbers of the statements that may have ended the functions around it before it was made or, later, attached.
  var endings: [Int]
  /// The function that creates it.
  let function: Function?
  /// The name of the function or macro that creates it.
  let maker: String?
  /// The type whose code creates it.
  let typeName: String?
  /// The values by dotted key, each with its location.
  private(set) var settings: [String: (value: Setting, place: Span)] = [:]
  private(set) var remarks: [Remark] = []
  /// The remarks by place and text.
  private var noted: Set<Note> = []
  /// The names of its parts in the order in which they are drawn.
  private(set) var parts: [String] = []
  /// The places of the parts in this order, by their names.
  private(set) var partPlaces: [String: Int] = [:]
  /// The views that are added to it, with the places of that; nil for one that is not read.
  private(set) var ownViews: [(view: OwnView?, place: Span)] = []
  /// The values of the properties that its class adds.
  var ownValues: [String: Value] = [:]
  /// Whether its class is as `export` writes it.
  var isExported = false
  /// Whether it has been attached to a scroll view.
  var isAttached = false
  /// Whether code that sets it up was not read to the end, so that nothing about it is certain.
  var isIncomplete = false
  /// Whether it was made in a call of which something else is known.
  var isInner = false
  /// Whether it is made by a function with parameters that is read without the arguments of its calls.
  var isWithoutArguments = false
  /// Whether its class is being read, which makes it.
  var isBeingMade = false
  /// Whether the code of its class that runs at every layout is being read.
  var isBeingLaidOut = false
  /// The places at which its class sets keys at every layout.
  private(set) var layoutPlaces: [String: Span] = [:]
  /// Whether the `prepare` methods of its class are being read, before MJRefresh has finished preparing it.
  var isBeingPrepared = false
  /// Whether the code does anything with it.
  var isSetUp: Bool { !settings.isEmpty || !remarks.isEmpty }

  init(_ kind: ComponentKind, className: String, at place: Span, in frame: Frame) {
    (self.kind, self.className, self.place) = (kind, className, place)
    (scopes, conditions, endings, function) = ([frame.scope], frame.conditions, frame.endings, frame.function)
    (maker, typeName) = (frame.macro ?? frame.function?.name, frame.typeName)
  }

  /// Sets a key; a later value replaces an earlier one.
  func set(_ key: String, _ value: Setting, at place: Span) { settings[key] = (value, place) }

  /// Notes a key that its class sets at every layout.
  func noteLayout(of key: String, at place: Span) { layoutPlaces[key] = place }

  /// Returns a word in a form in which it can be part of a dotted key.
  static func word(_ text: String) -> String { text.replacing(".", with: "\u{1}") }

  /// Adds a part.
  func addPart(_ name: String) {
    if partPlaces[name] == nil { partPlaces[name] = parts.count }
    parts.append(name)
  }

  /// Returns whether its class sets it up in the code that is being read.
  func isSettingUp(in frame: Frame) -> Bool { isBeingMade && frame.scopeIsOwn(self) }

  /// Notes that a view is added to it.
  ///
  /// - Parameter index: The number of views below it, in drawing order; `nil` for all.
  func addOwnView(_ view: OwnView?, at place: Span, before index: Int?) {
    // Of views that can't be read, each place counts once.
    if ownViews.contains(where: { view == nil ? $0.view == nil && $0.place == place : $0.view === view }) { return }
    ownViews.insert((view, place), at: min(max(index ?? .max, 0), ownViews.count))
  }

  /// Notes that a view is removed from it.
  func removeOwnView(_ view: OwnView) { ownViews.removeAll { $0.view === view } }

  /// Removes a key whose value has become unknown.
  func unset(_ key: String) { settings[key] = nil }

  /// Removes the keys of a map, one of whose values has become unknown.
  func unsetAll(in key: String) { settings = settings.filter { !$0.key.hasPrefix("\(key).") } }

  /// Adds a remark on code without an equivalent in the preset, unless it exists already.
  func remark(_ text: String, at place: Span, isLater: Bool = false, key: String? = nil) {
    remark(text, at: place, as: isLater ? .later : .unread, key: key)
  }

  /// Adds a remark of a weight, unless it exists already.
  func remark(_ text: String, at place: Span, as weight: Remark.Weight, key: String? = nil) {
    guard noted.insert(Note(text: text, place: place)).inserted else { return }
    remarks.append(Remark(text: text, place: place, weight: weight, key: key))
  }
}

extension FoundComponent {
  /// Adds the remarks on another component that stands for the same.
  func add(_ remarks: [Remark]) {
    for remark in remarks where noted.insert(Note(text: remark.text, place: remark.place)).inserted {
      self.remarks.append(remark)
    }
  }
}

/// A scroll view, by its name in the code that has it.
struct ScrollView {
  /// `tableView`.
  var name: String
  /// The type whose code has the name.
  let typeName: String?
  /// The function that has the name.
  let function: Function?
  /// The round of a loop in which it is made; 0 if it isn't made in one.
  var round = 0
  /// Whether it is the result of a call or a subscript, which may be another view each time.
  var isComputed = false

  /// Returns something that it has, or that has it, by its name in the same code.
  func named(_ name: String) -> ScrollView {
    var other = self
    other.name = name
    return other
  }
}

/// The names by which scroll views are distinguished if a block declares one under a name that means another one around it.
enum TwinName {
  private static let mark: Character = "#"

  /// Returns the name of the scroll view that code declares under a name that it knows as another one's.
  static func make(_ name: String, _ number: Int) -> String { "\(name)\(mark)\(number)" }

  /// Returns whether a name distinguishes a scroll view from others that code gives the same name.
  static func isTwin(_ name: String) -> Bool { name.contains(mark) }

  /// Returns a name or path as code writes it.
  static func written(_ name: String) -> String {
    guard isTwin(name) else { return name }
    return name.split(separator: ".").map { $0.prefix { $0 != mark } }.joined(separator: ".")
  }
}

/// The attachment of a component to a scroll view.
struct Attachment {
  let component: FoundComponent
  /// The name of the scroll view in the code: `tableView`.
  var scrollView: String
  /// The function in which it is attached.
  let function: Function?
  let typeName: String?
  let place: Span
  /// The number of the code that attaches it, and the conditions in it.
  let scope: Int
  let conditions: [Int]

  /// Returns the attachment in a class that inherits it and adds another.
  func inherited(by other: Attachment) -> Attachment {
    Attachment(
      component: component, scrollView: scrollView, function: other.function, typeName: other.typeName,
      place: place,
      scope: scope, conditions: conditions)
  }
}
