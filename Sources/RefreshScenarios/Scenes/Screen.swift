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

/// An iPhone or iPad, held upright.
package struct Device: Sendable {
  /// Apple's name for it.
  package let name: String
  /// The screen without any bars of the app: the safe area of a view controller's view.
  package let screen: Screen

  private init(_ name: String, _ width: Double, _ height: Double, top: Double, bottom: Double) {
    self.name = name
    screen = Screen(
      size: Size(width: width, height: height), safeArea: Insets(top: top, bottom: bottom), name: name)
  }

  /// The common devices, by year. The sizes are from Apple's Human Interface Guidelines, "Layout"; the safe areas
  /// are `UIView.safeAreaInsets` on iOS 15 to 18, for the iPhone 17 and Air on iOS 26.
  package static let all: [Device] = [
    Device("iPhone SE", 375, 667, top: 20, bottom: 0),
    Device("iPhone 8", 375, 667, top: 20, bottom: 0),
    Device("iPhone 8 Plus", 414, 736, top: 20, bottom: 0),
    Device("iPhone X", 375, 812, top: 44, bottom: 34),
    Device("iPhone 11", 414, 896, top: 48, bottom: 34),
    Device("iPhone 11 Pro", 375, 812, top: 44, bottom: 34),
    Device("iPhone 11 Pro Max", 414, 896, top: 44, bottom: 34),
    Device("iPhone 12", 390, 844, top: 47, bottom: 34),
    Device("iPhone 12 mini", 375, 812, top: 50, bottom: 34),
    Device("iPhone 13", 390, 844, top: 47, bottom: 34),
    Device("iPhone 13 mini", 375, 812, top: 50, bottom: 34),
    Device("iPhone 14", 390, 844, top: 47, bottom: 34),
    Device("iPhone 14 Plus", 428, 926, top: 47, bottom: 34),
    Device("iPhone 14 Pro", 393, 852, top: 59, bottom: 34),
    Device("iPhone 14 Pro Max", 430, 932, top: 59, bottom: 34),
    Device("iPhone 15", 393, 852, top: 59, bottom: 34),
    Device("iPhone 15 Plus", 430, 932, top: 59, bottom: 34),
    Device("iPhone 15 Pro", 393, 852, top: 59, bottom: 34),
    Device("iPhone 15 Pro Max", 430, 932, top: 59, bottom: 34),
    Device("iPhone 16", 393, 852, top: 59, bottom: 34),
    Device("iPhone 16e", 390, 844, top: 47, bottom: 34),
    Device("iPhone 16 Plus", 430, 932, top: 59, bottom: 34),
    Device("iPhone 16 Pro", 402, 874, top: 62, bottom: 34),
    Device("iPhone 16 Pro Max", 440, 956, top: 62, bottom: 34),
    Device("iPhone 17", 402, 874, top: 62, bottom: 34),
    Device("iPhone 17 Pro", 402, 874, top: 62, bottom: 34),
    Device("iPhone 17 Pro Max", 440, 956, top: 62, bottom: 34),
    Device("iPhone Air", 420, 912, top: 68, bottom: 34),
    Device("iPad mini", 744, 1133, top: 24, bottom: 20),
    Device("iPad", 820, 1180, top: 24, bottom: 20),
    Device("iPad Air 11-inch", 820, 1180, top: 24, bottom: 20),
    Device("iPad Air 13-inch", 1024, 1366, top: 24, bottom: 20),
    Device("iPad Pro 11-inch", 834, 1210, top: 24, bottom: 20),
    Device("iPad Pro 13-inch", 1032, 1376, top: 24, bottom: 20),
  ]

  /// Creates the device with a name, compared without regard to case.
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
    let size = ValueType<Size>.size().map {
      Screen(size: $0)
    } back: {
      $0.size
    }
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
