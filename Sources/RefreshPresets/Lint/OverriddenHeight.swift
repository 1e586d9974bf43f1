import RefreshDiagnostics
import RefreshEngine

extension Rule {
  package static let overriddenHeight = Rule(
    "overridden-height", severity: .warning, "a height that taller frames replace",
    what: "A component has a `height`, and frames that are taller.",
    why: """
      Frames that are taller than the component make it higher, and it has to be pulled that much farther. The \
      `height` that is written never counts.
      """,
    bad: .preset(
      """
      name: runner
      header:
        type: gifHeader
        height: 60
        images:
          refreshing: { count: 12, size: [90, 90] }
      """),
    good: .preset(
      """
      name: runner
      header:
        type: gifHeader
        height: 90
        images:
          refreshing: { count: 12, size: [90, 90] }
      """))
}

/// A height less than that of frames: `-setImages:duration:forState:` of the gif classes makes the component as high as
/// they are; MJRefresh's issues 140, 208, 656 and 661.
enum OverriddenHeight {
  static let rule = LintRule(
    .overriddenHeight,
    component: { component, diagnostics in
      guard let height = component.value(of: "height"),
        component.settings.extent > component.settings.height
      else { return }
      diagnostics.add(
        Diagnostic(
          .overriddenHeight,
          """
          the \(component.word) is \(points(component.settings.extent)) high in place of \
          \(points(component.settings.height)), because its frames are
          """,
          at: height.span, severity: .warning,
          labels: [Diagnostic.Label("the tallest frames", at: component.placeOfExtent)],
          help: "write `height: \(component.settings.extent.shortestText)`, or give smaller frames"))
    })
}
