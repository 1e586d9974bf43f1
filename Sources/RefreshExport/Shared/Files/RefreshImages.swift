// Made by refreshcfg: do not edit.

import ImageIO
import UIKit

/// Reads the frames of animated GIFs.
enum RefreshImages {
  /// Returns the frames of a GIF and the duration of one cycle. MJRefresh shows all frames equally long.
  ///
  /// - Parameters:
  ///   - name: The name of a data set in an asset catalog, or of a file without `@2x` and `.gif`.
  ///   - scale: The number of pixels per point.
  ///   - bundle: The bundle that contains it.
  static func gif(
    _ name: String, scale: Int, in bundle: Bundle
  ) -> (images: [UIImage], duration: TimeInterval) {
    let frames = frames(ofGIF: name, scale: scale, in: bundle)
    assert(frames != nil, "there is no GIF \(name)")
    return frames ?? ([], 0)
  }

  /// Returns the same, or nil if there is no such GIF.
  static func frames(
    ofGIF name: String, scale: Int, in bundle: Bundle
  ) -> (images: [UIImage], duration: TimeInterval)? {
    let file = scale == 1 ? name : "\(name)@\(scale)x"
    let url = bundle.url(forResource: file, withExtension: "gif")
    let data = NSDataAsset(name: name, bundle: bundle)?.data ?? url.flatMap { try? Data(contentsOf: $0) }
    guard let data, let source = CGImageSourceCreateWithData(data as CFData, nil) else { return nil }
    var images: [UIImage] = []
    var duration: TimeInterval = 0
    for index in 0..<CGImageSourceGetCount(source) {
      guard let image = CGImageSourceCreateImageAtIndex(source, index, nil) else { continue }
      images.append(UIImage(cgImage: image, scale: CGFloat(scale), orientation: .up))
      let properties = CGImageSourceCopyPropertiesAtIndex(source, index, nil) as? [CFString: Any]
      let gif = properties?[kCGImagePropertyGIFDictionary] as? [CFString: Any]
      let delay = gif?[kCGImagePropertyGIFUnclampedDelayTime] as? TimeInterval ?? 0
      // Like browsers, shows a frame with a delay of 0.01 s or less for 0.1 s.
      duration += delay < 0.015 ? 0.1 : delay
    }
    return images.isEmpty ? nil : (images, duration)
  }
}
