import MJRefresh

extension ExportedPreset {
  static let random: [String: ExportedPreset] = [:]
}
