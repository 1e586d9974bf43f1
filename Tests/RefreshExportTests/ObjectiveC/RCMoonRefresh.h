// Made by refreshcfg from moon.preset.yaml: do not edit.

#import <MJRefresh/MJRefresh.h>
#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

/// A moon that waxes and turns with the pull.
NS_SWIFT_UI_ACTOR
NS_SWIFT_NAME(MoonRefresh)
@interface RCMoonRefresh : NSObject

/// A header of type `header`: `header` in moon.preset.yaml.
+ (MJRefreshHeader *)makeHeaderWithRefreshingBlock:(MJRefreshComponentAction)refreshingBlock
    NS_SWIFT_NAME(makeHeader(refreshing:));

/// Makes the header and attaches it.
+ (void)attachToScrollView:(UIScrollView *)scrollView
                    header:(MJRefreshComponentAction)header
    NS_SWIFT_NAME(attach(to:header:));

+ (instancetype)new NS_UNAVAILABLE;
- (instancetype)init NS_UNAVAILABLE;

@end

NS_ASSUME_NONNULL_END
