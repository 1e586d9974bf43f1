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
    if let value = settings.height { component.mj_h = value }
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

private final class LoadedStateHeader: MJRefreshStateHeader, LoadedTexts {
  var texts: LoadedComponent?
  override func i18nDidChange() {
    super.i18nDidChange()
    if let texts { setLoadedTexts(texts, onlyLocalized: true) }
    placeSubviews()
  }
}

private final class LoadedNormalHeader: MJRefreshNormalHeader, LoadedTexts {
  var texts: LoadedComponent?
  override func i18nDidChange() {
    super.i18nDidChange()
    if let texts { setLoadedTexts(texts, onlyLocalized: true) }
    placeSubviews()
  }
}

private final class LoadedGifHeader: MJRefreshGifHeader, LoadedTexts {
  var texts: LoadedComponent?
  override func i18nDidChange() {
    super.i18nDidChange()
    if let texts { setLoadedTexts(texts, onlyLocalized: true) }
    placeSubviews()
  }
}

private final class LoadedAutoStateFooter: MJRefreshAutoStateFooter, LoadedTexts {
  var texts: LoadedComponent?
  override func i18nDidChange() {
    super.i18nDidChange()
    if let texts { setLoadedTexts(texts, onlyLocalized: true) }
    placeSubviews()
  }
}

private final class LoadedAutoNormalFooter: MJRefreshAutoNormalFooter, LoadedTexts {
  var texts: LoadedComponent?
  override func i18nDidChange() {
    super.i18nDidChange()
    if let texts { setLoadedTexts(texts, onlyLocalized: true) }
    placeSubviews()
  }
}

private final class LoadedAutoGifFooter: MJRefreshAutoGifFooter, LoadedTexts {
  var texts: LoadedComponent?
  override func i18nDidChange() {
    super.i18nDidChange()
    if let texts { setLoadedTexts(texts, onlyLocalized: true) }
    placeSubviews()
  }
}

private final class LoadedBackStateFooter: MJRefreshBackStateFooter, LoadedTexts {
  var texts: LoadedComponent?
  override func i18nDidChange() {
    super.i18nDidChange()
    if let texts { setLoadedTexts(texts, onlyLocalized: true) }
    placeSubviews()
  }
}

private final class LoadedBackNormalFooter: MJRefreshBackNormalFooter, LoadedTexts {
  var texts: LoadedComponent?
  override func i18nDidChange() {
    super.i18nDidChange()
    if let texts { setLoadedTexts(texts, onlyLocalized: true) }
    placeSubviews()
  }
}

private final class LoadedBackGifFooter: MJRefreshBackGifFooter, LoadedTexts {
  var texts: LoadedComponent?
  override func i18nDidChange() {
    super.i18nDidChange()
    if let texts { setLoadedTexts(texts, onlyLocalized: true) }
    placeSubviews()
  }
}

private final class LoadedStateTrailer: MJRefreshStateTrailer, LoadedTexts {
  var texts: LoadedComponent?
  override func i18nDidChange() {
    super.i18nDidChange()
    if let texts { setLoadedTexts(texts, onlyLocalized: true) }
    placeSubviews()
  }
}

private final class LoadedNormalTrailer: MJRefreshNormalTrailer, LoadedTexts {
  var texts: LoadedComponent?
  override func i18nDidChange() {
    super.i18nDidChange()
    if let texts { setLoadedTexts(texts, onlyLocalized: true) }
    placeSubviews()
  }
}

extension RefreshLoader {
  private typealias Make = @MainActor (@escaping () -> Void) -> MJRefreshComponent

  private static let types: [String: Make] = [
    "header": MJRefreshHeader.init(refreshingBlock:),
    "autoFooter": MJRefreshAutoFooter.init(refreshingBlock:),
    "backFooter": MJRefreshBackFooter.init(refreshingBlock:),
    "trailer": MJRefreshTrailer.init(refreshingBlock:),
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
