// Made by refreshcfg: do not edit.

import MJRefresh
import UIKit

/// A preset that is read at run time, from the JSON that `refreshcfg export --to json` writes.
///
/// The whole preset is read and tried before anything is attached. If it is wrong, an error names the place, and no
/// component of the app changes.
@MainActor
public struct RefreshLoader {
  /// A mistake in a preset.
  public struct Failure: Error, CustomStringConvertible {
    /// The place of the mistake, such as `header.images.idle`.
    public let path: String
    /// The reason why it is a mistake.
    public let reason: String
    /// The place and the reason in one line.
    public var description: String { path.isEmpty ? reason : "\(path): \(reason)" }
  }

  private let preset: LoadedPreset
  private let bundle: Bundle

  /// Reads a preset.
  ///
  /// - Parameters:
  ///   - json: The JSON.
  ///   - bundle: The bundle in which images and texts are looked up.
  /// - Throws: A ``Failure`` that names the place.
  public init(_ json: Data, bundle: Bundle = .main) throws {
    self.bundle = bundle
    do {
      preset = try JSONDecoder().decode(LoadedPreset.self, from: json)
    } catch let error as DecodingError {
      throw Failure(error)
    }
    guard preset.version == 1 else {
      throw Failure(path: "version", reason: "version \(preset.version) is unknown; the only known version is 1")
    }
    try make(isTrial: true) { _ in {} }
  }

  /// Sets MJRefresh's language and texts, which the whole process shares. Call it once, before making any
  /// component.
  public func configure() {
    let config = MJRefreshConfig.default
    if let strings = preset.strings {
      config.i18nBundle = bundle.url(forResource: strings.bundle, withExtension: nil).flatMap(Bundle.init(url:))
      config.i18nFilename = strings.file
    }
    if let language = preset.language { config.languageCode = language }
  }

  /// Makes the preset's components and attaches them.
  public func attach(
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
        throw Failure(path: role + ".type", reason: "\(settings.type) isn't a type of \(role)")
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
