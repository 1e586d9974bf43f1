extension LoaderCode {
  /// Parts of components: what their JSON says, and the views that show it.
  static let parts = partReading + partViews

  private static let partReading = #"""

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

  private static let partViews = #"""

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
      fileprivate func loaded<Value>(_ rule: LoadedRule<Value>) -> Value {
        partValue(rule.plain, pull: rule.pull, state: rule.state)
      }

      fileprivate func loaded(_ rule: LoadedRule<CGFloat>) -> CGFloat {
        partNumber(rule.plain, pull: rule.pull, state: rule.state)
      }

      fileprivate func loaded(_ rule: LoadedRule<UInt32?>) -> UIColor? {
        partColor(rule.plain, pull: rule.pull, state: rule.state)
      }
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
          spinner.style = style == .large ? .large : .medium
          if values.color == nil, style == .gray { spinner.color = .gray }
          if values.color == nil, style == .white { spinner.color = .white }
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
        if let rule = values.animating { spinner?.setAnimating(component.loaded(rule)) }
        // A spinner hides and shows itself when it stops and starts, so that this comes after that.
        if let rule = values.hidden {
          let isStill = spinner.map { !$0.isAnimating } ?? false
          view.isHidden = isStill || component.loaded(rule)
        }
        view.transform = .part(
          rotation: values.rotation.map(component.loaded) ?? 0, scale: values.scale.map(component.loaded) ?? 1,
          moveX: values.moveX.map(component.loaded) ?? 0, moveY: values.moveY.map(component.loaded) ?? 0)
        if !frames.isEmpty, let view = view as? UIImageView { component.show(frames, in: view) }
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
          view.repeatPart(
            keyPath, in: component.state,
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

    """#
}
