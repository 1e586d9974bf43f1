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
      if #available(iOS 13, *) { view.style = style == .large ? .large : .medium }
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
      if let rule = part.values.image {
        let names = ([rule.plain] + rule.pull.map(\.value) + rule.state.values).compactMap(\.name)
        for name in names.sorted() { images[name] = try image(name, at: path + ".image") }
      }
      do {
        return try LoadedPartView(part, images: images, frames: frames)
      } catch let failure as Failure {
        throw Failure(path: "\(path).\(failure.path)", reason: failure.reason)
      }
    }
    for part in owner.parts {
      component.addSubview(part.view)
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

  /// The texts of the language that is chosen.
  @MainActor var ownTexts: Texts? {
    guard let localized else { return nil }
    return RefreshLanguage.chosen(of: localized.keys.sorted()).flatMap { localized[$0] }
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
  let rgba: UInt32
  @MainActor var color: UIColor { RefreshParts.color(rgba) }

  init(from decoder: Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    guard text.hasPrefix("#"), text.utf8.count == 9, let rgba = UInt32(text.dropFirst(), radix: 16) else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "\(text) is not #RRGGBBAA"))
    }
    self.rgba = rgba
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
    keepingWidth { super.placeSubviews() }
    for part in parts { part.place(in: self) }
  }
  override var state: MJRefreshState {
    didSet { if state != oldValue { stateDidChange() } }
  }
  override var pullingPercent: CGFloat {
    didSet { for part in parts { part.show(on: self) } }
  }

  /// What the width was set to last; nil where it is MJRefresh's.
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
    for part in parts { part.show(on: self) }
    guard let texts, texts.localized != nil else { return }
    setLoadedTexts(texts, onlyLocalized: true)
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
    for part in parts { part.show(on: self) }
    guard let texts, texts.localized != nil else { return }
    setLoadedTexts(texts, onlyLocalized: true)
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
    for part in parts { part.show(on: self) }
    guard let texts, texts.localized != nil else { return }
    setLoadedTexts(texts, onlyLocalized: true)
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
    for part in parts { part.show(on: self) }
    guard let texts, texts.localized != nil else { return }
    setLoadedTexts(texts, onlyLocalized: true)
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
    for part in parts { part.show(on: self) }
    guard let texts, texts.localized != nil else { return }
    setLoadedTexts(texts, onlyLocalized: true)
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
    for part in parts { part.show(on: self) }
    guard let texts, texts.localized != nil else { return }
    setLoadedTexts(texts, onlyLocalized: true)
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
    for part in parts { part.show(on: self) }
    guard let texts, texts.localized != nil else { return }
    setLoadedTexts(texts, onlyLocalized: true)
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
    for part in parts { part.show(on: self) }
    guard let texts, texts.localized != nil else { return }
    setLoadedTexts(texts, onlyLocalized: true)
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
    for part in parts { part.show(on: self) }
    guard let texts, texts.localized != nil else { return }
    setLoadedTexts(texts, onlyLocalized: true)
    placeSubviews()
  }
}

private final class LoadedStateTrailer: MJRefreshStateTrailer, LoadedPartsOwner, LoadedTexts, LoadedTrailers {
  var parts: [LoadedPartView] = []
  override func placeSubviews() {
    keepingWidth { super.placeSubviews() }
    for part in parts { part.place(in: self) }
  }
  override var state: MJRefreshState {
    didSet { if state != oldValue { stateDidChange() } }
  }
  override var pullingPercent: CGFloat {
    didSet { for part in parts { part.show(on: self) } }
  }

  /// What the width was set to last; nil where it is MJRefresh's.
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

  var texts: LoadedComponent?

  override func i18nDidChange() {
    super.i18nDidChange()
    for part in parts { part.show(on: self) }
    guard let texts, texts.localized != nil else { return }
    setLoadedTexts(texts, onlyLocalized: true)
    placeSubviews()
  }
}

private final class LoadedNormalTrailer: MJRefreshNormalTrailer, LoadedPartsOwner, LoadedTexts, LoadedTrailers {
  var parts: [LoadedPartView] = []
  override func placeSubviews() {
    keepingWidth { super.placeSubviews() }
    for part in parts { part.place(in: self) }
  }
  override var state: MJRefreshState {
    didSet { if state != oldValue { stateDidChange() } }
  }
  override var pullingPercent: CGFloat {
    didSet { for part in parts { part.show(on: self) } }
  }

  /// What the width was set to last; nil where it is MJRefresh's.
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

  var texts: LoadedComponent?

  override func i18nDidChange() {
    super.i18nDidChange()
    for part in parts { part.show(on: self) }
    guard let texts, texts.localized != nil else { return }
    setLoadedTexts(texts, onlyLocalized: true)
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
      return (length(center), max(0, length(size)))
    }
  }

  /// The rules of its properties; the key says the type of a value.
  struct Values: Decodable {
    enum CodingKeys: String, CodingKey {
      case hidden, alpha, rotation, scale, moveX, moveY, color, text, fontSize, bold, align, image, start, end
      case lineWidth, value, trackColor, cornerRadius, animating, style, on
      case borderWidth = "border.width"
      case borderColor = "border.color"
    }

    let hidden: LoadedRule<Bool>?
    let alpha: LoadedRule<CGFloat>?
    let rotation: LoadedRule<CGFloat>?
    let scale: LoadedRule<CGFloat>?
    let moveX: LoadedRule<CGFloat>?
    let moveY: LoadedRule<CGFloat>?
    let color: LoadedRule<LoadedHex>?
    let text: LoadedRule<LoadedText>?
    let fontSize: LoadedRule<CGFloat>?
    let bold: LoadedRule<Bool>?
    let align: LoadedRule<LoadedAlignment>?
    let image: LoadedRule<LoadedName>?
    let start: LoadedRule<CGFloat>?
    let end: LoadedRule<CGFloat>?
    let lineWidth: LoadedRule<CGFloat>?
    let value: LoadedRule<CGFloat>?
    let trackColor: LoadedRule<LoadedHex>?
    let cornerRadius: LoadedRule<CGFloat>?
    let borderWidth: LoadedRule<CGFloat>?
    let borderColor: LoadedRule<LoadedHex>?
    let animating: LoadedRule<Bool>?
    let style: LoadedRule<LoadedComponent.Loading.Style>?
    let on: LoadedRule<Bool>?
  }

  let name: String
  let kind: String
  let x: Span
  let y: Span
  let animate: TimeInterval?
  let values: Values
  let frames: LoadedStates<LoadedComponent.Frames>?

  private enum CodingKeys: String, CodingKey { case name, kind, x, y, animate, values, frames }

  private struct AnyKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    name = try container.decode(String.self, forKey: .name)
    kind = try container.decode(String.self, forKey: .kind)
    x = try container.decode(Span.self, forKey: .x)
    y = try container.decode(Span.self, forKey: .y)
    animate = try container.decodeIfPresent(TimeInterval.self, forKey: .animate)
    let all = try container.nestedContainer(keyedBy: AnyKey.self, forKey: .values)
    let unknown = all.allKeys.filter { Values.CodingKeys(stringValue: $0.stringValue) == nil }
    if let key = unknown.min(by: { $0.stringValue < $1.stringValue }) {
      throw DecodingError.dataCorruptedError(forKey: key, in: all, debugDescription: "parts have none")
    }
    values = try container.decode(Values.self, forKey: .values)
    frames = try container.decodeIfPresent(LoadedStates<LoadedComponent.Frames>.self, forKey: .frames)
  }
}

/// A value as a function of the state and the pulling percent.
private struct LoadedRule<Value> {
  let plain: Value
  let pull: [(percent: CGFloat, value: Value)]
  let state: [MJRefreshState: Value]
  let repetitions: [MJRefreshState: LoadedRepetition]

  @MainActor var rule: PartRule<Value> { PartRule(plain, pull: pull, state: state) }

  func map<New>(_ transform: (Value) -> New) -> LoadedRule<New> {
    LoadedRule<New>(
      plain: transform(plain), pull: pull.map { ($0.percent, transform($0.value)) },
      state: state.mapValues(transform), repetitions: repetitions)
  }
}

extension LoadedRule: Decodable where Value: Decodable {
  private enum CodingKeys: String, CodingKey { case plain, pull, state, `repeat` }

  private struct Stop: Decodable {
    let percent: CGFloat
    let value: Value
  }

  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    plain = try container.decode(Value.self, forKey: .plain)
    pull = try (container.decodeIfPresent([Stop].self, forKey: .pull) ?? []).map { ($0.percent, $0.value) }
    let states = try container.decodeIfPresent(LoadedStates<Value>.self, forKey: .state)
    state = Dictionary(uniqueKeysWithValues: (states?.byState ?? []).map { ($0.0.value, $0.1) })
    let repeating = try container.decodeIfPresent(LoadedStates<LoadedRepetition>.self, forKey: .repeat)
    repetitions = Dictionary(uniqueKeysWithValues: (repeating?.byState ?? []).map { ($0.0.value, $0.1) })
  }
}

private struct LoadedRepetition: Decodable {
  let every: TimeInterval
  let from: CGFloat
  let to: CGFloat
  let yoyo: Bool
}

/// A colour, `#RRGGBBAA`, or none.
private struct LoadedHex: Decodable {
  let rgba: UInt32?

  init(from decoder: Decoder) throws {
    let isNone = try decoder.singleValueContainer().decodeNil()
    rgba = isNone ? nil : try LoadedColor(from: decoder).rgba
  }
}

/// The name of an image, or none.
private struct LoadedName: Decodable {
  let name: String?

  init(from decoder: Decoder) throws {
    let container = try decoder.singleValueContainer()
    name = container.decodeNil() ? nil : try container.decode(String.self)
  }
}

/// A text for all languages, or pairs of a language and a text.
private struct LoadedText: Decodable {
  private let versions: [(language: String, text: String)]

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

  @MainActor var shown: String { versions.count == 1 ? versions[0].text : RefreshLanguage.text(of: versions) }
}

private enum LoadedAlignment: String, Decodable {
  case left, center, right

  var value: NSTextAlignment {
    switch self {
    case .left: return .left
    case .center: return .center
    case .right: return .right
    }
  }
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

extension MJRefreshComponent {
  fileprivate func loaded<Value>(_ rule: LoadedRule<Value>) -> Value { rule.rule.value(of: self) }
  fileprivate func loaded(_ rule: LoadedRule<CGFloat>) -> CGFloat { rule.rule.number(of: self) }
  fileprivate func loaded(_ rule: LoadedRule<UInt32?>) -> UIColor? { rule.rule.color(of: self) }
}

/// A part that is shown: a view, and what it shows as a function of the state and the pulling percent.
@MainActor
private final class LoadedPartView {
  private let part: LoadedPart
  let view: UIView
  private let image: LoadedRule<UIImage?>?
  private let frames: [MJRefreshState: PartFrames]
  private let color: LoadedRule<UInt32?>?
  private let trackColor: LoadedRule<UInt32?>?
  private let borderColor: LoadedRule<UInt32?>?

  var animate: TimeInterval? { part.animate }

  init(_ part: LoadedPart, images: [String: UIImage], frames: [MJRefreshState: PartFrames]) throws {
    guard let make = Self.views[part.kind] else {
      throw RefreshLoader.Failure(path: "kind", reason: "\(part.kind) is no kind of a part")
    }
    (self.part, self.frames) = (part, frames)
    let values = part.values
    image = values.image?.map { name in
      let image = name.name.flatMap { images[$0] }
      return values.color == nil ? image : image?.withRenderingMode(.alwaysTemplate)
    }
    (color, trackColor) = (values.color?.map(\.rgba), values.trackColor?.map(\.rgba))
    borderColor = values.borderColor?.map(\.rgba)
    view = make()
    if view is UIImageView { view.contentMode = .scaleAspectFit }
    view.isUserInteractionEnabled = false
    setConstants()
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

  /// Sets what can't follow state and pull.
  private func setConstants() {
    let values = part.values
    if let label = view as? UILabel {
      if let size = values.fontSize?.plain {
        label.font = values.bold?.plain ?? false ? .boldSystemFont(ofSize: size) : .systemFont(ofSize: size)
      }
      if let align = values.align?.plain { label.textAlignment = align.value }
    }
    if let width = values.lineWidth?.plain { (view as? PartStrokeView)?.stroke.lineWidth = width }
    if let spinner = view as? UIActivityIndicatorView, let style = values.style?.plain {
      if #available(iOS 13, *) { spinner.style = style == .large ? .large : .medium }
      if style == .gray { spinner.color = .gray }
      if style == .white { spinner.color = .white }
    }
  }

  func show(on component: MJRefreshComponent) {
    let values = part.values
    if let rule = values.alpha { view.alpha = component.loaded(rule) }
    if let rule = color { setColor(component.loaded(rule)) }
    if let rule = values.text { (view as? UILabel)?.text = component.loaded(rule).shown }
    if let rule = image { (view as? UIImageView)?.image = component.loaded(rule) }
    if let stroke = (view as? PartStrokeView)?.stroke {
      if let rule = values.start { stroke.strokeStart = component.loaded(rule) }
      if let rule = values.end ?? values.value { stroke.strokeEnd = component.loaded(rule) }
    }
    if let rule = trackColor { view.backgroundColor = component.loaded(rule) }
    if let rule = values.cornerRadius { view.layer.cornerRadius = component.loaded(rule) }
    if let rule = values.borderWidth { view.layer.borderWidth = component.loaded(rule) }
    if let rule = borderColor { view.layer.borderColor = component.loaded(rule)?.cgColor }
    if let rule = values.on { (view as? UISwitch)?.isOn = component.loaded(rule) }
    let spinner = view as? UIActivityIndicatorView
    if let rule = values.animating, let spinner { RefreshParts.setAnimating(component.loaded(rule), spinner) }
    // A spinner hides and shows itself when it stops and starts, so that this comes after that.
    if let rule = values.hidden {
      let isStill = spinner.map { !$0.isAnimating } ?? false
      view.isHidden = isStill || component.loaded(rule)
    }
    view.transform = RefreshParts.transform(
      rotation: values.rotation.map(component.loaded) ?? 0, scale: values.scale.map(component.loaded) ?? 1,
      moveX: values.moveX.map(component.loaded) ?? 0, moveY: values.moveY.map(component.loaded) ?? 0)
    if !frames.isEmpty, let view = view as? UIImageView { RefreshParts.show(frames, in: view, of: component) }
  }

  func repeatValues(of component: MJRefreshComponent) {
    let values = part.values
    let rules: [(keyPath: String, rule: LoadedRule<CGFloat>?)] = [
      ("opacity", values.alpha), ("transform.rotation.z", values.rotation), ("transform.scale", values.scale),
      ("transform.translation.x", values.moveX), ("transform.translation.y", values.moveY),
      ("strokeStart", values.start), ("strokeEnd", values.end ?? values.value),
      ("cornerRadius", values.cornerRadius), ("borderWidth", values.borderWidth),
    ]
    for (keyPath, rule) in rules {
      guard let rule, !rule.repetitions.isEmpty else { continue }
      let unit: CGFloat = keyPath == "transform.rotation.z" ? .pi / 180 : 1
      RefreshParts.repeatValue(
        keyPath, of: view, in: component.state,
        rule.repetitions.mapValues {
          PartRepetition(from: $0.from * unit, to: $0.to * unit, every: $0.every, yoyo: $0.yoyo)
        })
    }
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
