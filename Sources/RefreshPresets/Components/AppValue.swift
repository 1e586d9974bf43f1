import RefreshEngine

/// A value that an app's code writes as one literal.
package enum AppValue: Equatable, Sendable {
  case number(Double)
  case flag(Bool)
  case text(String)
  case color(RGBAColor)
  case indicatorStyle(ActivityIndicatorStyle)
  case whole(Int)
  /// The name of an image.
  case image(String)
}

/// The form of a value in an app's code.
package enum AppForm: Sendable {
  /// A bare number, usually in points.
  case number
  /// A property that MJRefresh sets at every layout, so that a subclass has to override it.
  case layout
  /// A bare number of seconds.
  case seconds
  /// `true` or `YES`.
  case flag
  /// A string literal.
  case text
  /// `UIColor(red:green:blue:alpha:)`.
  case color
  /// `UIFont.boldSystemFont(ofSize:)`: MJRefresh's own font is bold, too.
  case boldFont
  /// `UIActivityIndicatorView.Style`.
  case indicatorStyle
  /// A whole number.
  case whole
  /// A method without arguments, which is called if the value is true.
  case call
  /// `UIImage(named:)`.
  case image
  /// A closure that returns a text for an optional date.
  case wording
  /// A method that takes a text and a state.
  case titles
  /// A method that takes images, optionally a duration, and a state.
  case frames
}

/// A type of settings that an app can set.
protocol AppWritable: SendableMetatype {
  /// The usual form in code.
  static var appForm: AppForm { get }
  /// The value in code, or `nil` if it takes more than one literal.
  var appValue: AppValue? { get }
}

extension Double: AppWritable {
  static var appForm: AppForm { .number }
  var appValue: AppValue? { .number(self) }
}

extension Interval: AppWritable {
  static var appForm: AppForm { .seconds }
  var appValue: AppValue? { .number(seconds) }
}

extension Bool: AppWritable {
  static var appForm: AppForm { .flag }
  var appValue: AppValue? { .flag(self) }
}

extension String: AppWritable {
  static var appForm: AppForm { .text }
  var appValue: AppValue? { .text(self) }
}

extension RGBAColor: AppWritable {
  static var appForm: AppForm { .color }
  var appValue: AppValue? { .color(self) }
}

extension ActivityIndicatorStyle: AppWritable {
  static var appForm: AppForm { .indicatorStyle }
  var appValue: AppValue? { .indicatorStyle(self) }
}

extension TriggerTimes: AppWritable {
  static var appForm: AppForm { .whole }
  /// The number of times, or −1 for no limit.
  var appValue: AppValue? {
    switch self {
    case .times(let times): .whole(Int(times))
    case .unlimited: .whole(-1)
    }
  }
}

extension LocalizedTemplate?: AppWritable {
  static var appForm: AppForm { .wording }
  var appValue: AppValue? { nil }
}
