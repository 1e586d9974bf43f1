// Made by refreshcfg: do not edit.

import MJRefresh
import UIKit

/// A preset that is read at run time, from JSON that `refreshcfg export --to json` writes.
///
/// All of it is read and tried before anything is attached: where it is wrong, an error names the place, and no component of
/// the app changes.
@MainActor
struct RefreshLoader {
  /// A mistake in a preset.
  struct Failure: Error, CustomStringConvertible {
    /// Where it is wrong, like `header.images.idle`.
    let path: String
    /// The reason why it is wrong.
    let reason: String
    /// Both in a line.
    var description: String { path.isEmpty ? reason : "\(path): \(reason)" }
  }

  private let preset: LoadedPreset
  private let bundle: Bundle

  /// Reads a preset.
  ///
  /// - Parameters:
  ///   - json: The JSON.
  ///   - bundle: Where images and texts are looked up.
  /// - Throws: A ``Failure`` that names the place.
  init(_ json: Data, bundle: Bundle = AppBundle.current) throws {
    self.bundle = bundle
    preset = try LoadedPreset(json)
    try make { _ in {} }
  }

  /// Sets MJRefresh's language and texts, which are the same for the whole process. Call it once,
  /// before any component is made.
  func configure() {
    let config = MJRefreshConfig.default
    if let strings = preset.strings {
      config.i18nBundle = bundle.url(forResource: strings.bundle, withExtension: nil).flatMap(Bundle.init(url:))
      config.i18nFilename = strings.file
    }
    if let language = preset.language { config.languageCode = language }
  }

  /// Makes the components that the preset has and attaches them.
  func attach(
    to scrollView: UIScrollView, header: @escaping () -> Void = {}, footer: @escaping () -> Void = {},
    trailer: @escaping () -> Void = {}
  ) throws {
    let actions = ["header": header, "footer": footer, "trailer": trailer]
    // An image may be gone by now.
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
  private func make(_ action: (_ role: String) -> () -> Void) throws -> [MJRefreshComponent] {
    let roles = [("header", preset.header), ("footer", preset.footer), ("trailer", preset.trailer)]
    return try roles.compactMap { role, settings in
      guard let settings else { return nil }
      guard let make = Self.types[settings.type], settings.type.lowercased().hasSuffix(role) else {
        throw Failure(path: role + ".type", reason: "\(settings.type) is no type of a \(role)")
      }
      let component = make(action(role))
      try set(settings, on: component, at: role)
      return component
    }
  }

  private func set(_ settings: LoadedComponent, on component: MJRefreshComponent, at path: String) throws {
    func part<Part>(_ name: String, _ part: Part?) throws -> Part {
      guard let part else { throw Failure(path: "\(path).\(name)", reason: "\(settings.type) has none") }
      return part
    }
    let (header, footer) = (component as? MJRefreshHeader, component as? MJRefreshFooter)
    if let value = settings.fastAnimationDuration { component.fastAnimationDuration = value }
    if let value = settings.slowAnimationDuration { component.slowAnimationDuration = value }
    if settings.animationDisabled == true { component.setAnimationDisabled() }
    if let value = settings.collectionViewAnimationBug {
      try part("collectionViewAnimationBug", header).isCollectionViewAnimationBug = value
    }
    if let value = settings.height {
      let upright: MJRefreshComponent? = component is MJRefreshTrailer ? nil : component
      try part("height", upright).mj_h = value
    }
    if let value = settings.width { try part("width", component as? LoadedTrailers).ownWidth = value }
    try set(settings.stateLabel, on: component.loadedLabel, at: path + ".stateLabel")
    try set(
      settings.lastUpdatedTimeLabel, on: (component as? MJRefreshStateHeader)?.lastUpdatedTimeLabel,
      at: path + ".lastUpdatedTimeLabel")
    if let value = settings.labelLeftInset {
      try part("labelLeftInset", component.setLoaded(labelLeftInset: value))
    }
    if let value = settings.refreshingTitleHidden {
      try part("refreshingTitleHidden", component as? MJRefreshAutoStateFooter).isRefreshingTitleHidden = value
    }
    if let arrow = settings.arrow {
      let view = try part("arrow", component.loadedArrow)
      if let name = arrow.image { view.image = try image(name, at: path + ".arrow.image") }
      if let value = arrow.hidden { view.isHidden = value }
    }
    if let style = settings.loading?.style {
      let view = try part("loading", component.loadedSpinner)
      view.style = style == .large ? .large : .medium
      if style == .gray { view.color = .gray }
      if style == .white { view.color = .white }
    }
    if settings.titles != nil || settings.localized != nil {
      try part("titles", component as? LoadedTexts).texts = settings
      component.setLoadedTexts(settings)
    }
    for (state, frames) in settings.images?.byState ?? [] {
      let images = try self.images(frames, at: "\(path).images.\(state.name)")
      try part("images", component.setLoaded(images.images, images.duration, state.value))
    }
    if settings.lastUpdatedTimeText != nil {
      _ = try part("lastUpdatedTimeText", component as? MJRefreshStateHeader)
      component.setLoadedTexts(settings)
    }
    if let value = settings.lastUpdatedTimeKey { try part("lastUpdatedTimeKey", header).lastUpdatedTimeKey = value }
    if let value = settings.ignoredInset {
      header?.ignoredScrollViewContentInsetTop = value
      footer?.ignoredScrollViewContentInsetBottom = value
      (component as? MJRefreshTrailer)?.ignoredScrollViewContentInsetRight = value
    }
    let auto = component as? MJRefreshAutoFooter
    if let value = settings.automaticallyRefresh {
      try part("automaticallyRefresh", auto).isAutomaticallyRefresh = value
    }
    if let value = settings.triggerPercent {
      try part("triggerPercent", auto).triggerAutomaticallyRefreshPercent = value
    }
    if let value = settings.autoTriggerTimes { try part("autoTriggerTimes", auto).autoTriggerTimes = value }
    if let value = settings.automaticallyChangeAlpha { component.isAutomaticallyChangeAlpha = value }
    if let value = settings.hidden { component.isHidden = value }
    if let parts = settings.parts { try add(parts, to: component, at: path + ".parts") }
  }

  private func add(_ parts: [LoadedPart], to component: MJRefreshComponent, at path: String) throws {
    guard let owner = component as? LoadedPartsOwner else { return }
    owner.parts = try parts.map { part in
      let path = "\(path).\(part.name)"
      var frames: [MJRefreshState: PartFrames] = [:]
      for (state, names) in part.frames?.byState ?? [] {
        let (images, duration) = try self.images(names, at: "\(path).frames.\(state.name)")
        frames[state.value] = PartFrames(images, duration: duration)
      }
      var images: [String: UIImage] = [:]
      if let rule = part.values["image"] {
        let values = [rule.plain] + (rule.pull ?? []).map(\.value) + (rule.state?.byState ?? []).map { $0.1 }
        for case .text(let name) in values { images[name] = try image(name, at: path + ".image") }
      }
      do {
        return try LoadedPartView(part, images: images, frames: frames)
      } catch let failure as Failure {
        throw Failure(path: "\(path).\(failure.path)", reason: failure.reason)
      }
    }
    for part in owner.parts {
      component.addSubview(part.view)
      part.place(in: component)
      part.show(on: component)
      part.repeatValues(of: component)
    }
  }

  private func set(_ settings: LoadedComponent.Label?, on label: UILabel?, at path: String) throws {
    guard let settings else { return }
    guard let label else { throw Failure(path: path, reason: "there is no such label") }
    if let value = settings.hidden { label.isHidden = value }
    if let value = settings.textColor { label.textColor = value.color }
    if let value = settings.fontSize { label.font = .boldSystemFont(ofSize: value) }
  }

  private func images(
    _ frames: LoadedComponent.Frames, at path: String
  ) throws -> (images: [UIImage], duration: TimeInterval?) {
    if let name = frames.gif {
      guard let gif = RefreshImages.frames(ofGIF: name, scale: frames.scale ?? 1, in: bundle) else {
        throw Failure(path: path + ".gif", reason: "there is no GIF \(name)")
      }
      return (gif.images, frames.duration ?? gif.duration)
    }
    let images = try (frames.names ?? []).map { try image($0, at: path + ".names") }
    guard !images.isEmpty else { throw Failure(path: path, reason: "there are no frames") }
    return (images, frames.duration)
  }

  private func image(_ name: String, at path: String) throws -> UIImage {
    guard let image = UIImage(named: name, in: bundle, compatibleWith: nil) else {
      throw Failure(path: path, reason: "there is no image \(name)")
    }
    return image
  }
}

/// A preset as its JSON says it.
private struct LoadedPreset: Decodable {
  struct Strings: Decodable {
    let bundle: String
    let file: String
  }

  let version: Int
  let language: String?
  let strings: Strings?
  let header: LoadedComponent?
  let footer: LoadedComponent?
  let trailer: LoadedComponent?

  init(_ json: Data) throws {
    do {
      self = try JSONDecoder().decode(LoadedPreset.self, from: json)
    } catch let error as DecodingError {
      throw RefreshLoader.Failure(error)
    }
    guard version == 1 else {
      throw RefreshLoader.Failure(path: "version", reason: "version \(version) is not known, 1 is")
    }
  }
}

/// A component as its JSON says it.
private struct LoadedComponent: Decodable {
  struct Label: Decodable {
    let hidden: Bool?
    let textColor: LoadedColor?
    let fontSize: CGFloat?
  }

  struct Arrow: Decodable {
    let image: String?
    let hidden: Bool?
  }

  struct Loading: Decodable {
    enum Style: String, Decodable { case medium, large, gray, white }
    let style: Style?
  }

  struct Frames: Decodable {
    let names: [String]?
    let gif: String?
    let scale: Int?
    let duration: TimeInterval?
  }

  /// A piece of the wording of a time.
  struct Piece: Decodable {
    let text: String?
    let date: String?
    let relative: Bool?
  }

  struct Texts: Decodable {
    let titles: LoadedStates<String>?
    let lastUpdatedTimeText: [Piece]?
  }

  let type: String
  let fastAnimationDuration: TimeInterval?
  let slowAnimationDuration: TimeInterval?
  let animationDisabled: Bool?
  let collectionViewAnimationBug: Bool?
  let height: CGFloat?
  let width: CGFloat?
  let stateLabel: Label?
  let lastUpdatedTimeLabel: Label?
  let labelLeftInset: CGFloat?
  let refreshingTitleHidden: Bool?
  let arrow: Arrow?
  let loading: Loading?
  let titles: LoadedStates<String>?
  let images: LoadedStates<Frames>?
  let lastUpdatedTimeText: [Piece]?
  let lastUpdatedTimeKey: String?
  let ignoredInset: CGFloat?
  let automaticallyRefresh: Bool?
  let triggerPercent: CGFloat?
  let autoTriggerTimes: Int?
  let automaticallyChangeAlpha: Bool?
  let hidden: Bool?
  let localized: [String: Texts]?
  let parts: [LoadedPart]?

  /// The texts of the language that MJRefresh shows; of the system's the region does not matter.
  @MainActor var ownTexts: Texts? {
    if let language = MJRefreshConfig.default.languageCode { return localized?[language] }
    let system = (Locale.preferredLanguages.first ?? "") + "-"
    return localized?.filter { system.hasPrefix($0.key + "-") }.max { $0.key.count < $1.key.count }?.value
  }
}

/// A value for each of some states.
private struct LoadedStates<Value: Decodable>: Decodable {
  let idle: Value?
  let pulling: Value?
  let refreshing: Value?
  let willRefresh: Value?
  let noMoreData: Value?

  var byState: [((name: String, value: MJRefreshState), Value)] {
    let all: [(name: String, value: MJRefreshState, Value?)] = [
      ("idle", .idle, idle), ("pulling", .pulling, pulling), ("refreshing", .refreshing, refreshing),
      ("willRefresh", .willRefresh, willRefresh), ("noMoreData", .noMoreData, noMoreData),
    ]
    return all.compactMap { name, state, value in value.map { ((name, state), $0) } }
  }
}

/// A colour, `#RRGGBBAA`.
private struct LoadedColor: Decodable {
  let color: UIColor

  init(from decoder: Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    guard text.hasPrefix("#"), text.utf8.count == 9, let rgba = UInt32(text.dropFirst(), radix: 16) else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "\(text) is not #RRGGBBAA"))
    }
    func channel(_ shift: UInt32) -> CGFloat { CGFloat(rgba >> shift & 0xFF) / 255 }
    color = UIColor(red: channel(24), green: channel(16), blue: channel(8), alpha: channel(0))
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

/// A component whose own texts are set again when the language changes: MJRefresh puts its own in their place.
@MainActor
private protocol LoadedTexts: MJRefreshComponent {
  var texts: LoadedComponent? { get set }
}

/// A trailer of a width of its own: MJRefresh sets another at every layout.
@MainActor
private protocol LoadedTrailers: MJRefreshTrailer {
  var ownWidth: CGFloat? { get set }
}

private final class LoadedHeader: MJRefreshHeader, LoadedPartsOwner {
  var parts: [LoadedPartView] = []
  override func placeSubviews() {
    super.placeSubviews()
    for part in parts { part.place(in: self) }
  }
  override var state: MJRefreshState {
    didSet { if state != oldValue { stateDidChange() } }
  }
  override var pullingPercent: CGFloat {
    didSet { for part in parts { part.show(on: self) } }
  }

  override func i18nDidChange() {
    super.i18nDidChange()
    for part in parts { part.show(on: self) }
  }
}

private final class LoadedAutoFooter: MJRefreshAutoFooter, LoadedPartsOwner {
  var parts: [LoadedPartView] = []
  override func placeSubviews() {
    super.placeSubviews()
    for part in parts { part.place(in: self) }
  }
  override var state: MJRefreshState {
    didSet { if state != oldValue { stateDidChange() } }
  }
  override var pullingPercent: CGFloat {
    didSet { for part in parts { part.show(on: self) } }
  }

  override func i18nDidChange() {
    super.i18nDidChange()
    for part in parts { part.show(on: self) }
  }
}

private final class LoadedBackFooter: MJRefreshBackFooter, LoadedPartsOwner {
  var parts: [LoadedPartView] = []
  override func placeSubviews() {
    super.placeSubviews()
    for part in parts { part.place(in: self) }
  }
  override var state: MJRefreshState {
    didSet { if state != oldValue { stateDidChange() } }
  }
  override var pullingPercent: CGFloat {
    didSet { for part in parts { part.show(on: self) } }
  }

  override func i18nDidChange() {
    super.i18nDidChange()
    for part in parts { part.show(on: self) }
  }
}

private final class LoadedTrailer: MJRefreshTrailer, LoadedPartsOwner, LoadedTrailers {
  var parts: [LoadedPartView] = []
  override func placeSubviews() {
    super.placeSubviews()
    for part in parts { part.place(in: self) }
  }
  override var state: MJRefreshState {
    didSet { if state != oldValue { stateDidChange() } }
  }
  override var pullingPercent: CGFloat {
    didSet { for part in parts { part.show(on: self) } }
  }

  var ownWidth: CGFloat?
  override var mj_w: CGFloat {
    get { super.mj_w }
    set { super.mj_w = ownWidth ?? newValue }
  }

  override func i18nDidChange() {
    super.i18nDidChange()
    for part in parts { part.show(on: self) }
  }
}

private final class LoadedStateHeader: MJRefreshStateHeader, LoadedPartsOwner, LoadedTexts {
  var parts: [LoadedPartView] = []
  override func placeSubviews() {
    super.placeSubviews()
    for part in parts { part.place(in: self) }
  }
  override var state: MJRefreshState {
    didSet { if state != oldValue { stateDidChange() } }
  }
  override var pullingPercent: CGFloat {
    didSet { for part in parts { part.show(on: self) } }
  }

  var texts: LoadedComponent?

  override func i18nDidChange() {
    super.i18nDidChange()
    if let texts { setLoadedTexts(texts, onlyLocalized: true) }
    for part in parts { part.show(on: self) }
    placeSubviews()
  }
}

private final class LoadedNormalHeader: MJRefreshNormalHeader, LoadedPartsOwner, LoadedTexts {
  var parts: [LoadedPartView] = []
  override func placeSubviews() {
    super.placeSubviews()
    for part in parts { part.place(in: self) }
  }
  override var state: MJRefreshState {
    didSet { if state != oldValue { stateDidChange() } }
  }
  override var pullingPercent: CGFloat {
    didSet { for part in parts { part.show(on: self) } }
  }

  var texts: LoadedComponent?

  override func i18nDidChange() {
    super.i18nDidChange()
    if let texts { setLoadedTexts(texts, onlyLocalized: true) }
    for part in parts { part.show(on: self) }
    placeSubviews()
  }
}

private final class LoadedGifHeader: MJRefreshGifHeader, LoadedPartsOwner, LoadedTexts {
  var parts: [LoadedPartView] = []
  override func placeSubviews() {
    super.placeSubviews()
    for part in parts { part.place(in: self) }
  }
  override var state: MJRefreshState {
    didSet { if state != oldValue { stateDidChange() } }
  }
  override var pullingPercent: CGFloat {
    didSet { for part in parts { part.show(on: self) } }
  }

  var texts: LoadedComponent?

  override func i18nDidChange() {
    super.i18nDidChange()
    if let texts { setLoadedTexts(texts, onlyLocalized: true) }
    for part in parts { part.show(on: self) }
    placeSubviews()
  }
}

private final class LoadedAutoStateFooter: MJRefreshAutoStateFooter, LoadedPartsOwner, LoadedTexts {
  var parts: [LoadedPartView] = []
  override func placeSubviews() {
    super.placeSubviews()
    for part in parts { part.place(in: self) }
  }
  override var state: MJRefreshState {
    didSet { if state != oldValue { stateDidChange() } }
  }
  override var pullingPercent: CGFloat {
    didSet { for part in parts { part.show(on: self) } }
  }

  var texts: LoadedComponent?

  override func i18nDidChange() {
    super.i18nDidChange()
    if let texts { setLoadedTexts(texts, onlyLocalized: true) }
    for part in parts { part.show(on: self) }
    placeSubviews()
  }
}

private final class LoadedAutoNormalFooter: MJRefreshAutoNormalFooter, LoadedPartsOwner, LoadedTexts {
  var parts: [LoadedPartView] = []
  override func placeSubviews() {
    super.placeSubviews()
    for part in parts { part.place(in: self) }
  }
  override var state: MJRefreshState {
    didSet { if state != oldValue { stateDidChange() } }
  }
  override var pullingPercent: CGFloat {
    didSet { for part in parts { part.show(on: self) } }
  }

  var texts: LoadedComponent?

  override func i18nDidChange() {
    super.i18nDidChange()
    if let texts { setLoadedTexts(texts, onlyLocalized: true) }
    for part in parts { part.show(on: self) }
    placeSubviews()
  }
}

private final class LoadedAutoGifFooter: MJRefreshAutoGifFooter, LoadedPartsOwner, LoadedTexts {
  var parts: [LoadedPartView] = []
  override func placeSubviews() {
    super.placeSubviews()
    for part in parts { part.place(in: self) }
  }
  override var state: MJRefreshState {
    didSet { if state != oldValue { stateDidChange() } }
  }
  override var pullingPercent: CGFloat {
    didSet { for part in parts { part.show(on: self) } }
  }

  var texts: LoadedComponent?

  override func i18nDidChange() {
    super.i18nDidChange()
    if let texts { setLoadedTexts(texts, onlyLocalized: true) }
    for part in parts { part.show(on: self) }
    placeSubviews()
  }
}

private final class LoadedBackStateFooter: MJRefreshBackStateFooter, LoadedPartsOwner, LoadedTexts {
  var parts: [LoadedPartView] = []
  override func placeSubviews() {
    super.placeSubviews()
    for part in parts { part.place(in: self) }
  }
  override var state: MJRefreshState {
    didSet { if state != oldValue { stateDidChange() } }
  }
  override var pullingPercent: CGFloat {
    didSet { for part in parts { part.show(on: self) } }
  }

  var texts: LoadedComponent?

  override func i18nDidChange() {
    super.i18nDidChange()
    if let texts { setLoadedTexts(texts, onlyLocalized: true) }
    for part in parts { part.show(on: self) }
    placeSubviews()
  }
}

private final class LoadedBackNormalFooter: MJRefreshBackNormalFooter, LoadedPartsOwner, LoadedTexts {
  var parts: [LoadedPartView] = []
  override func placeSubviews() {
    super.placeSubviews()
    for part in parts { part.place(in: self) }
  }
  override var state: MJRefreshState {
    didSet { if state != oldValue { stateDidChange() } }
  }
  override var pullingPercent: CGFloat {
    didSet { for part in parts { part.show(on: self) } }
  }

  var texts: LoadedComponent?

  override func i18nDidChange() {
    super.i18nDidChange()
    if let texts { setLoadedTexts(texts, onlyLocalized: true) }
    for part in parts { part.show(on: self) }
    placeSubviews()
  }
}

private final class LoadedBackGifFooter: MJRefreshBackGifFooter, LoadedPartsOwner, LoadedTexts {
  var parts: [LoadedPartView] = []
  override func placeSubviews() {
    super.placeSubviews()
    for part in parts { part.place(in: self) }
  }
  override var state: MJRefreshState {
    didSet { if state != oldValue { stateDidChange() } }
  }
  override var pullingPercent: CGFloat {
    didSet { for part in parts { part.show(on: self) } }
  }

  var texts: LoadedComponent?

  override func i18nDidChange() {
    super.i18nDidChange()
    if let texts { setLoadedTexts(texts, onlyLocalized: true) }
    for part in parts { part.show(on: self) }
    placeSubviews()
  }
}

private final class LoadedStateTrailer: MJRefreshStateTrailer, LoadedPartsOwner, LoadedTexts, LoadedTrailers {
  var parts: [LoadedPartView] = []
  override func placeSubviews() {
    super.placeSubviews()
    for part in parts { part.place(in: self) }
  }
  override var state: MJRefreshState {
    didSet { if state != oldValue { stateDidChange() } }
  }
  override var pullingPercent: CGFloat {
    didSet { for part in parts { part.show(on: self) } }
  }

  var ownWidth: CGFloat?
  override var mj_w: CGFloat {
    get { super.mj_w }
    set { super.mj_w = ownWidth ?? newValue }
  }

  var texts: LoadedComponent?

  override func i18nDidChange() {
    super.i18nDidChange()
    if let texts { setLoadedTexts(texts, onlyLocalized: true) }
    for part in parts { part.show(on: self) }
    placeSubviews()
  }
}

private final class LoadedNormalTrailer: MJRefreshNormalTrailer, LoadedPartsOwner, LoadedTexts, LoadedTrailers {
  var parts: [LoadedPartView] = []
  override func placeSubviews() {
    super.placeSubviews()
    for part in parts { part.place(in: self) }
  }
  override var state: MJRefreshState {
    didSet { if state != oldValue { stateDidChange() } }
  }
  override var pullingPercent: CGFloat {
    didSet { for part in parts { part.show(on: self) } }
  }

  var ownWidth: CGFloat?
  override var mj_w: CGFloat {
    get { super.mj_w }
    set { super.mj_w = ownWidth ?? newValue }
  }

  var texts: LoadedComponent?

  override func i18nDidChange() {
    super.i18nDidChange()
    if let texts { setLoadedTexts(texts, onlyLocalized: true) }
    for part in parts { part.show(on: self) }
    placeSubviews()
  }
}

extension RefreshLoader {
  private typealias Make = @MainActor (@escaping () -> Void) -> MJRefreshComponent

  private static let types: [String: Make] = [
    "header": LoadedHeader.init(refreshingBlock:),
    "autoFooter": LoadedAutoFooter.init(refreshingBlock:),
    "backFooter": LoadedBackFooter.init(refreshingBlock:),
    "trailer": LoadedTrailer.init(refreshingBlock:),
    "stateHeader": LoadedStateHeader.init(refreshingBlock:),
    "normalHeader": LoadedNormalHeader.init(refreshingBlock:),
    "gifHeader": LoadedGifHeader.init(refreshingBlock:),
    "autoStateFooter": LoadedAutoStateFooter.init(refreshingBlock:),
    "autoNormalFooter": LoadedAutoNormalFooter.init(refreshingBlock:),
    "autoGifFooter": LoadedAutoGifFooter.init(refreshingBlock:),
    "backStateFooter": LoadedBackStateFooter.init(refreshingBlock:),
    "backNormalFooter": LoadedBackNormalFooter.init(refreshingBlock:),
    "backGifFooter": LoadedBackGifFooter.init(refreshingBlock:),
    "stateTrailer": LoadedStateTrailer.init(refreshingBlock:),
    "normalTrailer": LoadedNormalTrailer.init(refreshingBlock:),
  ]
}

extension MJRefreshComponent {
  fileprivate var loadedLabel: UILabel? {
    switch self {
    case let header as MJRefreshStateHeader: return header.stateLabel
    case let footer as MJRefreshAutoStateFooter: return footer.stateLabel
    case let footer as MJRefreshBackStateFooter: return footer.stateLabel
    case let trailer as MJRefreshStateTrailer: return trailer.stateLabel
    default: return nil
    }
  }

  fileprivate var loadedArrow: UIImageView? {
    switch self {
    case let header as MJRefreshNormalHeader: return header.arrowView
    case let footer as MJRefreshBackNormalFooter: return footer.arrowView
    case let trailer as MJRefreshNormalTrailer: return trailer.arrowView
    default: return nil
    }
  }

  fileprivate var loadedSpinner: UIActivityIndicatorView? {
    switch self {
    case let header as MJRefreshNormalHeader: return header.loadingView
    case let footer as MJRefreshAutoNormalFooter: return footer.loadingView
    case let footer as MJRefreshBackNormalFooter: return footer.loadingView
    default: return nil
    }
  }

  /// Nil where there is none.
  fileprivate func setLoaded(labelLeftInset: CGFloat) -> Void? {
    switch self {
    case let header as MJRefreshStateHeader: header.labelLeftInset = labelLeftInset
    case let footer as MJRefreshAutoStateFooter: footer.labelLeftInset = labelLeftInset
    case let footer as MJRefreshBackStateFooter: footer.labelLeftInset = labelLeftInset
    default: return nil
    }
    return ()
  }

  /// Nil where there are none. Without a duration a frame takes 0.1 s.
  fileprivate func setLoaded(_ images: [UIImage], _ duration: TimeInterval?, _ state: MJRefreshState) -> Void? {
    let duration = duration ?? Double(images.count) * 0.1
    switch self {
    case let header as MJRefreshGifHeader: header.setImages(images, duration: duration, for: state)
    case let footer as MJRefreshAutoGifFooter: footer.setImages(images, duration: duration, for: state)
    case let footer as MJRefreshBackGifFooter: footer.setImages(images, duration: duration, for: state)
    default: return nil
    }
    return ()
  }

  /// Sets titles and the wording of the time; only those that differ by language when that has changed.
  fileprivate func setLoadedTexts(_ settings: LoadedComponent, onlyLocalized: Bool = false) {
    let own = settings.ownTexts
    let titles = (onlyLocalized ? [] : settings.titles?.byState ?? []) + (own?.titles?.byState ?? [])
    for (state, title) in titles {
      switch self {
      case let header as MJRefreshStateHeader: header.setTitle(title, for: state.value)
      case let footer as MJRefreshAutoStateFooter: footer.setTitle(title, for: state.value)
      case let footer as MJRefreshBackStateFooter: footer.setTitle(title, for: state.value)
      case let trailer as MJRefreshStateTrailer: trailer.setTitle(title, for: state.value)
      default: break
      }
    }
    let isWorded = settings.localized?.values.contains { $0.lastUpdatedTimeText != nil } ?? false
    guard isWorded || (settings.lastUpdatedTimeText != nil && !onlyLocalized) else { return }
    let pieces = own?.lastUpdatedTimeText ?? settings.lastUpdatedTimeText
    (self as? MJRefreshStateHeader)?.lastUpdatedTimeText = pieces.map { pieces in
      { date in pieces.map { $0.text(of: date) }.joined() }
    }
  }
}

extension LoadedComponent.Piece {
  fileprivate func text(of date: Date?) -> String {
    if let text { return text }
    guard let date else { return Bundle.mj_localizedString(forKey: MJRefreshHeaderNoneLastDateText) }
    if let pattern = self.date { return Self.text(of: date, as: pattern) }
    // MJRefresh's own wording: any day with the same number is today.
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

/// A part as its JSON says it.
private struct LoadedPart: Decodable {
  struct Span: Decodable {
    /// A part of the component's width or height, and points beyond it.
    let center: [CGFloat]
    let size: [CGFloat]

    func lengths(in whole: CGFloat) -> (center: CGFloat, size: CGFloat) {
      func length(_ terms: [CGFloat]) -> CGFloat { (terms.first ?? 0) * whole + (terms.last ?? 0) }
      return (length(center), length(size))
    }
  }

  struct Rule: Decodable {
    struct Stop: Decodable {
      let percent: CGFloat
      let value: Value
    }

    struct Repetition: Decodable {
      let every: TimeInterval
      let from: CGFloat
      let to: CGFloat
      let yoyo: Bool
    }

    let plain: Value
    let pull: [Stop]?
    let state: LoadedStates<Value>?
    let `repeat`: LoadedStates<Repetition>?
  }

  /// A value of any kind.
  enum Value: Decodable {
    case bool(Bool)
    case number(CGFloat)
    case text(String)
    case versions([[String]])
    case none

    init(from decoder: Decoder) throws {
      let container = try decoder.singleValueContainer()
      if container.decodeNil() {
        self = .none
      } else if let value = try? container.decode(Bool.self) {
        self = .bool(value)
      } else if let value = try? container.decode(CGFloat.self) {
        self = .number(value)
      } else if let value = try? container.decode(String.self) {
        self = .text(value)
      } else {
        self = .versions(try container.decode([[String]].self))
      }
    }
  }

  let name: String
  let kind: String
  let x: Span
  let y: Span
  let animate: TimeInterval?
  let values: [String: Rule]
  let frames: LoadedStates<LoadedComponent.Frames>?
}

/// A component that may have parts.
@MainActor
private protocol LoadedPartsOwner: MJRefreshComponent {
  var parts: [LoadedPartView] { get set }
}

extension LoadedPartsOwner {
  fileprivate func stateDidChange() {
    for part in parts {
      if let seconds = part.animate { UIView.animate(withDuration: seconds) { part.show(on: self) } }
      part.show(on: self)
      part.repeatValues(of: self)
    }
  }
}

/// A part that is shown: a view, and what it shows as a function of the state and the pulling percent.
@MainActor
private final class LoadedPartView {
  private let part: LoadedPart
  let view: UIView
  private let images: [String: UIImage]
  private let frames: [MJRefreshState: PartFrames]

  var animate: TimeInterval? { part.animate }

  init(_ part: LoadedPart, images: [String: UIImage], frames: [MJRefreshState: PartFrames]) throws {
    guard let make = Self.views[part.kind] else {
      throw RefreshLoader.Failure(path: "kind", reason: "\(part.kind) is no kind of a part")
    }
    for name in part.values.keys where !Self.keys.contains(name) {
      throw RefreshLoader.Failure(path: name, reason: "parts have none")
    }
    (self.part, self.images, self.frames) = (part, images, frames)
    view = make()
    if view is UIImageView { view.contentMode = .scaleAspectFit }
    view.isUserInteractionEnabled = false
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
    var values: [String: CGFloat] = [:]
    for (name, rule) in part.values {
      let value = component.partValue(
        rule.plain, pull: rule.pull?.map { ($0.percent, $0.value) } ?? [],
        state: Dictionary(uniqueKeysWithValues: rule.state?.byState.map { ($0.0.value, $0.1) } ?? []),
        mix: LoadedPart.Value.mixed)
      if case .number(let number) = value { values[name] = number }
      set(name, to: value, on: component)
    }
    view.transform = .part(
      rotation: values["rotation"] ?? 0, scale: values["scale"] ?? 1, moveX: values["moveX"] ?? 0,
      moveY: values["moveY"] ?? 0)
    if let size = values["fontSize"] {
      let isBold = part.values["bold"]?.plain.flag ?? false
      (view as? UILabel)?.font = isBold ? .boldSystemFont(ofSize: size) : .systemFont(ofSize: size)
    }
    if !frames.isEmpty, let view = view as? UIImageView { component.show(frames, in: view) }
  }

  func repeatValues(of component: MJRefreshComponent) {
    for (name, rule) in part.values {
      guard let repetitions = rule.repeat?.byState, let keyPath = Self.keyPaths[name] else { continue }
      let scale: CGFloat = name == "rotation" ? .pi / 180 : 1
      view.repeatPart(
        keyPath, in: component.state,
        Dictionary(
          uniqueKeysWithValues: repetitions.map { state, repetition in
            let (from, to) = (repetition.from * scale, repetition.to * scale)
            return (
              state.value, PartRepetition(from: from, to: to, every: repetition.every, yoyo: repetition.yoyo)
            )
          }))
    }
  }

  private static let keyPaths = [
    "alpha": "opacity", "rotation": "transform.rotation.z", "scale": "transform.scale",
    "moveX": "transform.translation.x", "moveY": "transform.translation.y", "start": "strokeStart",
    "end": "strokeEnd", "value": "strokeEnd", "cornerRadius": "cornerRadius", "border.width": "borderWidth",
  ]

  /// The keys that a part can have.
  private static let keys: Set<String> = [
    "hidden", "alpha", "rotation", "scale", "moveX", "moveY", "color", "text", "fontSize", "bold", "align", "image",
    "start", "end", "lineWidth", "value", "trackColor", "cornerRadius", "border.width", "border.color", "animating",
    "style", "on",
  ]

  /// Sets a value; a transform and a font are set of several together.
  private func set(_ key: String, to value: LoadedPart.Value, on component: MJRefreshComponent) {
    let stroke = (view as? PartStrokeView)?.stroke
    switch key {
    case "hidden": view.isHidden = value.flag
    case "alpha": view.alpha = value.number
    case "color": setColor(value.color)
    case "text": (view as? UILabel)?.text = value.text(on: component)
    case "align":
      let all: [String: NSTextAlignment] = ["left": .left, "center": .center, "right": .right]
      (view as? UILabel)?.textAlignment = all[value.word] ?? .center
    case "image":
      let image = images[value.word]
      let isTinted = part.values["color"] != nil
      (view as? UIImageView)?.image = isTinted ? image?.withRenderingMode(.alwaysTemplate) : image
    case "start": stroke?.strokeStart = value.number
    case "end", "value": stroke?.strokeEnd = value.number
    case "lineWidth": stroke?.lineWidth = value.number
    case "trackColor": view.backgroundColor = value.color
    case "cornerRadius": view.layer.cornerRadius = value.number
    case "border.width": view.layer.borderWidth = value.number
    case "border.color": view.layer.borderColor = value.color?.cgColor
    case "animating": (view as? UIActivityIndicatorView)?.setAnimating(value.flag)
    case "style": setStyle(value.word)
    case "on": (view as? UISwitch)?.isOn = value.flag
    default: break
    }
  }

  private func setStyle(_ style: String) {
    guard let spinner = view as? UIActivityIndicatorView else { return }
    spinner.style = style == "large" ? .large : .medium
    guard part.values["color"] == nil else { return }
    if style == "gray" { spinner.color = .gray }
    if style == "white" { spinner.color = .white }
  }

  private func setColor(_ color: UIColor?) {
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

extension LoadedPart.Value {
  fileprivate var flag: Bool {
    guard case .bool(let value) = self else { return false }
    return value
  }
  fileprivate var number: CGFloat {
    guard case .number(let value) = self else { return 0 }
    return value
  }
  fileprivate var word: String {
    guard case .text(let value) = self else { return "" }
    return value
  }

  fileprivate var rgba: UInt32? { word.hasPrefix("#") ? UInt32(word.dropFirst(), radix: 16) : nil }
  fileprivate var color: UIColor? { rgba.map { UIColor(rgba: $0) } }

  @MainActor
  fileprivate func text(on component: MJRefreshComponent) -> String {
    guard case .versions(let versions) = self else { return word }
    return component.partText(versions.compactMap { $0.count == 2 ? ($0[0], $0[1]) : nil })
  }

  /// The value between two, of numbers and colours; of others the lower one.
  fileprivate static func mixed(_ lower: LoadedPart.Value, _ upper: LoadedPart.Value, _ share: CGFloat)
    -> LoadedPart.Value
  {
    if case .number(let first) = lower, case .number(let second) = upper {
      return .number(first + (second - first) * share)
    }
    guard let first = lower.rgba, let second = upper.rgba else { return lower }
    let channels = [24, 16, 8, 0].map { (shift: UInt32) -> UInt32 in
      let (from, to) = (CGFloat(first >> shift & 0xFF), CGFloat(second >> shift & 0xFF))
      return UInt32((from + (to - from) * share).rounded()) << shift
    }
    return .text("#" + String(channels.reduce(0, |), radix: 16))
  }
}
