import RefreshEngine

/// Returns a length as sentences of breaches show it, rounded to hundredths: `880 pt`.
func length(_ points: Double) -> String { "\(((points * 100).rounded() / 100).shortestText) pt" }
