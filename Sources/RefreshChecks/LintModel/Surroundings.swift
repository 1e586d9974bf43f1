import RefreshEngine
import RefreshLaws
import RefreshPresets

/// A screen and its content, on which behavioural rules try a preset.
struct Surroundings: Sendable {
  /// The amount of content, in heights of the screen.
  enum Content: Double, CaseIterable {
    case long = 3
    /// Slightly more than fits on the screen.
    case littleMore = 1.1
    case exact = 1
    case short = 0.5

  }

  /// The screen's size in points.
  let viewport: Size
  /// The content's height in points.
  let contentHeight: Double

  init(_ viewport: Size, _ content: Content = .long) {
    self.viewport = viewport
    contentHeight = content.rawValue * viewport.height
  }

  /// A screen with content that is taller by some points.
  init(_ viewport: Size, overflow: Double) {
    (self.viewport, contentHeight) = (viewport, viewport.height + overflow)
  }

  /// The screens in portrait orientation, from the first iPhone SE to the 11-inch iPad Pro, the smallest first.
  static let viewports = [
    Size(width: 320, height: 568), Size(width: 375, height: 667), Size(width: 390, height: 844),
    Size(width: 430, height: 932), Size(width: 834, height: 1194),
  ]

  /// All screens with all contents, longest contents first.
  static let all = Content.allCases.flatMap { content in viewports.map { Surroundings($0, content) } }

  /// Returns a simulation of components in these surroundings, at rest at the top.
  func simulation(
    of components: ComponentGraph.Component..., language: String? = nil, recording: Bool = false
  ) -> Simulation {
    var scene = ScrollScene()
    scene.languageCode = language
    scene.viewport = viewport
    scene.content = SceneContent(height: contentHeight)
    return Simulation(scene: scene, components: components.map(\.blueprint), isRecording: recording)
  }

  /// A description of the screen and its content for a message.
  var phrase: String { "a \(viewport.text) screen with \(points(contentHeight)) of content" }
}
