extension LoaderCode {
  /// What the JSON of a part says, with the type of each value by its key.
  static let partReading = #"""

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

    """#
}
