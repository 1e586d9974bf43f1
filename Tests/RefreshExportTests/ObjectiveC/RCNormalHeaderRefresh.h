// Made by refreshcfg from normal-header.preset.yaml: do not edit.

#import <MJRefresh/MJRefresh.h>
#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

/// A header with labels, an arrow and a spinner.
NS_SWIFT_UI_ACTOR
NS_SWIFT_NAME(NormalHeaderRefresh)
@interface RCNormalHeaderRefresh : NSObject

/// A header of type `normalHeader`: `header` in normal-header.preset.yaml.
+ (MJRefreshNormalHeader *)makeHeaderWithRefreshingBlock:(MJRefreshComponentAction)refreshingBlock
    NS_SWIFT_NAME(makeHeader(refreshing:));

/// Makes the header and attaches it.
+ (void)attachToScrollView:(UIScrollView *)scrollView
                    header:(MJRefreshComponentAction)header
    NS_SWIFT_NAME(attach(to:header:));

+ (instancetype)new NS_UNAVAILABLE;
- (instancetype)init NS_UNAVAILABLE;

@end

NS_ASSUME_NONNULL_END
