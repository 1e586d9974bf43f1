import RefreshEngine

extension ObservablePath {
  /// The observables that all types have, by their paths.
  package static let observables = Dictionary(uniqueKeysWithValues: ObservablePath.all.map { ($0.path, $0) })
}
