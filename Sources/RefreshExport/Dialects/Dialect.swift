import RefreshEngine
import RefreshPresets

/// A language of apps: how it writes values, names and single statements.
///
/// All languages have the same statements in the same order, which come from ``StatementWriter`` and
/// ``PartWriter``. An object is nil if a statement is about the object whose method contains it.
protocol Dialect: PartDialect {
  /// Returns the expression that looks up a text.
  func lookup(_ key: String, table: String?) -> String
  /// Returns a string literal.
  func text(_ text: String) -> String
  /// Returns a truth value.
  func flag(_ flag: Bool) -> String
  /// Returns a font of the system.
  func font(_ size: Double, isBold: Bool) -> String
  /// Returns a constant of a type: `.left` or `NSTextAlignmentLeft`.
  func constant(_ name: String, of type: String) -> String
  /// Returns one of UIKit's own colours.
  func color(named name: String) -> String
  /// Returns an image by its name.
  func image(_ name: String) -> String

  /// Returns the path from a component to a member.
  func path(of member: AppMember) -> String
  /// Returns an expression for a member of an object.
  func member(_ path: String, of object: String?) -> String
  /// Returns an assignment.
  func set(_ target: String, to value: String) -> String
  /// Returns a call of a method without arguments.
  func call(_ method: String, of object: String?) -> String
  /// Returns a call of the superclass's method without arguments.
  func superCall(_ method: String) -> String
  /// Returns a call of the superclass's method during which MJRefresh may set a width.
  func keepingWidth(_ superCall: String) -> [String]
  /// Returns the first line of an override of a method without arguments.
  func override(_ method: String) -> String
  /// Returns the first line of a method without arguments.
  func method(_ name: String) -> String
  /// The first line of a block for systems whose spinners have sizes.
  var availability: String { get }

  /// Writes an assignment of a colour.
  func set(_ target: String, to color: RGBAColor, in code: inout CodeText)
  /// Returns a call that sets the text of a state.
  ///
  /// - Parameter title: An expression for the text.
  func setTitle(_ title: String, for state: RefreshState, by member: AppMember, of object: String?) -> String
  /// Writes a call that sets the frames of a state; without a duration, they keep their own.
  func setFrames(
    _ names: ImageNames, _ duration: Interval?, for state: RefreshState, by member: AppMember, of object: String?,
    in code: inout CodeText)
  /// Writes an assignment of a closure that puts a time into words.
  func setWording(_ template: TimeTemplate, to target: String, in code: inout CodeText)
}

extension Dialect {
  /// Returns an expression for a title.
  func title(_ title: AppTitle) -> String {
    switch title {
    case .text(let text): self.text(text)
    case .key(let key, let table): lookup(key, table: table)
    }
  }
}

/// A language that writes the views of parts.
protocol PartDialect: Sendable {
  /// Returns the variable of a part's view.
  func variable(_ part: AppPart) -> String
  /// Returns the path from a view to a member.
  func path(of member: PartMember) -> String
  /// Returns the colour of a part.
  func partColor(_ color: RGBAColor) -> String
  /// Returns a colour in the form that layers take.
  func layerColor(_ color: String, isOptional: Bool) -> String
  /// Returns an image that takes the tint of its view.
  func template(_ image: String) -> String
  /// Returns a text in several languages.
  func versions(_ versions: [(language: String, text: String)]) -> String
  /// Returns an item of a table.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - literal: The value outside tables.
  ///   - isPlain: Whether it applies where neither the state nor the pull has one.
  func item(_ value: PartValue, _ literal: String, isPlain: Bool) -> String
  /// Returns the value that a table has at the moment.
  func value(in table: PartTable, of property: PartProperty, _ part: AppPart, role: String) -> String

  /// Writes the statements that a part needs before its constants are set.
  func beginPreparing(_ part: AppPart, in code: inout CodeText)
  /// Writes the tables of a component alone.
  func prepareTables(of part: AppPart, by writer: PartWriter, in code: inout CodeText)
  /// Writes the statements that add views to a component.
  func add(_ views: [String], in code: inout CodeText)
  /// Writes an assignment of a transform, from the values of its properties that are set.
  func setTransform(of view: String, to values: [PartProperty: String], in code: inout CodeText)
  /// Returns the declaration of a component's width or height.
  func local(_ length: String) -> String
  /// The function that returns the greater of two numbers.
  var maximum: String { get }
  /// Returns the statements that place a view.
  func place(_ view: String, size: (String, String), center: (String, String)) -> [String]
  /// Writes the override that is called when the state has changed.
  func observeState(in code: inout CodeText, _ body: (inout CodeText) -> Void)
  /// Writes the override that is called when the pulling percent has changed.
  func observePull(in code: inout CodeText)
  /// Writes a call of a method that is animated.
  func animate(_ seconds: String, _ method: String, in code: inout CodeText)
  /// Writes a call that repeats a number.
  func setRepetitions(
    _ repetitions: [(state: RefreshState, repetition: PartRule.Repetition)], ofDegrees: Bool, keyPath: String,
    _ view: String, in code: inout CodeText)
  /// Writes a call that starts or stops a spinner.
  func setAnimating(_ spinner: String, to value: String, in code: inout CodeText)
  /// Returns the statement that shows frames.
  func showFrames(of part: AppPart) -> String
}
