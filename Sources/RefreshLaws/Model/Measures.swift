import RefreshEngine

/// Returns a length as sentences of breaches show it, rounded to hundredths: `880 pt`.
func length(_ points: Double) -> String { "\(share(points)) pt" }

/// Returns a fraction as sentences of breaches show it, rounded to hundredths: `0.98`.
func share(_ fraction: Double) -> String { ((fraction * 100).rounded() / 100).shortestText }

/// Returns a length for a message, rounded to a tenth of a point, such as `1320 pt`.
package func points(_ length: Double) -> String { "\(length.rounded(decimals: 1).shortestText) pt" }

/// Returns a time for a message, rounded to a millisecond, such as `250 ms`.
package func milliseconds(_ interval: Interval) -> String {
  "\((Double(interval.nanoseconds) / 1e6).rounded().shortestText) ms"
}
