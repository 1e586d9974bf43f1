import RefreshDiagnostics
import RefreshEngine
import RefreshPresets
import RefreshYAML

/// A scene while its keys are read: the result of `scene` maps, each applied over the previous one, or the changes
/// of a `set` step.
package struct SceneDraft: Sendable {
  /// The scene so far.
  var scene: ScrollScene
  /// The properties that were set and can also change during a scenario, in the order of the file.
  private(set) var changes: [SceneProperty] = []
  /// The screen that was set; `nil` if none was.
  private(set) var screen: Screen?
  /// The span of each key's value that was specified last.
  package private(set) var places: [String: Span] = [:]

  /// Creates a draft of a scene.
  init(_ scene: ScrollScene = ScrollScene()) { self.scene = scene }

  /// Creates a draft with the change of a `set` step, in order to write it.
  init(setting property: SceneProperty) {
    self.init()
    set(property)
  }

  /// Creates a draft with everything in a scene that differs from the defaults, in order to write it.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - screen: The screen that it is on; nil for a screen of its size that takes up none of it.
  init(saying scene: ScrollScene, on screen: Screen?) {
    self.init(scene)
    let (content, usual) = (scene.content, ScrollScene())
    self.screen = screen ?? (scene.viewport == usual.viewport ? nil : Screen(size: scene.viewport))
    for edge in SceneKeys.edges {
      if scene.safeArea[edge] != screen?.safeArea[edge] ?? 0 {
        changes.append(.safeArea(edge, scene.safeArea[edge]))
      }
      if scene.contentInset[edge] != 0 { changes.append(.contentInset(edge, scene.contentInset[edge])) }
    }
    if let width = content.width { changes.append(.contentWidth(width)) }
    if content.rows > 0 { changes.append(.rows(content.rows)) }
    if content.rows == 0, content.height != 0 { changes.append(.contentHeight(content.height)) }
    if content.rowHeight != usual.content.rowHeight { changes.append(.rowHeight(content.rowHeight)) }
    if scene.paging { changes.append(.paging(true)) }
  }

  /// Sets the screen: its size, and its safe area on each side for which none was set.
  mutating func set(_ screen: Screen) {
    self.screen = screen
    scene.viewport = screen.size
    for edge in InsetEdge.allCases where !changes.contains(where: { $0.isSafeArea(edge) }) {
      scene.safeArea[edge] = screen.safeArea[edge]
    }
  }

  /// The device that determines the safe area; nil on a screen without a name, and if the scene has a custom
  /// safe area.
  var device: Device? {
    let isOwn = changes.contains { change in InsetEdge.allCases.contains(where: change.isSafeArea) }
    return isOwn ? nil : screen?.name.flatMap(Device.init(named:))
  }

  /// Returns the changes of the device's safe area when the screen rotates to a size.
  ///
  /// Empty for a size that the device's screen doesn't have.
  func safeArea(rotatedTo viewport: Size) -> [SceneProperty] {
    guard let device, let safeArea = device.safeArea(of: viewport) else { return [] }
    return InsetEdge.allCases.filter { device.screen.safeArea[$0] != device.landscapeSafeArea[$0] }
      .map { .safeArea($0, safeArea[$0]) }
  }

  /// Sets a property that can also change during a scenario.
  mutating func set(_ property: SceneProperty) {
    changes.append(property)
    switch property {
    case .contentInset(let edge, let inset): scene.contentInset[edge] = inset
    case .safeArea(let edge, let inset): scene.safeArea[edge] = inset
    case .contentWidth(let width): scene.content.width = width
    case .contentHeight(let height):
      scene.content.height = height
      scene.content.rows = 0
    case .rows(let rows):
      scene.content.rows = rows
      scene.content.height = Double(rows) * scene.content.rowHeight
    case .rowHeight(let height):
      scene.content.rowHeight = height
      if scene.content.rows > 0 { scene.content.height = Double(scene.content.rows) * height }
    case .paging(let isOn): scene.paging = isOn
    }
  }

  /// Reads a `scene` map over the current values.
  mutating func read(_ node: Node, into diagnostics: inout Diagnostics) {
    SceneKeys.all.decode(node, as: "scene", to: &self, into: &diagnostics)
    for entry in node.entries { places[entry.key.scalar ?? ""] = entry.value.span }
    guard let content = node["content"], let height = content.entry("height"),
      let rows = content.entry("rows")
    else { return }
    diagnostics.add(
      .conflictingContent, "`height` and `rows` exclude each other", at: height.key.span,
      labels: [Diagnostic.Label("the rows are here", at: rows.key.span)],
      help: "the height of rows is their number times `rowHeight`")
  }

  /// Returns the properties that a line of a `set` step changes, or `nil` if it is invalid.
  ///
  /// - Parameters:
  ///   - name: The name after `scene.`.
  ///   - node: The value.
  ///   - diagnostics: Collects the diagnostics.
  static func changes(
    _ name: DottedName, value node: Node, into diagnostics: inout Diagnostics
  ) -> [SceneProperty]? {
    if let reason = SceneKeys.fixed[name.first.text] ?? SceneKeys.fixed[name.text] {
      return diagnostics.refuse(
        .fixedProperty, "`\(name.text)` can't be set while the scenario runs", at: name.first.span, help: reason)
    }
    var draft = SceneDraft()
    guard SceneKeys.settable.decode(name, value: node, to: &draft, into: &diagnostics) else { return nil }
    return draft.changes
  }
}

extension SceneProperty {
  /// Returns whether the property is the safe area on a side.
  fileprivate func isSafeArea(_ edge: InsetEdge) -> Bool {
    if case .safeArea(edge, _) = self { true } else { false }
  }
}
