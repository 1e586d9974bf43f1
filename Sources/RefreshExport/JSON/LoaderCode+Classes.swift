extension LoaderCode {
  /// The classes that set their texts again when the language changes, and the code that classes without a common
  /// ancestor share.
  static let classes = #"""

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

    """# + (bare + labelled).map(subclass).joined() + types + members

  private static let bare = ["Header", "AutoFooter", "BackFooter", "Trailer"]

  private static let labelled = [
    "StateHeader", "NormalHeader", "GifHeader", "AutoStateFooter", "AutoNormalFooter", "AutoGifFooter",
    "BackStateFooter", "BackNormalFooter", "BackGifFooter", "StateTrailer", "NormalTrailer",
  ]

  private static func subclass(_ name: String) -> String {
    let (hasTexts, isTrailer) = (!bare.contains(name), name.hasSuffix("Trailer"))
    let protocols =
      ["LoadedPartsOwner"] + (hasTexts ? ["LoadedTexts"] : []) + (isTrailer ? ["LoadedTrailers"] : [])
    let placing = isTrailer ? "keepingWidth { super.placeSubviews() }" : "super.placeSubviews()"
    let ownParts = ownParts.replacing("super.placeSubviews()", with: placing)
    let members = [ownParts, isTrailer ? ownWidth : nil, hasTexts ? ownTexts : nil, change(hasTexts: hasTexts)]
    return "\nprivate final class Loaded\(name): MJRefresh\(name), \(protocols.joined(separator: ", ")) {\n"
      + members.compactMap(\.self).joined(separator: "\n") + "}\n"
  }

  private static let ownWidth = #"""
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

    """#

  private static let ownTexts = "  var texts: LoadedComponent?\n"

  private static let ownParts = #"""
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

    """#

  private static func change(hasTexts: Bool) -> String {
    let texts = """
          for part in parts { part.show(on: self) }
          guard let texts, texts.localized != nil else { return }
          setLoadedTexts(texts, onlyLocalized: true)
          placeSubviews()

      """
    return "  override func i18nDidChange() {\n    super.i18nDidChange()\n"
      + (hasTexts ? texts : "    for part in parts { part.show(on: self) }\n") + "  }\n"
  }

  private static var types: String {
    let rows = (bare + labelled).map { name in
      "    \"\(name.prefix(1).lowercased())\(name.dropFirst())\": Loaded\(name).init(refreshingBlock:),\n"
    }
    return #"""

      extension RefreshLoader {
        private typealias Make = @MainActor (@escaping () -> Void) -> MJRefreshComponent

        private static let types: [String: Make] = [

      """# + rows.joined() + "  ]\n}\n"
  }

  private static let members = #"""

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

    """#
}
