import RefreshPresets

extension ValueShape {
  /// What may be expected of an observable.
  static var matcher: ValueShape {
    .named("matcher") {
      .either([
        .text(TextShape("a value or a comparison", examples: ["refreshing", "> 0.5", "1..2", "/Loading/i"])),
        .anything,
      ])
    }
  }
}
