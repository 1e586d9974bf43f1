extension ClosedRange<Double> {
  /// Returns the value itself if the range has it, else the nearer end.
  func nearest(to value: Double) -> Double {
    value < lowerBound ? lowerBound : value > upperBound ? upperBound : value
  }
}
