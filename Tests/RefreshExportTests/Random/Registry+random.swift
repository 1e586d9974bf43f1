import MJRefresh

extension ExportedPreset {
  /// Presets that were exported, by the names of their types.
  static let random: [String: ExportedPreset] = [
    "Random1Refresh": ExportedPreset(configure: Random1Refresh.configure) { view, _, footer, trailer in
      Random1Refresh.attach(to: view, footer: footer, trailer: trailer)
    },
    "Random2Refresh": ExportedPreset(configure: Random2Refresh.configure) { view, header, footer, trailer in
      Random2Refresh.attach(to: view, header: header, footer: footer, trailer: trailer)
    },
    "Random3Refresh": ExportedPreset(configure: Random3Refresh.configure) { view, header, footer, trailer in
      Random3Refresh.attach(to: view, header: header, footer: footer, trailer: trailer)
    },
    "Random4Refresh": ExportedPreset { view, header, footer, trailer in
      Random4Refresh.attach(to: view, header: header, footer: footer, trailer: trailer)
    },
    "Random5Refresh": ExportedPreset(configure: Random5Refresh.configure) { view, _, _, trailer in
      Random5Refresh.attach(to: view, trailer: trailer)
    },
    "Random6Refresh": ExportedPreset(configure: Random6Refresh.configure) { view, _, footer, trailer in
      Random6Refresh.attach(to: view, footer: footer, trailer: trailer)
    },
    "Random7Refresh": ExportedPreset(configure: Random7Refresh.configure) { view, _, footer, trailer in
      Random7Refresh.attach(to: view, footer: footer, trailer: trailer)
    },
    "Random8Refresh": ExportedPreset(configure: Random8Refresh.configure) { view, header, footer, _ in
      Random8Refresh.attach(to: view, header: header, footer: footer)
    },
    "Random9Refresh": ExportedPreset { view, header, footer, _ in
      Random9Refresh.attach(to: view, header: header, footer: footer)
    },
    "Random10Refresh": ExportedPreset { view, header, _, trailer in
      Random10Refresh.attach(to: view, header: header, trailer: trailer)
    },
    "Random11Refresh": ExportedPreset(configure: Random11Refresh.configure) { view, header, _, trailer in
      Random11Refresh.attach(to: view, header: header, trailer: trailer)
    },
    "Random12Refresh": ExportedPreset(configure: Random12Refresh.configure) { view, _, footer, trailer in
      Random12Refresh.attach(to: view, footer: footer, trailer: trailer)
    },
    "Random13Refresh": ExportedPreset { view, _, footer, trailer in
      Random13Refresh.attach(to: view, footer: footer, trailer: trailer)
    },
    "Random14Refresh": ExportedPreset(configure: Random14Refresh.configure) { view, header, footer, _ in
      Random14Refresh.attach(to: view, header: header, footer: footer)
    },
    "Random15Refresh": ExportedPreset { view, header, footer, _ in
      Random15Refresh.attach(to: view, header: header, footer: footer)
    },
    "Random16Refresh": ExportedPreset(configure: Random16Refresh.configure) { view, _, footer, trailer in
      Random16Refresh.attach(to: view, footer: footer, trailer: trailer)
    },
  ]
}
