import RefreshDiagnostics

extension Suite {
  /// An error for each scenario that says `only: true`; those of one scenario's examples say it once.
  public var forbiddenOnly: Diagnostics {
    var diagnostics = Diagnostics()
    var said: Set<Span> = []
    for scenario in scenarios {
      guard let span = scenario.onlySpan, said.insert(span).inserted else { continue }
      diagnostics.add(
        Diagnostic(
          .forbiddenOnly, "`only` is forbidden in this run", at: span,
          labels: [Diagnostic.Label("the scenario that says it", at: scenario.nameSpan)],
          help: "remove it, so that the other scenarios are run too"))
    }
    return diagnostics
  }
}
