extension LoaderCode {
  /// Reading the JSON into values.
  static let reading = #"""

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

    """#
}
