/// `UIActivityIndicatorViewStyle`, the looks of the spinner.
public enum ActivityIndicatorStyle: String, Sendable, CaseIterable {
  /// 20 points wide, in the colour of the system.
  case medium
  /// 37 points wide, in the colour of the system.
  case large
  /// 20 points wide, grey; deprecated in iOS 13.
  case gray
  /// 20 points wide, white; deprecated in iOS 13.
  case white
}
