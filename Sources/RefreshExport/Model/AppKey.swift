import RefreshEngine

/// A key of a component as an app's code sets it: one row for code that is written, and for code that is read.
package struct AppKey: Sendable {
  /// Where a component's properties have a value; nil where nobody set it.
  package typealias Path<Value> = KeyPath<ComponentSettings, Value?> & Sendable

  /// How a value is written in code, and where it is found.
  package enum Form: Sendable {
    /// A bare number, mostly of points.
    case number(Path<Double>)
    /// A bare number of seconds.
    case seconds(Path<Interval>)
    /// `true`, `YES`.
    case flag(Path<Bool>)
    /// A literal.
    case text(Path<String>)
    /// `UIColor(red:green:blue:alpha:)`.
    case color(Path<RGBAColor>)
    /// `UIFont.boldSystemFont(ofSize:)`: MJRefresh's own font is bold, too.
    case boldFont(Path<Double>)
    /// `UIActivityIndicatorView.Style`.
    case indicatorStyle(Path<ActivityIndicatorStyle>)
    /// A whole number; −1 for no limit.
    case triggerTimes(Path<TriggerTimes>)
    /// A method without arguments, called where the value is true.
    case call(Path<Bool>)
    /// `UIImage(named:)`.
    case image
    /// A closure that makes a text of an optional date.
    case wording(Path<LocalizedTemplate?>)
    /// A method that takes a text and a state.
    case titles
    /// A method that takes images, maybe a duration, and a state.
    case frames
  }

  /// The key of presets, with dots: `stateLabel.hidden`.
  package let name: String
  /// The role of the components that have the member; nil for all that have the key.
  package let role: ComponentRole?
  /// The member in Swift, from the component on: `stateLabel?.isHidden`. Of a method its base name.
  package let swift: String
  /// The member in Objective-C: `stateLabel.hidden`. Of a method the first part of its selector.
  package let objectiveC: String
  /// How its value is written.
  package let form: Form

  /// Declares a row.
  ///
  /// - Parameters:
  ///   - name: The key of presets.
  ///   - swift: The member in Swift.
  ///   - objectiveC: The member in Objective-C. The default is that of Swift.
  ///   - role: The role of the components that have it. The default is all.
  ///   - form: How its value is written.
  init(_ name: String, _ swift: String, objectiveC: String? = nil, role: ComponentRole? = nil, _ form: Form) {
    self.name = name
    self.role = role
    self.swift = swift
    self.objectiveC = objectiveC ?? swift
    self.form = form
  }

  /// All rows, in the order in which code sets them.
  ///
  /// It is the order in which the engine applies a preset: a label is hidden before it is given a time, the height comes before
  /// frames, which only make it greater.
  package static let all: [AppKey] = [
    AppKey("fastAnimationDuration", "fastAnimationDuration", .seconds(\.$fastAnimationDuration)),
    AppKey("slowAnimationDuration", "slowAnimationDuration", .seconds(\.$slowAnimationDuration)),
    AppKey("animationDisabled", "setAnimationDisabled", .call(\.$animationDisabled)),
    AppKey("collectionViewAnimationBug", "isCollectionViewAnimationBug", .flag(\.$collectionViewAnimationBug)),
    AppKey("height", "mj_h", .number(\.$height)),
    AppKey(
      "stateLabel.hidden", "stateLabel?.isHidden", objectiveC: "stateLabel.hidden", .flag(\.stateLabel.$hidden)),
    AppKey(
      "stateLabel.textColor", "stateLabel?.textColor", objectiveC: "stateLabel.textColor",
      .color(\.stateLabel.$textColor)),
    AppKey(
      "stateLabel.fontSize", "stateLabel?.font", objectiveC: "stateLabel.font", .boldFont(\.stateLabel.$fontSize)),
    AppKey(
      "lastUpdatedTimeLabel.hidden", "lastUpdatedTimeLabel?.isHidden", objectiveC: "lastUpdatedTimeLabel.hidden",
      .flag(\.lastUpdatedTimeLabel.$hidden)),
    AppKey(
      "lastUpdatedTimeLabel.textColor", "lastUpdatedTimeLabel?.textColor",
      objectiveC: "lastUpdatedTimeLabel.textColor", .color(\.lastUpdatedTimeLabel.$textColor)),
    AppKey(
      "lastUpdatedTimeLabel.fontSize", "lastUpdatedTimeLabel?.font", objectiveC: "lastUpdatedTimeLabel.font",
      .boldFont(\.lastUpdatedTimeLabel.$fontSize)),
    AppKey("labelLeftInset", "labelLeftInset", .number(\.$labelLeftInset)),
    AppKey(
      "refreshingTitleHidden", "isRefreshingTitleHidden", objectiveC: "refreshingTitleHidden",
      .flag(\.$refreshingTitleHidden)),
    AppKey("arrow.image", "arrowView?.image", objectiveC: "arrowView.image", .image),
    AppKey("arrow.hidden", "arrowView?.isHidden", objectiveC: "arrowView.hidden", .flag(\.arrow.$hidden)),
    AppKey(
      "loading.style", "loadingView?.style", objectiveC: "loadingView.activityIndicatorViewStyle",
      .indicatorStyle(\.loading.$style)),
    AppKey("titles", "setTitle", .titles),
    AppKey("images", "setImages", .frames),
    AppKey("lastUpdatedTimeText", "lastUpdatedTimeText", .wording(\.$lastUpdatedTimeText)),
    AppKey("lastUpdatedTimeKey", "lastUpdatedTimeKey", .text(\.$lastUpdatedTimeKey)),
    AppKey("ignoredInset", "ignoredScrollViewContentInsetTop", role: .header, .number(\.$ignoredInset)),
    AppKey("ignoredInset", "ignoredScrollViewContentInsetBottom", role: .footer, .number(\.$ignoredInset)),
    AppKey("ignoredInset", "ignoredScrollViewContentInsetRight", role: .trailer, .number(\.$ignoredInset)),
    AppKey(
      "automaticallyRefresh", "isAutomaticallyRefresh", objectiveC: "automaticallyRefresh",
      .flag(\.$automaticallyRefresh)),
    AppKey("triggerPercent", "triggerAutomaticallyRefreshPercent", .number(\.$triggerPercent)),
    AppKey("autoTriggerTimes", "autoTriggerTimes", .triggerTimes(\.$autoTriggerTimes)),
    AppKey(
      "automaticallyChangeAlpha", "isAutomaticallyChangeAlpha", objectiveC: "automaticallyChangeAlpha",
      .flag(\.$automaticallyChangeAlpha)),
    AppKey("hidden", "isHidden", objectiveC: "hidden", .flag(\.$hidden)),
  ]
}
