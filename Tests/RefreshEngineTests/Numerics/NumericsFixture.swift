import ExternalTools
import Foundation

/// Arguments with correctly rounded results, written by `Fixtures/Numerics/make_fixtures.py`.
struct NumericsFixture {
  let rows: [(argument: Double, result: Double)]

  /// Reads a fixture: `exponential` or `logarithm`.
  init(_ name: String) throws {
    let text = try String(contentsOf: Fixture.file("Numerics/\(name).txt"), encoding: .utf8)
    rows = try text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      let patterns = line.split(separator: " ").compactMap { UInt64($0, radix: 16) }
      guard patterns.count == 2 else {
        throw CocoaError(.fileReadCorruptFile)
      }
      return (Double(bitPattern: patterns[0]), Double(bitPattern: patterns[1]))
    }
  }
}

/// Returns the number of doubles from one number to another.
func ulpDistance(_ a: Double, _ b: Double) -> UInt64 {
  func place(_ value: Double) -> Int64 {
    let bits = Int64(bitPattern: value.bitPattern)
    return bits < 0 ? .min &- bits : bits
  }
  return (place(a) &- place(b)).magnitude
}
