import RefreshEngine
import RefreshPresets

/// A screen that a scroll view fills: its size, and what of it the system takes.
package struct Screen: Sendable {
  /// The width and height in points.
  package let size: Size
  /// The system's share on each side, in points.
  package let safeArea: Insets
  /// The name of the device that it belongs to; nil for a mere size.
  package let name: String?

  /// Makes a screen. The default is a mere size.
  package init(size: Size, safeArea: Insets = .zero, name: String? = nil) {
    (self.size, self.safeArea, self.name) = (size, safeArea, name)
  }
}

/// An iPhone or iPad by its name, held upright.
package struct Device: Sendable {
  /// The name that Apple gives it.
  package let name: String
  /// The screen without bars of the app: a view controller's view has this safe area.
  package let screen: Screen

  private init(_ name: String, _ width: Double, _ height: Double, top: Double, bottom: Double) {
    self.name = name
    screen = Screen(
      size: Size(width: width, height: height), safeArea: Insets(top: top, bottom: bottom), name: name)
  }

  /// The devices that are common, by year. The sizes are those of Apple's Human Interface Guidelines, "Layout"; the safe
  /// areas are `UIView.safeAreaInsets` on iOS 15 to 18, of the iPhone 17 and Air on iOS 26.
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

  /// The device of a name, whatever the case of its letters.
  init?(named name: String) {
    guard let device = Device.all.first(where: { $0.name.lowercased() == name.lowercased() }) else { return nil }
    self = device
  }

  /// The names, in whatever case, as an expression.
  fileprivate static var pattern: String {
    let names = all.map { device in
      device.name.map { $0.isLetter ? "[\($0.uppercased())\($0.lowercased())]" : String($0) }.joined()
    }
    return "^(\(names.joined(separator: "|")))$"
  }
}

extension ValueType where Value == Screen {
  /// A width and a height in points, which leave no safe area, or the name of a device.
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
      // What begins with a letter is no size, however that is written.
      let type = node.scalar?.first?.isLetter ?? false ? device : size
      return type.decode(node, as: name, into: &diagnostics)
    } write: { screen in
      screen.name.map { .scalar($0) } ?? size.written(screen)
    }
  }
}
