import RefreshEngine

/// A screen with content, on which behavioural rules try a preset.
struct Surroundings: Sendable {
  /// How much content there is, in heights of the screen.
  enum Content: Double, CaseIterable {
    case long = 3
    /// It scrolls, but hardly.
    case littleMore = 1.1
    case exact = 1
    case short = 0.5

    /// The height in points.
    func height(on viewport: Size) -> Double { rawValue * viewport.height }
  }

  /// The screen's size in points.
  let viewport: Size
  /// The content's height in points.
  let contentHeight: Double

  init(_ viewport: Size, _ content: Content = .long) {
    self.viewport = viewport
    contentHeight = content.height(on: viewport)
  }

  /// From the first iPhone SE to the 11-inch iPad Pro, the smallest first; upright.
  static let viewports = [
    Size(width: 320, height: 568), Size(width: 375, height: 667), Size(width: 390, height: 844),
    Size(width: 430, height: 932), Size(width: 834, height: 1194),
  ]

  /// By how much the least content that scrolls is taller than its screen, in points; what a footer loads earlier than
  /// that may begin above the top.
  static let leastOverflow =
    viewports.map { Content.littleMore.height(on: $0) - $0.height }.min() ?? 0

  /// All screens with all contents, the longest contents first.
  static let all = Content.allCases.flatMap { content in viewports.map { Surroundings($0, content) } }

  /// The components in these surroundings, at rest at the top.
  func simulation(
    of components: ComponentGraph.Component..., language: String? = nil, recording: Bool = false
  ) -> Simulation {
    var scene = ScrollScene()
    scene.languageCode = language
    scene.viewport = viewport
    scene.content = SceneContent(height: contentHeight)
    return Simulation(scene: scene, components: components.map(\.blueprint), isRecording: recording)
  }

  /// The screen and its content in a message.
  var phrase: String { "a \(viewport.text) screen with \(points(contentHeight)) of content" }
}

extension Size {
  /// `320×568`.
  var text: String { "\(width.shortestText)×\(height.shortestText)" }
}

extension Simulation {
  /// The number that an observable has, 0 for what is no number.
  package func number(_ observable: ObservablePath) -> Double {
    if case .number(let number) = self[observable] { number } else { 0 }
  }
}

/// A length in a message, to a tenth of a point: `1320 pt`.
package func points(_ length: Double) -> String { "\(length.rounded(decimals: 1).shortestText) pt" }

/// A time in a message, to the millisecond: `250 ms`.
package func milliseconds(_ interval: Interval) -> String {
  "\((Double(interval.nanoseconds) / 1e6).rounded().shortestText) ms"
}
