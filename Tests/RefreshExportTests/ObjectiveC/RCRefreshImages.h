// Made by refreshcfg: do not edit.

#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

/// Reads the frames of animated GIFs.
@interface RCRefreshImages : NSObject

/// Returns the frames of a GIF.
///
/// - Parameters:
///   - name: The name of a data set in an asset catalog, or of a file without `@2x` and `.gif`.
///   - scale: The number of pixels per point.
///   - bundle: The bundle that contains it.
///   - duration: Set to the duration of one cycle. MJRefresh shows all frames equally long.
+ (NSArray<UIImage *> *)imagesOfGIF:(NSString *)name
                              scale:(NSInteger)scale
                           inBundle:(NSBundle *)bundle
                           duration:(nullable NSTimeInterval *)duration;

@end

NS_ASSUME_NONNULL_END
