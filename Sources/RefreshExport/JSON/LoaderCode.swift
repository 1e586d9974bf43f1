/// The code that creates components from JSON at run time, the same for all presets.
enum LoaderCode {
  /// Returns the file of the code.
  static func file(_ options: ExportOptions) -> Export.File {
    let access = options.access == .internal ? "" : options.access.rawValue + " "
    return Export.File(
      path: options.namePrefix + "RefreshLoader.swift",
      text: SharedCode.text(setting + reading + classes + parts, prefix: options.namePrefix)
        .replacing("ACCESS ", with: access).replacing("BUNDLE", with: options.bundle ?? ".main"))
  }

  private static let setting = #"""
    // Made by refreshcfg: do not edit.

    import MJRefresh
    import UIKit

    /// A preset that is read at run time, from JSON that `refreshcfg export --to json` writes.
    ///
    /// All of it is read and tried before anything is attached: where it is wrong, an error names the place, and no component of
    /// the app changes.
    @MainActor
    ACCESS struct RefreshLoader {
      /// A mistake in a preset.
      ACCESS struct Failure: Error, CustomStringConvertible {
        /// Where it is wrong, like `header.images.idle`.
        ACCESS let path: String
        /// The reason why it is wrong.
        ACCESS let reason: String
        /// Both in a line.
        ACCESS var description: String { path.isEmpty ? reason : "\(path): \(reason)" }
      }

      private let preset: LoadedPreset
      private let bundle: Bundle

      /// Reads a preset.
      ///
      /// - Parameters:
      ///   - json: The JSON.
      ///   - bundle: Where images and texts are looked up.
      /// - Throws: A ``Failure`` that names the place.
      ACCESS init(_ json: Data, bundle: Bundle = BUNDLE) throws {
        self.bundle = bundle
        preset = try LoadedPreset(json)
        try make { _ in {} }
      }

      /// Sets MJRefresh's language and texts, which are the same for the whole process. Call it once,
      /// before any component is made.
      ACCESS func configure() {
        let config = MJRefreshConfig.default
        if let strings = preset.strings {
          config.i18nBundle = bundle.url(forResource: strings.bundle, withExtension: nil).flatMap(Bundle.init(url:))
          config.i18nFilename = strings.file
        }
        if let language = preset.language { config.languageCode = language }
      }

      /// Makes the components that the preset has and attaches them.
      ACCESS func attach(
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

    """#
}
