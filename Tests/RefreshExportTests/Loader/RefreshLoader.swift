// Made by refreshcfg: do not edit.

import MJRefresh
import UIKit

/// A preset that is read at run time, from the JSON that `refreshcfg export --to json` writes.
///
/// The whole preset is read and tried before anything is attached. If it is wrong, an error names the place, and no
/// component of the app changes.
@MainActor
struct RefreshLoader {
  /// A mistake in a preset.
  struct Failure: Error, CustomStringConvertible {
    /// The place of the mistake, such as `header.images.idle`.
    let path: String
    /// The reason why it is a mistake.
    let reason: String
    /// The place and the reason in one line.
    var description: String { path.isEmpty ? reason : "\(path): \(reason)" }
  }

  private let preset: LoadedPreset
  private let bundle: Bundle

  /// Reads a preset.
  ///
  /// - Parameters:
  ///   - json: The JSON.
  ///   - bundle: The bundle in which images and texts are looked up.
  /// - Throws: A ``Failure`` that names the place.
  init(_ json: Data, bundle: Bundle = AppBundle.current) throws {
    self.bundle = bundle
    do {
      preset = try JSONDecoder().decode(LoadedPreset.self, from: json)
    } catch let error as DecodingError {
      throw Failure(error)
    }
    guard preset.version == 1 else {
      throw Failure(path: "version", reason: "version \(preset.version) is not known, 1 is")
    }
    try make(isTrial: true) { _ in {} }
  }

  /// Sets MJRefresh's language and texts, which the whole process shares. Call it once, before making any
  /// component.
  func configure() {
    let config = MJRefreshConfig.default
    if let strings = preset.strings {
      config.i18nBundle = bundle.url(forResource: strings.bundle, withExtension: nil).flatMap(Bundle.init(url:))
      config.i18nFilename = strings.file
    }
    if let language = preset.language { config.languageCode = language }
  }

  /// Makes the preset's components and attaches them.
  func attach(
    to scrollView: UIScrollView, header: @escaping () -> Void = {}, footer: @escaping () -> Void = {},
    trailer: @escaping () -> Void = {}
  ) throws {
    let actions = ["header": header, "footer": footer, "trailer": trailer]
    // An image that was there before may be gone.
    for component in try make({ actions[$0] ?? {} }) {
      switch component {
      case let header as MJRefreshHeader: scrollView.mj_header = header
      case let footer as MJRefreshFooter: scrollView.mj_footer = footer
      case let trailer as MJRefreshTrailer: scrollView.mj_trailer = trailer
      default: break
      }
    }
  }

  @discardableResult
  private func make(
    isTrial: Bool = false, _ action: (_ role: String) -> () -> Void
  ) throws -> [MJRefreshComponent] {
    let roles = [("header", preset.header), ("footer", preset.footer), ("trailer", preset.trailer)]
    return try roles.compactMap { role, settings in
      guard let settings else { return nil }
      guard let make = Self.types[settings.type], settings.type.lowercased().hasSuffix(role) else {
        throw Failure(path: role + ".type", reason: "\(settings.type) is no type of a \(role)")
      }
      let component = make(action(role))
      let look = LoadedLook(settings, in: LoadedPlace(path: role, bundle: bundle))
      component.look = look
      if isTrial { try look.tryTexts(on: component) }
      try look.setUp(component)
      return component
    }
  }
}

/// What the JSON of a preset contains.
private struct LoadedPreset: Decodable {
  struct Strings: Decodable {
    let bundle: String
    let file: String
  }

  let version: Int
  let language: String?
  let strings: Strings?
  let header: LoadedSettings?
  let footer: LoadedSettings?
  let trailer: LoadedSettings?
}

/// What the JSON of a component contains.
private struct LoadedSettings: Decodable, Sendable {
  let type: String
  let statements: [LoadedStatement]
  /// The statements that differ by language.
  let localized: [String: [LoadedStatement]]
  let parts: [LoadedPart]

  private struct Texts: Decodable {
    let statements: [LoadedStatement]

    init(from decoder: Decoder) throws {
      statements = try LoadedMember.statements(in: decoder.container(keyedBy: LoadedKey.self))
    }
  }

  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: LoadedKey.self)
    type = try container.decode(String.self, forKey: "type")
    statements = try LoadedMember.statements(in: container)
    localized = (try container.decodeIfPresent([String: Texts].self, forKey: "localized") ?? [:])
      .mapValues(\.statements)
    parts = try container.decodeIfPresent([LoadedPart].self, forKey: "parts") ?? []
  }
}

/// A key of any name.
private struct LoadedKey: CodingKey, ExpressibleByStringLiteral {
  let stringValue: String
  var intValue: Int? { nil }
  init(stringValue: String) { self.stringValue = stringValue }
  init(stringLiteral: String) { stringValue = stringLiteral }
  init?(intValue: Int) { nil }
}

/// A value that the JSON sets.
private struct LoadedStatement: Sendable {
  let member: LoadedMember
  let perform: LoadedMember.Perform

  /// Sets the value, or fails if the component does not have the member.
  @MainActor func perform(on component: MJRefreshComponent, of type: String, in place: LoadedPlace) throws {
    let place = place.at(member.name)
    guard try perform(component, place) != nil else {
      throw RefreshLoader.Failure(path: place.path, reason: "\(type) has none")
    }
  }
}

/// A member of components: the type of its value, and how it is set.
private struct LoadedMember: Sendable {
  /// Sets a value, and returns nil if the component does not have the member.
  typealias Perform = @MainActor @Sendable (MJRefreshComponent, LoadedPlace) throws -> Void?

  /// The key, with dots.
  let name: String
  /// Sets the value that MJRefresh uses by default; nil where that is not needed.
  let reset: (@MainActor @Sendable (MJRefreshComponent) -> Void)?
  private let read: @Sendable (KeyedDecodingContainer<LoadedKey>, LoadedKey) throws -> Perform

  init<Value: Decodable & Sendable>(
    _ name: String, _ type: Value.Type, reset: (@MainActor @Sendable (MJRefreshComponent) -> Void)? = nil,
    _ set: @escaping @MainActor @Sendable (MJRefreshComponent, Value, LoadedPlace) throws -> Void?
  ) {
    (self.name, self.reset) = (name, reset)
    read = { container, key in
      let value = try container.decode(Value.self, forKey: key)
      return { component, place in try set(component, value, place) }
    }
  }

  /// Reads the statements of a component, in the order in which they are performed.
  static func statements(in container: KeyedDecodingContainer<LoadedKey>) throws -> [LoadedStatement] {
    try all.compactMap { member in
      var container = container
      var path = member.name.split(separator: ".").map { LoadedKey(stringValue: String($0)) }
      let last = path.removeLast()
      for key in path {
        guard try container.contains(key) && !container.decodeNil(forKey: key) else { return nil }
        container = try container.nestedContainer(keyedBy: LoadedKey.self, forKey: key)
      }
      guard try container.contains(last) && !container.decodeNil(forKey: last) else { return nil }
      return LoadedStatement(member: member, perform: try member.read(container, last))
    }
  }
}

/// A place in the JSON, and the bundle in which its images are looked up.
@MainActor
private struct LoadedPlace {
  let path: String
  let bundle: Bundle

  func at(_ key: String) -> LoadedPlace { LoadedPlace(path: "\(path).\(key)", bundle: bundle) }

  func image(_ name: String) throws -> UIImage {
    guard let image = UIImage(named: name, in: bundle, compatibleWith: nil) else {
      throw RefreshLoader.Failure(path: path, reason: "there is no image \(name)")
    }
    return image
  }

  func show(
    _ frames: LoadedStates<LoadedFrames>, by set: (_ images: [UIImage], TimeInterval, MJRefreshState) -> Void
  ) throws {
    for (state, name, value) in frames.all {
      let frames = try at(name).frames(value)
      set(frames.images, frames.duration, state)
    }
  }

  func frames(_ frames: LoadedFrames) throws -> PartFrames {
    if let name = frames.gif {
      guard let gif = RefreshImages.frames(ofGIF: name, scale: frames.scale ?? 1, in: bundle) else {
        throw RefreshLoader.Failure(path: path + ".gif", reason: "there is no GIF \(name)")
      }
      return PartFrames(gif, duration: frames.duration)
    }
    let images = try (frames.names ?? []).map { try at("names").image($0) }
    guard !images.isEmpty else { throw RefreshLoader.Failure(path: path, reason: "there are no frames") }
    return PartFrames(images, duration: frames.duration)
  }
}

extension RefreshLoader.Failure {
  fileprivate init(_ error: DecodingError) {
    func path(_ keys: [CodingKey]) -> String {
      keys.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
    }
    switch error {
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
      self.init(path: path(context.codingPath), reason: context.debugDescription)
    case .keyNotFound(let key, let context):
      self.init(path: path(context.codingPath + [key]), reason: "it is missing")
    @unknown default: self.init(path: "", reason: "\(error)")
    }
  }
}

// MARK: Values

/// A value for each of some states.
private struct LoadedStates<Value: Decodable & Sendable>: Decodable, Sendable {
  let all: [(state: MJRefreshState, name: String, value: Value)]

  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: LoadedKey.self)
    let states: [(MJRefreshState, LoadedKey)] = [
      (.idle, "idle"), (.pulling, "pulling"), (.refreshing, "refreshing"), (.willRefresh, "willRefresh"),
      (.noMoreData, "noMoreData"),
    ]
    all = try states.compactMap { state, key in
      container.contains(key) ? (state, key.stringValue, try container.decode(Value.self, forKey: key)) : nil
    }
  }

  var byState: [MJRefreshState: Value] { Dictionary(uniqueKeysWithValues: all.map { ($0.state, $0.value) }) }
}

/// Frames: the names of images, or that of a GIF.
private struct LoadedFrames: Decodable, Sendable {
  let names: [String]?
  let gif: String?
  let scale: Int?
  let duration: TimeInterval?
}

/// A colour, `#RRGGBBAA`, or none.
private struct LoadedColor: Decodable, Sendable {
  let rgba: UInt32?
  @MainActor var color: UIColor? { rgba.map { RefreshParts.color($0) } }

  init(from decoder: Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      rgba = nil
      return
    }
    let text = try container.decode(String.self)
    guard text.hasPrefix("#"), text.utf8.count == 9, let rgba = UInt32(text.dropFirst(), radix: 16) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(text) is not #RRGGBBAA")
    }
    self.rgba = rgba
  }
}

/// The style of a spinner.
private enum LoadedStyle: String, Decodable, Sendable {
  case medium, large, gray, white

  @MainActor func show(in spinner: UIActivityIndicatorView?) {
    if #available(iOS 13, *) { spinner?.style = self == .large ? .large : .medium }
    if self == .gray { spinner?.color = .gray }
    if self == .white { spinner?.color = .white }
  }
}

/// A piece of the wording of a time.
private struct LoadedPiece: Decodable, Sendable {
  let text: String?
  let date: String?
  let relative: Bool?

  static func wording(of pieces: [LoadedPiece]) -> (Date?) -> String {
    { date in pieces.map { $0.text(of: date) }.joined() }
  }

  private func text(of date: Date?) -> String {
    if let text { return text }
    guard let date else { return Bundle.mj_localizedString(forKey: MJRefreshHeaderNoneLastDateText) }
    if let pattern = self.date { return Self.text(of: date, as: pattern) }
    // MJRefresh's own wording: the same day of any month counts as today.
    let calendar = Calendar(identifier: .gregorian)
    let today = calendar.dateComponents([.year, .day], from: Date())
    let day = calendar.dateComponents([.year, .day], from: date)
    if day.day == today.day {
      let prefix = Bundle.mj_localizedString(forKey: MJRefreshHeaderDateTodayText)
      return prefix + Self.text(of: date, as: " HH:mm")
    }
    return Self.text(of: date, as: day.year == today.year ? "MM-dd HH:mm" : "yyyy-MM-dd HH:mm")
  }

  private static func text(of date: Date, as pattern: String) -> String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.dateFormat = pattern
    return formatter.string(from: date)
  }
}

// MARK: Components

/// A component that a preset sets up.
@MainActor
private protocol LoadedComponent: MJRefreshComponent {
  /// What the preset sets.
  var look: LoadedLook? { get set }
}

/// A component whose width MJRefresh sets at every layout.
@MainActor
private protocol LoadedWidth: MJRefreshComponent {
  /// The width that was set last, or nil if it is MJRefresh's.
  var ownWidth: CGFloat? { get set }
}

/// What a preset sets on a component, at first and whenever the state, the pull or the language changes.
@MainActor
private final class LoadedLook {
  private let settings: LoadedSettings
  private let root: LoadedPlace
  private var parts: [LoadedPartView] = []

  init(_ settings: LoadedSettings, in root: LoadedPlace) { (self.settings, self.root) = (settings, root) }

  /// The statements of the language that is chosen.
  private var ownStatements: [LoadedStatement] {
    RefreshLanguage.chosen(of: settings.localized.keys.sorted()).flatMap { settings.localized[$0] } ?? []
  }

  /// Sets the texts of all languages, to find out whether the component has them.
  func tryTexts(on component: MJRefreshComponent) throws {
    for (language, statements) in settings.localized.sorted(by: { $0.key < $1.key }) {
      for statement in statements {
        try statement.perform(on: component, of: settings.type, in: root.at("localized.\(language)"))
      }
    }
  }

  func setUp(_ component: MJRefreshComponent) throws {
    for statement in settings.statements + ownStatements {
      try statement.perform(on: component, of: settings.type, in: root)
    }
    parts = try settings.parts.map { try LoadedPartView($0, of: component, in: root.at("parts.\($0.name)")) }
    for part in parts {
      component.addSubview(part.view)
      part.show(on: component)
      part.repeatValues(of: component)
    }
  }

  func place(in component: MJRefreshComponent) { for part in parts { part.place(in: component) } }

  func show(on component: MJRefreshComponent) { for part in parts { part.show(on: component) } }

  func stateDidChange(of component: MJRefreshComponent) {
    for part in parts {
      if let seconds = part.animate { UIView.animate(withDuration: seconds) { part.show(on: component) } }
      part.show(on: component)
      part.repeatValues(of: component)
    }
  }

  /// Sets the texts that differ by language again: MJRefresh replaces them with its own.
  func languageDidChange(of component: MJRefreshComponent) {
    show(on: component)
    guard !settings.localized.isEmpty else { return }
    let own = ownStatements
    let names = Set(settings.localized.values.joined().map(\.member.name))
    for member in LoadedMember.all where names.contains(member.name) {
      let others = member.reset == nil ? [] : settings.statements
      if let statement = (own + others).first(where: { $0.member.name == member.name }) {
        try? statement.perform(on: component, of: settings.type, in: root)
      } else {
        member.reset?(component)
      }
    }
    component.placeSubviews()
  }
}

private final class LoadedHeader: MJRefreshHeader, LoadedComponent {
  var look: LoadedLook?
  override func placeSubviews() {
    super.placeSubviews()
    look?.place(in: self)
  }
  override var state: MJRefreshState {
    didSet { if state != oldValue { look?.stateDidChange(of: self) } }
  }
  override var pullingPercent: CGFloat {
    didSet { look?.show(on: self) }
  }
  override func i18nDidChange() {
    super.i18nDidChange()
    look?.languageDidChange(of: self)
  }
}

private final class LoadedStateHeader: MJRefreshStateHeader, LoadedComponent {
  var look: LoadedLook?
  override func placeSubviews() {
    super.placeSubviews()
    look?.place(in: self)
  }
  override var state: MJRefreshState {
    didSet { if state != oldValue { look?.stateDidChange(of: self) } }
  }
  override var pullingPercent: CGFloat {
    didSet { look?.show(on: self) }
  }
  override func i18nDidChange() {
    super.i18nDidChange()
    look?.languageDidChange(of: self)
  }
}

private final class LoadedNormalHeader: MJRefreshNormalHeader, LoadedComponent {
  var look: LoadedLook?
  override func placeSubviews() {
    super.placeSubviews()
    look?.place(in: self)
  }
  override var state: MJRefreshState {
    didSet { if state != oldValue { look?.stateDidChange(of: self) } }
  }
  override var pullingPercent: CGFloat {
    didSet { look?.show(on: self) }
  }
  override func i18nDidChange() {
    super.i18nDidChange()
    look?.languageDidChange(of: self)
  }
}

private final class LoadedGifHeader: MJRefreshGifHeader, LoadedComponent {
  var look: LoadedLook?
  override func placeSubviews() {
    super.placeSubviews()
    look?.place(in: self)
  }
  override var state: MJRefreshState {
    didSet { if state != oldValue { look?.stateDidChange(of: self) } }
  }
  override var pullingPercent: CGFloat {
    didSet { look?.show(on: self) }
  }
  override func i18nDidChange() {
    super.i18nDidChange()
    look?.languageDidChange(of: self)
  }
}

private final class LoadedAutoFooter: MJRefreshAutoFooter, LoadedComponent {
  var look: LoadedLook?
  override func placeSubviews() {
    super.placeSubviews()
    look?.place(in: self)
  }
  override var state: MJRefreshState {
    didSet { if state != oldValue { look?.stateDidChange(of: self) } }
  }
  override var pullingPercent: CGFloat {
    didSet { look?.show(on: self) }
  }
  override func i18nDidChange() {
    super.i18nDidChange()
    look?.languageDidChange(of: self)
  }
}

private final class LoadedAutoStateFooter: MJRefreshAutoStateFooter, LoadedComponent {
  var look: LoadedLook?
  override func placeSubviews() {
    super.placeSubviews()
    look?.place(in: self)
  }
  override var state: MJRefreshState {
    didSet { if state != oldValue { look?.stateDidChange(of: self) } }
  }
  override var pullingPercent: CGFloat {
    didSet { look?.show(on: self) }
  }
  override func i18nDidChange() {
    super.i18nDidChange()
    look?.languageDidChange(of: self)
  }
}

private final class LoadedAutoNormalFooter: MJRefreshAutoNormalFooter, LoadedComponent {
  var look: LoadedLook?
  override func placeSubviews() {
    super.placeSubviews()
    look?.place(in: self)
  }
  override var state: MJRefreshState {
    didSet { if state != oldValue { look?.stateDidChange(of: self) } }
  }
  override var pullingPercent: CGFloat {
    didSet { look?.show(on: self) }
  }
  override func i18nDidChange() {
    super.i18nDidChange()
    look?.languageDidChange(of: self)
  }
}

private final class LoadedAutoGifFooter: MJRefreshAutoGifFooter, LoadedComponent {
  var look: LoadedLook?
  override func placeSubviews() {
    super.placeSubviews()
    look?.place(in: self)
  }
  override var state: MJRefreshState {
    didSet { if state != oldValue { look?.stateDidChange(of: self) } }
  }
  override var pullingPercent: CGFloat {
    didSet { look?.show(on: self) }
  }
  override func i18nDidChange() {
    super.i18nDidChange()
    look?.languageDidChange(of: self)
  }
}

private final class LoadedBackFooter: MJRefreshBackFooter, LoadedComponent {
  var look: LoadedLook?
  override func placeSubviews() {
    super.placeSubviews()
    look?.place(in: self)
  }
  override var state: MJRefreshState {
    didSet { if state != oldValue { look?.stateDidChange(of: self) } }
  }
  override var pullingPercent: CGFloat {
    didSet { look?.show(on: self) }
  }
  override func i18nDidChange() {
    super.i18nDidChange()
    look?.languageDidChange(of: self)
  }
}

private final class LoadedBackStateFooter: MJRefreshBackStateFooter, LoadedComponent {
  var look: LoadedLook?
  override func placeSubviews() {
    super.placeSubviews()
    look?.place(in: self)
  }
  override var state: MJRefreshState {
    didSet { if state != oldValue { look?.stateDidChange(of: self) } }
  }
  override var pullingPercent: CGFloat {
    didSet { look?.show(on: self) }
  }
  override func i18nDidChange() {
    super.i18nDidChange()
    look?.languageDidChange(of: self)
  }
}

private final class LoadedBackNormalFooter: MJRefreshBackNormalFooter, LoadedComponent {
  var look: LoadedLook?
  override func placeSubviews() {
    super.placeSubviews()
    look?.place(in: self)
  }
  override var state: MJRefreshState {
    didSet { if state != oldValue { look?.stateDidChange(of: self) } }
  }
  override var pullingPercent: CGFloat {
    didSet { look?.show(on: self) }
  }
  override func i18nDidChange() {
    super.i18nDidChange()
    look?.languageDidChange(of: self)
  }
}

private final class LoadedBackGifFooter: MJRefreshBackGifFooter, LoadedComponent {
  var look: LoadedLook?
  override func placeSubviews() {
    super.placeSubviews()
    look?.place(in: self)
  }
  override var state: MJRefreshState {
    didSet { if state != oldValue { look?.stateDidChange(of: self) } }
  }
  override var pullingPercent: CGFloat {
    didSet { look?.show(on: self) }
  }
  override func i18nDidChange() {
    super.i18nDidChange()
    look?.languageDidChange(of: self)
  }
}

private final class LoadedTrailer: MJRefreshTrailer, LoadedComponent, LoadedWidth {
  var look: LoadedLook?
  override func placeSubviews() {
    keepingWidth { super.placeSubviews() }
    look?.place(in: self)
  }
  override var state: MJRefreshState {
    didSet { if state != oldValue { look?.stateDidChange(of: self) } }
  }
  override var pullingPercent: CGFloat {
    didSet { look?.show(on: self) }
  }
  override func i18nDidChange() {
    super.i18nDidChange()
    look?.languageDidChange(of: self)
  }
  var ownWidth: CGFloat?
  private var isMJRefreshAtWork = false
  override var mj_w: CGFloat {
    get { super.mj_w }
    set {
      if ownWidth != nil, !isMJRefreshAtWork { ownWidth = newValue }
      super.mj_w = ownWidth ?? newValue
    }
  }
  private func keepingWidth(_ body: () -> Void) {
    isMJRefreshAtWork = true
    body()
    isMJRefreshAtWork = false
  }
  override func willMove(toSuperview newSuperview: UIView?) {
    keepingWidth { super.willMove(toSuperview: newSuperview) }
  }
}

private final class LoadedStateTrailer: MJRefreshStateTrailer, LoadedComponent, LoadedWidth {
  var look: LoadedLook?
  override func placeSubviews() {
    keepingWidth { super.placeSubviews() }
    look?.place(in: self)
  }
  override var state: MJRefreshState {
    didSet { if state != oldValue { look?.stateDidChange(of: self) } }
  }
  override var pullingPercent: CGFloat {
    didSet { look?.show(on: self) }
  }
  override func i18nDidChange() {
    super.i18nDidChange()
    look?.languageDidChange(of: self)
  }
  var ownWidth: CGFloat?
  private var isMJRefreshAtWork = false
  override var mj_w: CGFloat {
    get { super.mj_w }
    set {
      if ownWidth != nil, !isMJRefreshAtWork { ownWidth = newValue }
      super.mj_w = ownWidth ?? newValue
    }
  }
  private func keepingWidth(_ body: () -> Void) {
    isMJRefreshAtWork = true
    body()
    isMJRefreshAtWork = false
  }
  override func willMove(toSuperview newSuperview: UIView?) {
    keepingWidth { super.willMove(toSuperview: newSuperview) }
  }
}

private final class LoadedNormalTrailer: MJRefreshNormalTrailer, LoadedComponent, LoadedWidth {
  var look: LoadedLook?
  override func placeSubviews() {
    keepingWidth { super.placeSubviews() }
    look?.place(in: self)
  }
  override var state: MJRefreshState {
    didSet { if state != oldValue { look?.stateDidChange(of: self) } }
  }
  override var pullingPercent: CGFloat {
    didSet { look?.show(on: self) }
  }
  override func i18nDidChange() {
    super.i18nDidChange()
    look?.languageDidChange(of: self)
  }
  var ownWidth: CGFloat?
  private var isMJRefreshAtWork = false
  override var mj_w: CGFloat {
    get { super.mj_w }
    set {
      if ownWidth != nil, !isMJRefreshAtWork { ownWidth = newValue }
      super.mj_w = ownWidth ?? newValue
    }
  }
  private func keepingWidth(_ body: () -> Void) {
    isMJRefreshAtWork = true
    body()
    isMJRefreshAtWork = false
  }
  override func willMove(toSuperview newSuperview: UIView?) {
    keepingWidth { super.willMove(toSuperview: newSuperview) }
  }
}

extension RefreshLoader {
  private typealias Make = @MainActor (@escaping () -> Void) -> any LoadedComponent

  private static let types: [String: Make] = [
    "header": LoadedHeader.init(refreshingBlock:),
    "stateHeader": LoadedStateHeader.init(refreshingBlock:),
    "normalHeader": LoadedNormalHeader.init(refreshingBlock:),
    "gifHeader": LoadedGifHeader.init(refreshingBlock:),
    "autoFooter": LoadedAutoFooter.init(refreshingBlock:),
    "autoStateFooter": LoadedAutoStateFooter.init(refreshingBlock:),
    "autoNormalFooter": LoadedAutoNormalFooter.init(refreshingBlock:),
    "autoGifFooter": LoadedAutoGifFooter.init(refreshingBlock:),
    "backFooter": LoadedBackFooter.init(refreshingBlock:),
    "backStateFooter": LoadedBackStateFooter.init(refreshingBlock:),
    "backNormalFooter": LoadedBackNormalFooter.init(refreshingBlock:),
    "backGifFooter": LoadedBackGifFooter.init(refreshingBlock:),
    "trailer": LoadedTrailer.init(refreshingBlock:),
    "stateTrailer": LoadedStateTrailer.init(refreshingBlock:),
    "normalTrailer": LoadedNormalTrailer.init(refreshingBlock:),
  ]
}

extension LoadedMember {
  /// All members, in the order in which they are set.
  static let all: [LoadedMember] = [
    LoadedMember("fastAnimationDuration", TimeInterval.self) { component, value, place in
      component.fastAnimationDuration = value
      return ()
    },
    LoadedMember("slowAnimationDuration", TimeInterval.self) { component, value, place in
      component.slowAnimationDuration = value
      return ()
    },
    LoadedMember("animationDisabled", Bool.self) { component, value, place in
      if value { component.setAnimationDisabled() }
      return ()
    },
    LoadedMember("collectionViewAnimationBug", Bool.self) { component, value, place in
      switch component {
      case let owner as MJRefreshHeader: owner.isCollectionViewAnimationBug = value
      default: return nil
      }
      return ()
    },
    LoadedMember("height", CGFloat.self) { component, value, place in
      switch component {
      case let owner as MJRefreshHeader: owner.mj_h = value
      case let owner as MJRefreshFooter: owner.mj_h = value
      default: return nil
      }
      return ()
    },
    LoadedMember("width", CGFloat.self) { component, value, place in
      switch component {
      case let owner as any LoadedWidth: owner.ownWidth = value
      default: return nil
      }
      return ()
    },
    LoadedMember("stateLabel.hidden", Bool.self) { component, value, place in
      switch component {
      case let owner as MJRefreshStateHeader: owner.stateLabel?.isHidden = value
      case let owner as MJRefreshAutoStateFooter: owner.stateLabel?.isHidden = value
      case let owner as MJRefreshBackStateFooter: owner.stateLabel?.isHidden = value
      case let owner as MJRefreshStateTrailer: owner.stateLabel?.isHidden = value
      default: return nil
      }
      return ()
    },
    LoadedMember("stateLabel.textColor", LoadedColor.self) { component, value, place in
      switch component {
      case let owner as MJRefreshStateHeader: owner.stateLabel?.textColor = value.color
      case let owner as MJRefreshAutoStateFooter: owner.stateLabel?.textColor = value.color
      case let owner as MJRefreshBackStateFooter: owner.stateLabel?.textColor = value.color
      case let owner as MJRefreshStateTrailer: owner.stateLabel?.textColor = value.color
      default: return nil
      }
      return ()
    },
    LoadedMember("stateLabel.fontSize", CGFloat.self) { component, value, place in
      switch component {
      case let owner as MJRefreshStateHeader: owner.stateLabel?.font = .boldSystemFont(ofSize: value)
      case let owner as MJRefreshAutoStateFooter: owner.stateLabel?.font = .boldSystemFont(ofSize: value)
      case let owner as MJRefreshBackStateFooter: owner.stateLabel?.font = .boldSystemFont(ofSize: value)
      case let owner as MJRefreshStateTrailer: owner.stateLabel?.font = .boldSystemFont(ofSize: value)
      default: return nil
      }
      return ()
    },
    LoadedMember("lastUpdatedTimeLabel.hidden", Bool.self) { component, value, place in
      switch component {
      case let owner as MJRefreshStateHeader: owner.lastUpdatedTimeLabel?.isHidden = value
      default: return nil
      }
      return ()
    },
    LoadedMember("lastUpdatedTimeLabel.textColor", LoadedColor.self) { component, value, place in
      switch component {
      case let owner as MJRefreshStateHeader: owner.lastUpdatedTimeLabel?.textColor = value.color
      default: return nil
      }
      return ()
    },
    LoadedMember("lastUpdatedTimeLabel.fontSize", CGFloat.self) { component, value, place in
      switch component {
      case let owner as MJRefreshStateHeader: owner.lastUpdatedTimeLabel?.font = .boldSystemFont(ofSize: value)
      default: return nil
      }
      return ()
    },
    LoadedMember("labelLeftInset", CGFloat.self) { component, value, place in
      switch component {
      case let owner as MJRefreshStateHeader: owner.labelLeftInset = value
      case let owner as MJRefreshAutoStateFooter: owner.labelLeftInset = value
      case let owner as MJRefreshBackStateFooter: owner.labelLeftInset = value
      default: return nil
      }
      return ()
    },
    LoadedMember("refreshingTitleHidden", Bool.self) { component, value, place in
      switch component {
      case let owner as MJRefreshAutoStateFooter: owner.isRefreshingTitleHidden = value
      default: return nil
      }
      return ()
    },
    LoadedMember("arrow.image", String.self) { component, value, place in
      switch component {
      case let owner as MJRefreshNormalHeader: owner.arrowView?.image = try place.image(value)
      case let owner as MJRefreshBackNormalFooter: owner.arrowView?.image = try place.image(value)
      case let owner as MJRefreshNormalTrailer: owner.arrowView?.image = try place.image(value)
      default: return nil
      }
      return ()
    },
    LoadedMember("arrow.hidden", Bool.self) { component, value, place in
      switch component {
      case let owner as MJRefreshNormalHeader: owner.arrowView?.isHidden = value
      case let owner as MJRefreshBackNormalFooter: owner.arrowView?.isHidden = value
      case let owner as MJRefreshNormalTrailer: owner.arrowView?.isHidden = value
      default: return nil
      }
      return ()
    },
    LoadedMember("loading.style", LoadedStyle.self) { component, value, place in
      switch component {
      case let owner as MJRefreshNormalHeader: value.show(in: owner.loadingView)
      case let owner as MJRefreshAutoNormalFooter: value.show(in: owner.loadingView)
      case let owner as MJRefreshBackNormalFooter: value.show(in: owner.loadingView)
      default: return nil
      }
      return ()
    },
    LoadedMember("titles", LoadedStates<String>.self) { component, value, place in
      switch component {
      case let owner as MJRefreshStateHeader: for title in value.all { owner.setTitle(title.value, for: title.state) }
      case let owner as MJRefreshAutoStateFooter: for title in value.all { owner.setTitle(title.value, for: title.state) }
      case let owner as MJRefreshBackStateFooter: for title in value.all { owner.setTitle(title.value, for: title.state) }
      case let owner as MJRefreshStateTrailer: for title in value.all { owner.setTitle(title.value, for: title.state) }
      default: return nil
      }
      return ()
    },
    LoadedMember("images", LoadedStates<LoadedFrames>.self) { component, value, place in
      switch component {
      case let owner as MJRefreshGifHeader: try place.show(value) { owner.setImages($0, duration: $1, for: $2) }
      case let owner as MJRefreshAutoGifFooter: try place.show(value) { owner.setImages($0, duration: $1, for: $2) }
      case let owner as MJRefreshBackGifFooter: try place.show(value) { owner.setImages($0, duration: $1, for: $2) }
      default: return nil
      }
      return ()
    },
    LoadedMember("lastUpdatedTimeText", [LoadedPiece].self, reset: { ($0 as? MJRefreshStateHeader)?.lastUpdatedTimeText = nil }) { component, value, place in
      switch component {
      case let owner as MJRefreshStateHeader: owner.lastUpdatedTimeText = LoadedPiece.wording(of: value)
      default: return nil
      }
      return ()
    },
    LoadedMember("lastUpdatedTimeKey", String.self) { component, value, place in
      switch component {
      case let owner as MJRefreshHeader: owner.lastUpdatedTimeKey = value
      default: return nil
      }
      return ()
    },
    LoadedMember("ignoredInset", CGFloat.self) { component, value, place in
      switch component {
      case let owner as MJRefreshHeader: owner.ignoredScrollViewContentInsetTop = value
      case let owner as MJRefreshFooter: owner.ignoredScrollViewContentInsetBottom = value
      case let owner as MJRefreshTrailer: owner.ignoredScrollViewContentInsetRight = value
      default: return nil
      }
      return ()
    },
    LoadedMember("automaticallyRefresh", Bool.self) { component, value, place in
      switch component {
      case let owner as MJRefreshAutoFooter: owner.isAutomaticallyRefresh = value
      default: return nil
      }
      return ()
    },
    LoadedMember("triggerPercent", CGFloat.self) { component, value, place in
      switch component {
      case let owner as MJRefreshAutoFooter: owner.triggerAutomaticallyRefreshPercent = value
      default: return nil
      }
      return ()
    },
    LoadedMember("autoTriggerTimes", Int.self) { component, value, place in
      switch component {
      case let owner as MJRefreshAutoFooter: owner.autoTriggerTimes = value
      default: return nil
      }
      return ()
    },
    LoadedMember("automaticallyChangeAlpha", Bool.self) { component, value, place in
      component.isAutomaticallyChangeAlpha = value
      return ()
    },
    LoadedMember("hidden", Bool.self) { component, value, place in
      component.isHidden = value
      return ()
    },
  ]
}

// MARK: Parts

/// What the JSON of a part contains.
private struct LoadedPart: Decodable, Sendable {
  struct Span: Decodable, Sendable {
    /// A fraction of the component's width or height, and points to add.
    let center: [CGFloat]
    let size: [CGFloat]

    func lengths(in whole: CGFloat) -> (center: CGFloat, size: CGFloat) {
      func length(_ terms: [CGFloat]) -> CGFloat { (terms.first ?? 0) * whole + (terms.last ?? 0) }
      return (length(center), max(0, length(size)))
    }
  }

  let name: String
  let kind: String
  let x: Span
  let y: Span
  let animate: TimeInterval?
  let values: [LoadedValue]
  let frames: LoadedStates<LoadedFrames>?

  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: LoadedKey.self)
    name = try container.decode(String.self, forKey: "name")
    kind = try container.decode(String.self, forKey: "kind")
    x = try container.decode(Span.self, forKey: "x")
    y = try container.decode(Span.self, forKey: "y")
    animate = try container.decodeIfPresent(TimeInterval.self, forKey: "animate")
    frames = try container.decodeIfPresent(LoadedStates<LoadedFrames>.self, forKey: "frames")
    let rules = try container.nestedContainer(keyedBy: LoadedKey.self, forKey: "values")
    let names = Set(LoadedProperty.all.map(\.name))
    if let key = rules.allKeys.filter({ !names.contains($0.stringValue) }).min(by: {
      $0.stringValue < $1.stringValue
    }) {
      throw DecodingError.dataCorruptedError(forKey: key, in: rules, debugDescription: "parts have none")
    }
    values = try LoadedProperty.all.compactMap { property in
      let key = LoadedKey(stringValue: property.name)
      guard try rules.contains(key) && !rules.decodeNil(forKey: key) else { return nil }
      return try property.read(rules, key)
    }
  }
}

/// A value as a function of the state and the pulling percent.
private struct LoadedRule<Value: Decodable & Sendable>: Decodable, Sendable {
  let plain: Value
  let pull: [Stop]
  let state: [MJRefreshState: Value]
  let repetitions: [MJRefreshState: PartRepetition]

  struct Stop: Decodable, Sendable {
    let percent: CGFloat
    let value: Value
  }

  private struct Repetition: Decodable, Sendable {
    let every: TimeInterval
    let from: CGFloat
    let to: CGFloat
    let yoyo: Bool
  }

  private enum CodingKeys: String, CodingKey { case plain, pull, state, `repeat` }

  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    plain = try container.decode(Value.self, forKey: .plain)
    pull = try container.decodeIfPresent([Stop].self, forKey: .pull) ?? []
    state = try container.decodeIfPresent(LoadedStates<Value>.self, forKey: .state)?.byState ?? [:]
    let repetitions = try container.decodeIfPresent(LoadedStates<Repetition>.self, forKey: .repeat)?.byState ?? [:]
    self.repetitions = repetitions.mapValues {
      PartRepetition(from: $0.from, to: $0.to, every: $0.every, yoyo: $0.yoyo)
    }
  }

  /// Returns the rule with its values as views take them.
  @MainActor func map<New>(_ transform: (Value) throws -> New) rethrows -> PartRule<New> {
    PartRule(
      try transform(plain), pull: try pull.map { ($0.percent, try transform($0.value)) },
      state: try state.mapValues(transform))
  }
}

/// A text for all languages, or pairs of a language and a text.
private struct LoadedText: Decodable, Sendable {
  let versions: [(language: String, text: String)]

  init(from decoder: Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self) {
      versions = [("", text)]
      return
    }
    let pairs = try container.decode([[String]].self)
    guard !pairs.isEmpty, pairs.allSatisfy({ $0.count == 2 }) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "a version is a language and a text")
    }
    versions = pairs.map { ($0[0], $0[1]) }
  }
}

private enum LoadedAlignment: String, Decodable, Sendable {
  case left, center, right

  var value: NSTextAlignment {
    switch self {
    case .left: return .left
    case .center: return .center
    case .right: return .right
    }
  }
}

/// The rule of a property.
private struct LoadedValue: Sendable {
  /// Shows the value on a part of a component.
  typealias Show = @MainActor (LoadedPartView, MJRefreshComponent) -> Void

  let name: String
  /// Whether the value never changes.
  let isConstant: Bool
  /// What Core Animation repeats; nil if the value can't be repeated.
  let keyPath: String?
  let repetitions: [MJRefreshState: PartRepetition]
  /// Looks up images, and returns how the value is shown.
  let bind: @MainActor @Sendable (LoadedPart, LoadedPlace) throws -> Show
}

/// A property of parts: the type of its values, and how a view shows one.
private struct LoadedProperty: Sendable {
  let name: String
  let read: @Sendable (KeyedDecodingContainer<LoadedKey>, LoadedKey) throws -> LoadedValue

  private init<Value: Decodable & Sendable>(
    _ name: String, _ type: Value.Type, keyPath: String? = nil, isConstant: Bool = false,
    bind: @escaping @MainActor @Sendable (LoadedRule<Value>, LoadedPart, LoadedPlace) throws -> LoadedValue.Show
  ) {
    self.name = name
    read = { container, key in
      let rule = try container.decode(LoadedRule<Value>.self, forKey: key)
      return LoadedValue(
        name: name, isConstant: isConstant, keyPath: keyPath, repetitions: rule.repetitions
      ) { part, place in
        try bind(rule, part, place)
      }
    }
  }

  private static func constant<Value: Decodable & Sendable>(
    _ name: String, _ type: Value.Type, _ set: @escaping @MainActor @Sendable (LoadedPartView, Value) -> Void
  ) -> LoadedProperty {
    LoadedProperty(name, type, isConstant: true) { rule, _, _ in { part, _ in set(part, rule.plain) } }
  }

  private static func number(
    _ name: String, _ keyPath: String, _ set: @escaping @MainActor @Sendable (LoadedPartView, CGFloat) -> Void
  ) -> LoadedProperty {
    LoadedProperty(name, CGFloat.self, keyPath: keyPath) { rule, _, _ in
      let rule = rule.map { $0 }
      return { part, component in set(part, rule.number(of: component)) }
    }
  }

  private static func flag(
    _ name: String, _ set: @escaping @MainActor @Sendable (LoadedPartView, Bool) -> Void
  ) -> LoadedProperty {
    LoadedProperty(name, Bool.self) { rule, _, _ in
      let rule = rule.map { $0 }
      return { part, component in set(part, rule.value(of: component)) }
    }
  }

  private static func color(
    _ name: String, _ set: @escaping @MainActor @Sendable (LoadedPartView, UIColor?) -> Void
  ) -> LoadedProperty {
    LoadedProperty(name, LoadedColor.self) { rule, _, _ in
      let rule = rule.map(\.rgba)
      return { part, component in set(part, rule.color(of: component)) }
    }
  }

  /// All properties, in the order in which they are set: a spinner hides and shows itself when it stops and starts, so
  /// `hidden` comes after `animating`.
  static let all: [LoadedProperty] = [
    constant("bold", Bool.self) { $0.isBold = $1 },
    constant("fontSize", CGFloat.self) { part, size in
      part.label?.font = part.isBold ? .boldSystemFont(ofSize: size) : .systemFont(ofSize: size)
    },
    constant("align", LoadedAlignment.self) { $0.label?.textAlignment = $1.value },
    constant("lineWidth", CGFloat.self) { $0.stroke?.lineWidth = $1 },
    constant("style", LoadedStyle.self) { $1.show(in: $0.spinner) },
    number("alpha", "opacity") { $0.view.alpha = $1 },
    color("color") { $0.set($1) },
    LoadedProperty("text", LoadedText.self) { rule, _, _ in
      let rule = rule.map(\.versions)
      return { part, component in part.label?.text = rule.text(of: component) }
    },
    LoadedProperty("image", String?.self) { rule, part, place in
      let isTinted = part.values.contains { $0.name == "color" }
      let rule = try rule.map { name in
        let image = try name.map { try place.at("image").image($0) }
        return isTinted ? image?.withRenderingMode(.alwaysTemplate) : image
      }
      return { part, component in (part.view as? UIImageView)?.image = rule.value(of: component) }
    },
    number("start", "strokeStart") { $0.stroke?.strokeStart = $1 },
    number("end", "strokeEnd") { $0.stroke?.strokeEnd = $1 },
    number("value", "strokeEnd") { $0.stroke?.strokeEnd = $1 },
    color("trackColor") { $0.view.backgroundColor = $1 },
    number("cornerRadius", "cornerRadius") { $0.view.layer.cornerRadius = $1 },
    number("border.width", "borderWidth") { $0.view.layer.borderWidth = $1 },
    color("border.color") { $0.view.layer.borderColor = $1?.cgColor },
    flag("on") { ($0.view as? UISwitch)?.isOn = $1 },
    flag("animating") { part, value in part.spinner.map { RefreshParts.setAnimating(value, $0) } },
    flag("hidden") { part, value in
      let isStill = part.spinner.map { !$0.isAnimating } ?? false
      part.view.isHidden = isStill || value
    },
    number("rotation", "transform.rotation.z") { $0.rotation = $1 },
    number("scale", "transform.scale") { $0.scale = $1 },
    number("moveX", "transform.translation.x") { $0.moveX = $1 },
    number("moveY", "transform.translation.y") { $0.moveY = $1 },
  ]
}

/// A part that is shown: a view, and what it shows as a function of the state and the pulling percent.
@MainActor
private final class LoadedPartView {
  let view: UIView
  private let part: LoadedPart
  private let frames: [MJRefreshState: PartFrames]
  private var shown: [LoadedValue.Show] = []

  var isBold = false
  var rotation: CGFloat = 0
  var scale: CGFloat = 1
  var moveX: CGFloat = 0
  var moveY: CGFloat = 0

  var animate: TimeInterval? { part.animate }
  var label: UILabel? { view as? UILabel }
  var spinner: UIActivityIndicatorView? { view as? UIActivityIndicatorView }
  var stroke: CAShapeLayer? { (view as? PartStrokeView)?.stroke }

  init(_ part: LoadedPart, of component: MJRefreshComponent, in place: LoadedPlace) throws {
    guard let make = Self.views[part.kind] else {
      throw RefreshLoader.Failure(path: place.path + ".kind", reason: "\(part.kind) is no kind of a part")
    }
    self.part = part
    view = make()
    var frames: [MJRefreshState: PartFrames] = [:]
    for (state, name, value) in part.frames?.all ?? [] {
      frames[state] = try place.at("frames.\(name)").frames(value)
    }
    self.frames = frames
    if view is UIImageView { view.contentMode = .scaleAspectFit }
    view.isUserInteractionEnabled = false
    for value in part.values {
      let show = try value.bind(part, place)
      if value.isConstant { show(self, component) } else { shown.append(show) }
    }
  }

  private static let views: [String: @MainActor () -> UIView] = [
    "label": { UILabel() }, "image": { UIImageView() }, "frames": { UIImageView() },
    "ring": { PartStrokeView(.arc) }, "bar": { PartStrokeView(.line) }, "box": { UIView() },
    "spinner": { UIActivityIndicatorView() }, "switch": { UISwitch() },
  ]

  func place(in component: MJRefreshComponent) {
    let (x, y) = (part.x.lengths(in: component.bounds.width), part.y.lengths(in: component.bounds.height))
    view.bounds.size = CGSize(width: x.size, height: y.size)
    view.center = CGPoint(x: x.center, y: y.center)
  }

  func show(on component: MJRefreshComponent) {
    for show in shown { show(self, component) }
    view.transform = RefreshParts.transform(rotation: rotation, scale: scale, moveX: moveX, moveY: moveY)
    if !frames.isEmpty, let view = view as? UIImageView { RefreshParts.show(frames, in: view, of: component) }
  }

  func repeatValues(of component: MJRefreshComponent) {
    for value in part.values where !value.repetitions.isEmpty {
      guard let keyPath = value.keyPath else { continue }
      let unit: CGFloat = value.name == "rotation" ? .pi / 180 : 1
      RefreshParts.repeatValue(
        keyPath, of: view, in: component.state,
        value.repetitions.mapValues {
          PartRepetition(from: $0.from * unit, to: $0.to * unit, every: $0.every, yoyo: $0.yoyo)
        })
    }
  }

  func set(_ color: UIColor?) {
    switch view {
    case let label as UILabel: label.textColor = color
    case let image as UIImageView: image.tintColor = color
    case let stroke as PartStrokeView: stroke.strokeColor = color
    case let spinner as UIActivityIndicatorView: spinner.color = color
    case let control as UISwitch: control.onTintColor = color
    default: view.backgroundColor = color
    }
  }
}
