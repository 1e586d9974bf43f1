// Made by refreshcfg: do not edit.

#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

/// Reads the frames of animated GIFs.
@interface RCRefreshImages : NSObject

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
