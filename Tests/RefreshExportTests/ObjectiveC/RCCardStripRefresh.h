// Made by refreshcfg from card-strip.preset.yaml: do not edit.

#import <MJRefresh/MJRefresh.h>
#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

/// Pull the strip to the left to see all.
NS_SWIFT_UI_ACTOR
NS_SWIFT_NAME(CardStripRefresh)
@interface RCCardStripRefresh : NSObject

/// Sets MJRefresh's language and texts, which the whole process shares. Call it once, before making
/// any component.
+ (void)configure;

/// A trailer of type `normalTrailer`: `trailer` in card-strip.preset.yaml.
+ (MJRefreshNormalTrailer *)makeTrailerWithRefreshingBlock:(MJRefreshComponentAction)refreshingBlock
    NS_SWIFT_NAME(makeTrailer(refreshing:));

/// Makes the trailer and attaches it.
+ (void)attachToScrollView:(UIScrollView *)scrollView
                   trailer:(MJRefreshComponentAction)trailer
    NS_SWIFT_NAME(attach(to:trailer:));

+ (instancetype)new NS_UNAVAILABLE;
- (instancetype)init NS_UNAVAILABLE;

@end

NS_ASSUME_NONNULL_END
