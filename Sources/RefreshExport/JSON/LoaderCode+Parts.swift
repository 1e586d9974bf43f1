extension LoaderCode {
  /// Parts of components: reading them from JSON, and the views that show them.
  static let parts = #"""

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

    """#
}
