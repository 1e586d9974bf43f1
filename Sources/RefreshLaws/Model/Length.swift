import RefreshEngine

/// Returns a length as sentences of breaches show it, rounded to hundredths: `880 pt`.
func length(_ points: Double) -> String { "\(share(points)) pt" }

/// Returns a fraction as sentences of breaches show it, rounded to hundredths: `0.98`.
func share(_ fraction: Double) -> String { ((fraction * 100).rounded() / 100).shortestText }
