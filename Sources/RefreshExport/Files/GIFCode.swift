/// The code that reads animated GIFs, which is the same for all presets.
enum GIFCode {
  /// Its files.
  static func files(_ options: ExportOptions) -> [Export.File] {
    switch options.language {
    case .swift, .loader: [Export.File(path: "RefreshImages.swift", text: swift)]
    case .objectiveC:
      [
        Export.File(path: "RefreshImages.h", text: header),
        Export.File(path: "RefreshImages.m", text: implementation),
      ]
    case .json: []
    }
  }

  private static let swift = #"""
    // Made by refreshcfg: do not edit.

    import ImageIO
    import UIKit

    /// Reads the frames of animated GIFs.
    enum RefreshImages {
      /// The frames of a GIF and the duration of one round, in which MJRefresh gives each the same time.
      ///
      /// - Parameters:
      ///   - name: The name of a data set in an asset catalog, or of a file without `@2x` and `.gif`.
      ///   - scale: How many pixels a point has.
      ///   - bundle: Where it is.
      static func gif(
        _ name: String, scale: Int, in bundle: Bundle
      ) -> (images: [UIImage], duration: TimeInterval) {
        let frames = frames(ofGIF: name, scale: scale, in: bundle)
        assert(frames != nil, "there is no GIF \(name)")
        return frames ?? ([], 0)
      }

      /// The same, or nil if there is no such GIF.
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
          // Browsers, too, show a frame that asks for 0.01 s or less for 0.1 s.
          duration += delay < 0.015 ? 0.1 : delay
        }
        return images.isEmpty ? nil : (images, duration)
      }
    }

    """#

  private static let header = #"""
    // Made by refreshcfg: do not edit.

    #import <UIKit/UIKit.h>

    NS_ASSUME_NONNULL_BEGIN

    /// Reads the frames of animated GIFs.
    @interface RefreshImages : NSObject

    /// The frames of a GIF.
    ///
    /// - Parameters:
    ///   - name: The name of a data set in an asset catalog, or of a file without `@2x` and `.gif`.
    ///   - scale: How many pixels a point has.
    ///   - bundle: Where it is.
    ///   - duration: Set to the duration of one round, in which MJRefresh gives each frame the same time.
    + (NSArray<UIImage *> *)imagesOfGIF:(NSString *)name
                                  scale:(NSInteger)scale
                               inBundle:(NSBundle *)bundle
                               duration:(nullable NSTimeInterval *)duration;

    @end

    NS_ASSUME_NONNULL_END

    """#

  private static let implementation = #"""
    // Made by refreshcfg: do not edit.

    #import "RefreshImages.h"
    #import <ImageIO/ImageIO.h>

    @implementation RefreshImages

    + (NSArray<UIImage *> *)imagesOfGIF:(NSString *)name
                                  scale:(NSInteger)scale
                               inBundle:(NSBundle *)bundle
                               duration:(NSTimeInterval *)duration {
        NSMutableArray<UIImage *> *images = [NSMutableArray array];
        NSTimeInterval sum = 0;
        NSData *data = [[NSDataAsset alloc] initWithName:name bundle:bundle].data;
        if (data == nil) {
            NSString *file = scale == 1 ? name : [NSString stringWithFormat:@"%@@%ldx", name, (long)scale];
            NSURL *url = [bundle URLForResource:file withExtension:@"gif"];
            data = url == nil ? nil : [NSData dataWithContentsOfURL:url];
        }
        NSAssert(data != nil, @"there is no GIF %@", name);
        CGImageSourceRef source = data == nil ? NULL : CGImageSourceCreateWithData((__bridge CFDataRef)data, NULL);
        size_t count = source == NULL ? 0 : CGImageSourceGetCount(source);
        for (size_t index = 0; index < count; index++) {
            CGImageRef image = CGImageSourceCreateImageAtIndex(source, index, NULL);
            if (image == NULL) continue;
            [images addObject:[UIImage imageWithCGImage:image scale:scale orientation:UIImageOrientationUp]];
            CGImageRelease(image);
            NSDictionary *properties = CFBridgingRelease(CGImageSourceCopyPropertiesAtIndex(source, index, NULL));
            NSDictionary *gif = properties[(__bridge NSString *)kCGImagePropertyGIFDictionary];
            NSNumber *delay = gif[(__bridge NSString *)kCGImagePropertyGIFUnclampedDelayTime];
            // Browsers, too, show a frame that asks for 0.01 s or less for 0.1 s.
            sum += delay.doubleValue < 0.015 ? 0.1 : delay.doubleValue;
        }
        if (source != NULL) CFRelease(source);
        if (duration != NULL) *duration = sum;
        return images;
    }

    @end

    """#
}
