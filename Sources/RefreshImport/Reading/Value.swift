import RefreshEngine
import RefreshText

/// The value of an expression, as far as it is relevant to components.
indirect enum Value {
  /// A value that is unknown without running the app.
  case unknown
  case nothing
  case number(Number)
  case flag(Bool)
  case text(String)
  /// A text of the app that is looked up by its key.
  case key(LookedUpText)
  case color(RGBAColor)
  /// A font, by its size and face.
  case font(Double, FontFace)
  /// A rotation, in degrees.
  case rotation(Double)
  /// An image, by its name.
  case image(String)
  /// The frames of an animated GIF, by its name and scale.
  case gif(String, Int)
  case list([Value])
  /// A dictionary without components.
  case dictionary([DictionaryRow])
  /// A tuple whose items have labels.
  case tuple([String?], [Value])
  /// A closure with the variables around it.
  case closure(ClosureSource, Frame)
  /// A component or, with a path, something that it has: `stateLabel`.
  case component(FoundComponent, String)
  /// One of several components, which depends on conditions, or something that each of them has.
  case oneOf(Alternatives, String)
  /// A view that a component's class adds or, with a path, something that it has: `layer`.
  case view(OwnView, String)
  /// A length, point, size or rectangle in a component.
  case lines([PartLine])
  /// A value that follows the pull: at 0 % and at 100 %.
  case pulled(Value, Value)
  /// The state of the component whose class is being read.
  case currentState
  /// Whether that state is one of several.
  case isState([RefreshState])
  /// A class of components.
  case componentClass(String)
  /// A scroll view of the code that calls a function, or something that it has: `tableView`.
  case scrollView(ScrollView)
  /// Anything else, by its name: `tableView`, `.idle`, `UIColor`.
  case path(String)
  /// A file or folder of the app's bundle.
  case resource(String)
  /// The time to be formatted.
  case time
  /// A text that contains parts of the time, in the syntax of presets.
  case wording(String)
  /// A date formatter with its pattern.
  case formatter(String?)
  /// The app's language, which exported code reads.
  case language
  /// Whether the app's language is this one; `nil` stands for none of those that were tested.
  case isLanguage(String?)

  /// A number, or an unknown value if it isn't one.
  init(_ number: Number?) { self = number.map { .number($0) } ?? .unknown }

  /// Returns a real number.
  static func real(_ number: Double) -> Value { Value(Number(real: number)) }

  /// Returns the value as one of a type, which numbers depend on.
  func converted(to type: [String]) -> Value {
    if case .number(let number) = self { Value(number.converted(to: type)) } else { self }
  }

  /// Returns a tuple with the labels of a function's result, such as `(header: Header, footer: Footer)`.
  func labelled(by result: [String]) -> Value {
    guard case .list(let items) = self, items.count > 1, result.count == 2 * items.count else { return self }
    let labels = items.indices.map { result[2 * $0] }
    return labels.allSatisfy { $0.first?.isLowercase ?? false } ? .tuple(labels, items) : self
  }

  var number: Double? { if case .number(let number) = self { number.value } else { nil } }
  /// The rotation by it as an angle.
  var rotation: Value? { number.map { .rotation(($0 * 180 / .pi).rounded(decimals: 3)) } }
  /// The number that C stores for it: `YES` is 1.
  var scalar: Double? { if case .flag(let flag) = self { flag ? 1 : 0 } else { number } }
  var flag: Bool? {
    switch self {
    case .flag(let flag): flag
    case .number(let number): number.value.map { $0 != 0 }
    default: nil
    }
  }
  var text: String? { if case .text(let text) = self { text } else { nil } }
  var list: [Value]? {
    switch self {
    case .list(let items), .tuple(_, let items): items
    case .dictionary(let rows): rows.map { .tuple(["key", "value"], [$0.key, $0.value]) }
    default: nil
    }
  }
  var path: String? { if case .path(let path) = self { path } else { nil } }
  var component: FoundComponent? {
    if case .component(let component, "") = self { component } else { nil }
  }
  var isClosure: Bool { if case .closure = self { true } else { false } }
  /// Whether it is certainly not `nil`.
  var isThere: Bool {
    switch self {
    case .unknown, .nothing, .path, .scrollView, .language, .isLanguage, .isState: false
    case .component(_, let path): path.isEmpty
    case .oneOf(let alternatives, let path): path.isEmpty && !alternatives.mayBeNone
    default: true
    }
  }

  /// The text as part of a template of presets.
  var template: String? {
    switch self {
    case .text(let text): text.replacing("{", with: "{{").replacing("}", with: "}}")
    case .wording(let wording): wording
    default: nil
    }
  }

  /// How it is written between brackets, in a name: `0` of `tables[0]`.
  var subscriptName: String? { (number?.shortestText ?? text ?? choice)?.replacing(".", with: "-") }

  /// The last word of its name: `idle` of `.idle` and `MJRefreshState.idle`.
  var choice: String? { path.map { String($0[($0.lastIndex(of: ".").map($0.index(after:)) ?? $0.startIndex)...]) } }

  /// The state that it stands for.
  var state: RefreshState? {
    // The number in `MJRefreshState(rawValue: 3)`.
    if let number { return RefreshState.allCases.first { Double($0.rawValue) == number } }
    guard var word = choice else { return nil }
    if word.hasPrefix("MJRefreshState") { word = String(word.dropFirst("MJRefreshState".count)) }
    word = word.prefix(1).lowercased() + word.dropFirst()
    return RefreshState(named: word)
  }
}

/// The faces of fonts that presets distinguish.
enum FontFace {
  case system
  case boldSystem
  /// Another family or weight.
  case other
}
