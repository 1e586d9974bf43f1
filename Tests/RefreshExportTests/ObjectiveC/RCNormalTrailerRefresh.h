// Made by refreshcfg from normal-trailer.preset.yaml: do not edit.

#import <MJRefresh/MJRefresh.h>
#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

/// A trailer with a label and an arrow.
NS_SWIFT_UI_ACTOR
NS_SWIFT_NAME(NormalTrailerRefresh)
@interface RCNormalTrailerRefresh : NSObject

/// A trailer of type `normalTrailer`: `trailer` in normal-trailer.preset.yaml.
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
