import RefreshEngine
import RefreshPresets

/// A screen that a scroll view fills, with its size and its safe area.
package struct Screen: Sendable {
  /// The width and height in points.
  package let size: Size
  /// The safe area on each side, in points.
  package let safeArea: Insets
  /// The name of the device that it belongs to; `nil` for a bare size.
  package let name: String?

  /// Creates a screen. The default is a bare size.
  package init(size: Size, safeArea: Insets = .zero, name: String? = nil) {
    (self.size, self.safeArea, self.name) = (size, safeArea, name)
  }
}

/// An iPhone or iPad by its name.
package struct Device: Sendable {
  /// Apple's name for it.
  package let name: String
  /// The screen held upright, without bars of the app: a view controller's view has this safe area.
  package let screen: Screen
  /// The safe area when it is held sideways.
  package let landscapeSafeArea: Insets

  private init(_ name: String, _ width: Double, _ height: Double, _ cutOut: CutOut) {
    self.name = name
    let (upright, sideways) = cutOut.safeAreas
    screen = Screen(size: Size(width: width, height: height), safeArea: upright, name: name)
    landscapeSafeArea = sideways
  }

  /// The part of the screen that content must not cover; it determines the safe area in portrait and landscape.
  private enum CutOut {
    /// A status bar of 20 points, which disappears in landscape.
    case none
    /// A notch or island with this height in points; the home indicator takes 34 points, or 21 in landscape.
    case notch(Double)
    /// An island on iOS 26, which keeps a status bar of 20 points in landscape, with the home indicator's share there.
    case island(Double, bottom: Double)
    /// An iPad's status bar and home indicator, which stay as they are.
    case pad

    var safeAreas: (upright: Insets, sideways: Insets) {
      switch self {
      case .none: (Insets(top: 20), .zero)
      case .notch(let size): (Insets(top: size, bottom: 34), Insets(left: size, bottom: 21, right: size))
      case .island(let size, let bottom):
        (Insets(top: size, bottom: 34), Insets(top: 20, left: size, bottom: bottom, right: size))
      case .pad: (Insets(top: 24, bottom: 20), Insets(top: 24, bottom: 20))
      }
    }
  }

  /// The common devices, by year. The sizes are from Apple's Human Interface Guidelines, "Layout"; the safe areas
  /// are `UIView.safeAreaInsets` on iOS 15 to 18, for the iPhone 17 and Air on iOS 26.
  package static let all: [Device] = [
    Device("iPhone SE", 375, 667, .none),
    Device("iPhone 8", 375, 667, .none),
    Device("iPhone 8 Plus", 414, 736, .none),
    Device("iPhone X", 375, 812, .notch(44)),
    Device("iPhone 11", 414, 896, .notch(48)),
    Device("iPhone 11 Pro", 375, 812, .notch(44)),
    Device("iPhone 11 Pro Max", 414, 896, .notch(44)),
    Device("iPhone 12", 390, 844, .notch(47)),
    Device("iPhone 12 mini", 375, 812, .notch(50)),
    Device("iPhone 13", 390, 844, .notch(47)),
    Device("iPhone 13 mini", 375, 812, .notch(50)),
    Device("iPhone 14", 390, 844, .notch(47)),
    Device("iPhone 14 Plus", 428, 926, .notch(47)),
    Device("iPhone 14 Pro", 393, 852, .notch(59)),
    Device("iPhone 14 Pro Max", 430, 932, .notch(59)),
    Device("iPhone 15", 393, 852, .notch(59)),
    Device("iPhone 15 Plus", 430, 932, .notch(59)),
    Device("iPhone 15 Pro", 393, 852, .notch(59)),
    Device("iPhone 15 Pro Max", 430, 932, .notch(59)),
    Device("iPhone 16", 393, 852, .notch(59)),
    Device("iPhone 16e", 390, 844, .notch(47)),
    Device("iPhone 16 Plus", 430, 932, .notch(59)),
    Device("iPhone 16 Pro", 402, 874, .notch(62)),
    Device("iPhone 16 Pro Max", 440, 956, .notch(62)),
    Device("iPhone 17", 402, 874, .island(62, bottom: 20)),
    Device("iPhone 17 Pro", 402, 874, .island(62, bottom: 20)),
    Device("iPhone 17 Pro Max", 440, 956, .island(62, bottom: 20)),
    Device("iPhone Air", 420, 912, .island(68, bottom: 29)),
    Device("iPad mini", 744, 1133, .pad),
    Device("iPad", 820, 1180, .pad),
    Device("iPad Air 11-inch", 820, 1180, .pad),
    Device("iPad Air 13-inch", 1024, 1366, .pad),
    Device("iPad Pro 11-inch", 834, 1210, .pad),
    Device("iPad Pro 13-inch", 1032, 1376, .pad),
  ]

  /// The safe area of a viewport of a size, in portrait or landscape; nil if the screen has this size in neither.
  package func safeArea(of viewport: Size) -> Insets? {
    if viewport == screen.size { return screen.safeArea }
    return viewport == Size(width: screen.size.height, height: screen.size.width) ? landscapeSafeArea : nil
  }

  /// The device of a name, whatever the case of its letters.
  init?(named name: String) {
    guard let device = Device.all.first(where: { $0.name.lowercased() == name.lowercased() }) else { return nil }
    self = device
  }

  /// A regular expression for the names, in any case.
  fileprivate static var pattern: String {
    let names = all.map { device in
      device.name.map { $0.isLetter ? "[\($0.uppercased())\($0.lowercased())]" : String($0) }.joined()
    }
    return "^(\(names.joined(separator: "|")))$"
  }
}

extension ValueType where Value == Screen {
  /// A width and a height in points, without a safe area, or the name of a device.
  static var screen: Self {
    let size = ValueType<Size>.size().map({ Screen(size: $0) }, back: { $0.size })
    let names = Device.all.map(\.name)
    let text = TextShape("the name of a device like `iPhone 15`", pattern: Device.pattern, examples: names)
    let device = ValueType(scalar: .named("device") { .text(text) }) { name throws(ScalarRemark) in
      guard let device = Device(named: name) else {
        throw ScalarRemark(
          help: suggestion(for: name, in: names, owner: "`viewport`", what: "devices"),
          correction: Correction(of: name, in: names))
      }
      return device.screen
    }
    return ValueType(.either([size.shape, device.shape])) { node, name, diagnostics in
      // A text that begins with a letter can't be a size.
      let type = node.scalar?.first?.isLetter ?? false ? device : size
      return type.decode(node, as: name, into: &diagnostics)
    } write: { screen in
      screen.name.map { .scalar($0) } ?? size.written(screen)
    }
  }
}
