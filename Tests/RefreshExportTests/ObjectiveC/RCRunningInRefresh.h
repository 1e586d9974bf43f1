// Made by refreshcfg from running-in.preset.yaml: do not edit.

#import <MJRefresh/MJRefresh.h>
#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

/// A runner who comes in from the right with the pull, and runs on the spot while the feed loads.
NS_SWIFT_UI_ACTOR
NS_SWIFT_NAME(RunningInRefresh)
@interface RCRunningInRefresh : NSObject

/// A header of type `header`: `header` in running-in.preset.yaml.
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
