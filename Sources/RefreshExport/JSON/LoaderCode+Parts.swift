extension LoaderCode {
  /// Parts of components: what their JSON says, and the views that show it.
  static let parts = partReading + partViews

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

    """#
}
