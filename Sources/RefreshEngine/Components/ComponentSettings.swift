/// The settable properties of a component, initialized to their defaults.
///
/// The same type holds a preset's component, the changes of a `set` step and the properties of a component in a
/// running simulation: each property knows whether it was set (``Setting``). The properties correspond to
/// MJRefresh's of the same name.
public struct ComponentSettings: Sendable {
  /// The duration of entering animations.
  @Setting public var fastAnimationDuration = Interval(nanoseconds: 250_000_000)
  /// The duration of leaving animations.
  @Setting public var slowAnimationDuration = Interval(nanoseconds: 400_000_000)
  /// `setAnimationDisabled`: true makes both durations 0. False changes nothing, because MJRefresh can't restore
  /// them.
  @Setting public var animationDisabled = false
  /// `isCollectionViewAnimationBug` of a header.
  @Setting public var collectionViewAnimationBug = false
  /// `mj_h` of a header or footer, in points. For a trailer, the width; one that is set when it is made lasts. The default is
  /// the type's extent.
  @Setting public var height = Family.header.extent
  /// The label that shows the state's title.
  public var stateLabel = LabelSettings()
  /// A header's label that shows the time of the last refresh.
  public var lastUpdatedTimeLabel = LabelSettings()
  /// The distance between the widest text and the arrow, spinner or frames, in points. The default is 25, or 20
  /// with frames.
  @Setting public var labelLeftInset = 25.0
  /// The arrow.
  public var arrow = ArrowSettings()
  /// The spinner.
  public var loading = LoadingSettings()
  /// Whether an auto footer's label is empty during a refresh.
  @Setting public var refreshingTitleHidden = false
  /// `setTitle:forState:`; nil for the built-in text of the language.
  public var titles = StateTable<LocalizedText?>(repeating: nil)
  /// `setImages:duration:forState:`, which may increase the height.
  public var images = StateTable<FrameSequence?>(repeating: nil)
  /// The key under which a header stores the time of the last refresh.
  @Setting public var lastUpdatedTimeKey = StoredTime.defaultKey
  /// The wording of the last-updated label; nil for MJRefresh's own.
  @Setting public var lastUpdatedTimeText: LocalizedTemplate? = nil
  /// `ignoredScrollViewContentInsetTop`, `…Bottom` or `…Right`, in points.
  @Setting public var ignoredInset = 0.0
  /// Whether an auto footer refreshes when it comes into view.
  @Setting public var automaticallyRefresh = true
  /// `triggerAutomaticallyRefreshPercent`: the fraction of an auto footer that must show.
  @Setting public var triggerPercent = 1.0
  /// The number of times that one drag may trigger an auto footer.
  @Setting public var autoTriggerTimes = TriggerTimes.times(1)
  /// Whether alpha follows the pulling percent.
  @Setting public var automaticallyChangeAlpha = false
  /// Whether the component is hidden.
  @Setting public var hidden = false
  /// The parts that a preset adds to the type, in the order of drawing. A change sets rules of existing parts.
  public var parts: [PartSettings] = [] { didSet { if !partIndex.fits(parts) { partIndex = PartIndex(parts) } } }
  private var partIndex = PartIndex([])

  /// Makes settings with a header's defaults, for a change, in which only the properties that are set count.
  public init() {}

  /// Makes settings with the defaults of a type.
  public init(_ kind: ComponentKind) {
    _height = Setting(wrappedValue: kind.extent)
    if kind.presentation == .frames { _labelLeftInset = Setting(wrappedValue: 20) }
    if kind.family == .trailer { arrow = ArrowSettings(image: Size(width: 20, height: 20)) }
  }

  /// The part of a name, nil if there is none.
  func part(_ name: PartName) -> PartSettings? { partIndex.place(of: name).map { parts[$0] } }

  /// The height with frames that are taller; a trailer's width.
  public var extent: Double {
    var extent = height
    for state in RefreshState.allCases { extent = max(extent, images[state]?.size.height ?? 0) }
    return extent
  }
}

/// The settable properties of a label.
public struct LabelSettings: Sendable {
  /// Whether the label is hidden.
  @Setting public var hidden = false
  /// The colour of the text.
  @Setting public var textColor = RGBAColor.label
  /// The font size in points. The default is 14, from `MJRefreshLabelFont`.
  @Setting public var fontSize = 14.0

  fileprivate mutating func visit(with other: LabelSettings, _ visitor: inout some SettingVisitor) {
    visitor.visit(&_hidden, other._hidden)
    visitor.visit(&_textColor, other._textColor)
    visitor.visit(&_fontSize, other._fontSize)
  }
}

/// The settable properties of an arrow.
public struct ArrowSettings: Sendable {
  /// Whether the arrow is hidden. The next state change may show it again.
  @Setting public var hidden = false
  /// The size of `arrowView.image` in points, which the arrow takes at the next layout. The default is 15×40, for a
  /// trailer 20×20: `arrow@2x.png` is 30×80 pixels, `trail_arrow@2x.png` is 40×40.
  @Setting public var image = Size(width: 15, height: 40)

  init(image: Size = Size(width: 15, height: 40)) { _image = Setting(wrappedValue: image) }

  fileprivate mutating func visit(with other: ArrowSettings, _ visitor: inout some SettingVisitor) {
    visitor.visit(&_hidden, other._hidden)
    visitor.visit(&_image, other._image)
  }
}

/// The settable properties of a spinner.
public struct LoadingSettings: Sendable {
  /// The style. Setting it makes a new spinner, which isn't animating.
  @Setting public var style = ActivityIndicatorStyle.medium

  fileprivate mutating func visit(with other: LoadingSettings, _ visitor: inout some SettingVisitor) {
    visitor.visit(&_style, other._style)
  }
}

// MARK: Visiting all settings

/// An operation on each setting and the same setting of another value.
protocol SettingVisitor {
  mutating func visit<Value: Wired>(_ setting: inout Setting<Value>, _ other: Setting<Value>)
  mutating func visit<Value: Wired>(_ table: inout StateTable<Value?>, _ other: StateTable<Value?>)
  mutating func visit(_ parts: inout [PartSettings], _ other: [PartSettings])
}

extension ComponentSettings {
  /// Visits every property once. Encoding, applying changes and checking values all use this list.
  mutating func visit(with other: ComponentSettings, _ visitor: inout some SettingVisitor) {
    visitor.visit(&_fastAnimationDuration, other._fastAnimationDuration)
    visitor.visit(&_slowAnimationDuration, other._slowAnimationDuration)
    visitor.visit(&_animationDisabled, other._animationDisabled)
    visitor.visit(&_collectionViewAnimationBug, other._collectionViewAnimationBug)
    visitor.visit(&_height, other._height)
    stateLabel.visit(with: other.stateLabel, &visitor)
    lastUpdatedTimeLabel.visit(with: other.lastUpdatedTimeLabel, &visitor)
    visitor.visit(&_labelLeftInset, other._labelLeftInset)
    arrow.visit(with: other.arrow, &visitor)
    loading.visit(with: other.loading, &visitor)
    visitor.visit(&_refreshingTitleHidden, other._refreshingTitleHidden)
    visitor.visit(&titles, other.titles)
    visitor.visit(&images, other.images)
    visitor.visit(&_lastUpdatedTimeKey, other._lastUpdatedTimeKey)
    visitor.visit(&_lastUpdatedTimeText, other._lastUpdatedTimeText)
    visitor.visit(&_ignoredInset, other._ignoredInset)
    visitor.visit(&_automaticallyRefresh, other._automaticallyRefresh)
    visitor.visit(&_triggerPercent, other._triggerPercent)
    visitor.visit(&_autoTriggerTimes, other._autoTriggerTimes)
    visitor.visit(&_automaticallyChangeAlpha, other._automaticallyChangeAlpha)
    visitor.visit(&_hidden, other._hidden)
    visitor.visit(&parts, other.parts)
  }

  /// Takes over every property that a change sets.
  mutating func merge(_ change: ComponentSettings) {
    var merging = Merging()
    visit(with: change, &merging)
  }

  /// A copy in which every property counts as set, to show a type's defaults as keys.
  package var allSet: ComponentSettings {
    var (copy, setting) = (self, SettingAll())
    copy.visit(with: self, &setting)
    return copy
  }

  /// Whether all numbers are finite.
  var isFinite: Bool {
    var (copy, check) = (self, FiniteCheck())
    copy.visit(with: self, &check)
    return check.isFinite
  }
}

/// A visitor that takes over the properties that are set in another value.
private struct Merging: SettingVisitor {
  mutating func visit<Value: Wired>(_ setting: inout Setting<Value>, _ other: Setting<Value>) {
    if other.projectedValue != nil { setting = other }
  }

  mutating func visit<Value: Wired>(_ table: inout StateTable<Value?>, _ other: StateTable<Value?>) {
    for state in RefreshState.allCases { if let value = other[state] { table[state] = value } }
  }

  mutating func visit(_ parts: inout [PartSettings], _ other: [PartSettings]) {
    guard !other.isEmpty else { return }
    let places = PartIndex(parts)
    for change in other {
      guard let index = places.place(of: change.name) else { continue }
      for rule in change.rules where parts[index].allows(rule) { parts[index].set(rule) }
    }
  }
}

/// A visitor that marks each property as set, to its current value.
private struct SettingAll: SettingVisitor {
  mutating func visit<Value: Wired>(_ setting: inout Setting<Value>, _ other: Setting<Value>) {
    setting.wrappedValue = other.wrappedValue
  }

  mutating func visit<Value: Wired>(_: inout StateTable<Value?>, _: StateTable<Value?>) {}
  mutating func visit(_: inout [PartSettings], _: [PartSettings]) {}
}

/// A visitor that checks that all numbers are finite; the engine doesn't compute with any others.
private struct FiniteCheck: SettingVisitor {
  var isFinite = true

  mutating func visit<Value: Wired>(_ setting: inout Setting<Value>, _: Setting<Value>) {
    isFinite = isFinite && setting.wrappedValue.isFinite
  }

  mutating func visit<Value: Wired>(_ table: inout StateTable<Value?>, _: StateTable<Value?>) {
    for state in RefreshState.allCases { isFinite = isFinite && table[state]?.isFinite ?? true }
  }

  mutating func visit(_ parts: inout [PartSettings], _: [PartSettings]) {
    for part in parts { isFinite = isFinite && part.isFinite }
  }
}

/// A property's value, and whether it was set.
///
/// `settings.height` is the value; `settings.$height` is the value if it was set and nil if it is the default.
@propertyWrapper
public struct Setting<Value: Sendable>: Sendable {
  private var value: Value
  private var isSet = false

  /// Makes a setting that has its default and isn't set.
  public init(wrappedValue: Value) { value = wrappedValue }

  /// The value. Assigning it marks the property as set.
  public var wrappedValue: Value {
    get { value }
    set {
      value = newValue
      isSet = true
    }
  }

  /// The value if it was set. Assigning nil leaves the value unchanged.
  public var projectedValue: Value? {
    get { isSet ? value : nil }
    set { if let newValue { wrappedValue = newValue } }
  }
}
