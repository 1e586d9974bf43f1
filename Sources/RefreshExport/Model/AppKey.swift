import RefreshEngine

/// The member of a component's class that an app sets for a key: one row for writing code and for reading it.
package struct AppKey: Sendable {
  /// The path of a value in a component's settings; the value is `nil` if it was not set.
  package typealias Path<Value> = KeyPath<ComponentSettings, Value?> & Sendable

  /// The form of a value in code, with its path in the settings.
  package enum Form: Sendable {
    /// A bare number, usually in points.
    case number(Path<Double>)
    /// A property that MJRefresh sets at every layout, so that a subclass has to override it.
    case layout(Path<Double>)
    /// A bare number of seconds.
    case seconds(Path<Interval>)
    /// `true` or `YES`.
    case flag(Path<Bool>)
    /// A string literal.
    case text(Path<String>)
    /// `UIColor(red:green:blue:alpha:)`.
    case color(Path<RGBAColor>)
    /// `UIFont.boldSystemFont(ofSize:)`: MJRefresh's own font is bold, too.
    case boldFont(Path<Double>)
    /// `UIActivityIndicatorView.Style`.
    case indicatorStyle(Path<ActivityIndicatorStyle>)
    /// A whole number; −1 for no limit.
    case triggerTimes(Path<TriggerTimes>)
    /// A method without arguments, which is called if the value is true.
    case call(Path<Bool>)
    /// `UIImage(named:)`.
    case image
    /// A closure that returns a text for an optional date.
    case wording(Path<LocalizedTemplate?>)
    /// A method that takes a text and a state.
    case titles
    /// A method that takes images, optionally a duration, and a state.
    case frames
  }

  /// The key in presets, with dots: `stateLabel.hidden`.
  package let name: String
  /// The role of the components that have the member; nil for all that have the key.
  package let role: ComponentRole?
  /// The member in Swift, relative to the component: `stateLabel?.isHidden`. For a method, its base name.
  package let swift: String
  /// The member in Objective-C: `stateLabel.hidden`. For a method, the first part of its selector.
  package let objectiveC: String
  /// The form of its value.
  package let form: Form

  /// Declares a row.
  ///
  /// - Parameters:
  ///   - name: The key in presets.
  ///   - swift: The member in Swift.
  ///   - objectiveC: The member in Objective-C. The default is that of Swift.
  ///   - role: The role of the components that have it. The default is all.
  ///   - form: The form of its value.
  init(_ name: String, _ swift: String, objectiveC: String? = nil, role: ComponentRole? = nil, _ form: Form) {
    self.name = name
    self.role = role
    self.swift = swift
    self.objectiveC = objectiveC ?? swift
    self.form = form
  }

  /// All rows, in the order in which code sets them.
  ///
  /// This is the order in which the engine applies a preset: a label is hidden before its time is set, and the
  /// height precedes frames, which can only increase it.
  package static let all: [AppKey] = [
    AppKey("fastAnimationDuration", "fastAnimationDuration", .seconds(\.$fastAnimationDuration)),
    AppKey("slowAnimationDuration", "slowAnimationDuration", .seconds(\.$slowAnimationDuration)),
    AppKey("animationDisabled", "setAnimationDisabled", .call(\.$animationDisabled)),
    AppKey("collectionViewAnimationBug", "isCollectionViewAnimationBug", .flag(\.$collectionViewAnimationBug)),
    AppKey("height", "mj_h", role: .header, .number(\.$height)),
    AppKey("height", "mj_h", role: .footer, .number(\.$height)),
    AppKey("width", "mj_w", role: .trailer, .layout(\.$height)),
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
