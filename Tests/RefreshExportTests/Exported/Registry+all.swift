import MJRefresh

extension ExportedPreset {
  /// Presets that were exported, by the names of their types.
  static let all: [String: ExportedPreset] = [
    "AutoFooterRefresh": ExportedPreset { view, _, footer, _ in
      AutoFooterRefresh.attach(to: view, footer: footer)
    },
    "AutoGifFooterRefresh": ExportedPreset { view, _, footer, _ in
      AutoGifFooterRefresh.attach(to: view, footer: footer)
    },
    "AutoNormalFooterRefresh": ExportedPreset { view, _, footer, _ in
      AutoNormalFooterRefresh.attach(to: view, footer: footer)
    },
    "AutoStateFooterRefresh": ExportedPreset { view, _, footer, _ in
      AutoStateFooterRefresh.attach(to: view, footer: footer)
    },
    "BackFooterRefresh": ExportedPreset { view, _, footer, _ in
      BackFooterRefresh.attach(to: view, footer: footer)
    },
    "BackGifFooterRefresh": ExportedPreset { view, _, footer, _ in
      BackGifFooterRefresh.attach(to: view, footer: footer)
    },
    "BackNormalFooterRefresh": ExportedPreset { view, _, footer, _ in
      BackNormalFooterRefresh.attach(to: view, footer: footer)
    },
    "BackStateFooterRefresh": ExportedPreset { view, _, footer, _ in
      BackStateFooterRefresh.attach(to: view, footer: footer)
    },
    "BalloonRefresh": ExportedPreset { view, header, _, _ in
      BalloonRefresh.attach(to: view, header: header)
    },
    "BareHeaderRefresh": ExportedPreset { view, header, _, _ in
      BareHeaderRefresh.attach(to: view, header: header)
    },
    "BilingualRefresh": ExportedPreset(configure: BilingualRefresh.configure) { view, header, _, _ in
      BilingualRefresh.attach(to: view, header: header)
    },
    "BrandColoursRefresh": ExportedPreset { view, header, footer, _ in
      BrandColoursRefresh.attach(to: view, header: header, footer: footer)
    },
    "BrandedFeedRefresh": ExportedPreset(configure: BrandedFeedRefresh.configure) { view, header, footer, _ in
      BrandedFeedRefresh.attach(to: view, header: header, footer: footer)
    },
    "CardStripRefresh": ExportedPreset(configure: CardStripRefresh.configure) { view, _, _, trailer in
      CardStripRefresh.attach(to: view, trailer: trailer)
    },
    "CaughtUpRefresh": ExportedPreset { view, _, footer, _ in
      CaughtUpRefresh.attach(to: view, footer: footer)
    },
    "ChatRefresh": ExportedPreset { view, header, _, _ in
      ChatRefresh.attach(to: view, header: header)
    },
    "ClassicHeaderRefresh": ExportedPreset { view, header, _, _ in
      ClassicHeaderRefresh.attach(to: view, header: header)
    },
    "CollectionRefresh": ExportedPreset { view, header, _, _ in
      CollectionRefresh.attach(to: view, header: header)
    },
    "DiyRefresh": ExportedPreset { view, header, footer, _ in
      DiyRefresh.attach(to: view, header: header, footer: footer)
    },
    "DiyBackRefresh": ExportedPreset { view, _, footer, _ in
      DiyBackRefresh.attach(to: view, footer: footer)
    },
    "DotsRefresh": ExportedPreset { view, header, footer, _ in
      DotsRefresh.attach(to: view, header: header, footer: footer)
    },
    "EndlessRefresh": ExportedPreset { view, _, footer, _ in
      EndlessRefresh.attach(to: view, footer: footer)
    },
    "EndlessFeedRefresh": ExportedPreset { view, header, footer, _ in
      EndlessFeedRefresh.attach(to: view, header: header, footer: footer)
    },
    "EverythingRefresh": ExportedPreset(configure: EverythingRefresh.configure) { view, header, footer, trailer in
      EverythingRefresh.attach(to: view, header: header, footer: footer, trailer: trailer)
    },
    "FadingRefresh": ExportedPreset { view, header, _, _ in
      FadingRefresh.attach(to: view, header: header)
    },
    "FamilyBaseRefresh": ExportedPreset { view, header, footer, _ in
      FamilyBaseRefresh.attach(to: view, header: header, footer: footer)
    },
    "FamilyNewsRefresh": ExportedPreset { view, header, footer, _ in
      FamilyNewsRefresh.attach(to: view, header: header, footer: footer)
    },
    "FamilyPhotosRefresh": ExportedPreset { view, header, footer, _ in
      FamilyPhotosRefresh.attach(to: view, header: header, footer: footer)
    },
    "GifHeaderRefresh": ExportedPreset { view, header, _, _ in
      GifHeaderRefresh.attach(to: view, header: header)
    },
    "HeaderRefresh": ExportedPreset { view, header, _, _ in
      HeaderRefresh.attach(to: view, header: header)
    },
    "LabelHiddenRefresh": ExportedPreset { view, header, _, _ in
      LabelHiddenRefresh.attach(to: view, header: header)
    },
    "LoadOnReleaseRefresh": ExportedPreset { view, _, footer, _ in
      LoadOnReleaseRefresh.attach(to: view, footer: footer)
    },
    "LogoRingRefresh": ExportedPreset { view, header, _, _ in
      LogoRingRefresh.attach(to: view, header: header)
    },
    "MoonRefresh": ExportedPreset { view, header, _, _ in
      MoonRefresh.attach(to: view, header: header)
    },
    "NormalHeaderRefresh": ExportedPreset { view, header, _, _ in
      NormalHeaderRefresh.attach(to: view, header: header)
    },
    "NormalTrailerRefresh": ExportedPreset { view, _, _, trailer in
      NormalTrailerRefresh.attach(to: view, trailer: trailer)
    },
    "OnceADragRefresh": ExportedPreset { view, _, footer, _ in
      OnceADragRefresh.attach(to: view, footer: footer)
    },
    "PartKindsRefresh": ExportedPreset { view, header, _, _ in
      PartKindsRefresh.attach(to: view, header: header)
    },
    "PeekRefresh": ExportedPreset { view, _, footer, _ in
      PeekRefresh.attach(to: view, footer: footer)
    },
    "PrefetchRefresh": ExportedPreset { view, _, footer, _ in
      PrefetchRefresh.attach(to: view, footer: footer)
    },
    "RingRefresh": ExportedPreset { view, header, _, _ in
      RingRefresh.attach(to: view, header: header)
    },
    "RunningInRefresh": ExportedPreset { view, header, _, _ in
      RunningInRefresh.attach(to: view, header: header)
    },
    "StateHeaderRefresh": ExportedPreset { view, header, _, _ in
      StateHeaderRefresh.attach(to: view, header: header)
    },
    "StateTrailerRefresh": ExportedPreset { view, _, _, trailer in
      StateTrailerRefresh.attach(to: view, trailer: trailer)
    },
    "SunriseRefresh": ExportedPreset { view, header, _, _ in
      SunriseRefresh.attach(to: view, header: header)
    },
    "ThreeADragRefresh": ExportedPreset { view, _, footer, _ in
      ThreeADragRefresh.attach(to: view, footer: footer)
    },
    "TimeHiddenRefresh": ExportedPreset { view, header, _, _ in
      TimeHiddenRefresh.attach(to: view, header: header)
    },
    "TrailerRefresh": ExportedPreset { view, _, _, trailer in
      TrailerRefresh.attach(to: view, trailer: trailer)
    },
    "TranslatedRefresh": ExportedPreset(configure: TranslatedRefresh.configure) { view, header, footer, _ in
      TranslatedRefresh.attach(to: view, header: header, footer: footer)
    },
  ]
}
