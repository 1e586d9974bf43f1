// Made by refreshcfg from diy.preset.yaml: do not edit.

#import <MJRefresh/MJRefresh.h>
#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

/// A header and a footer drawn by the app, with a label, a switch and a spinner.
NS_SWIFT_UI_ACTOR
NS_SWIFT_NAME(DiyRefresh)
@interface RCDiyRefresh : NSObject

/// A header of type `header`: `header` in diy.preset.yaml.
+ (MJRefreshHeader *)makeHeaderWithRefreshingBlock:(MJRefreshComponentAction)refreshingBlock
    NS_SWIFT_NAME(makeHeader(refreshing:));

/// A footer of type `autoFooter`: `footer` in diy.preset.yaml.
+ (MJRefreshAutoFooter *)makeFooterWithRefreshingBlock:(MJRefreshComponentAction)refreshingBlock
    NS_SWIFT_NAME(makeFooter(refreshing:));

/// Makes the header and footer and attaches them.
+ (void)attachToScrollView:(UIScrollView *)scrollView
                    header:(MJRefreshComponentAction)header
                    footer:(MJRefreshComponentAction)footer
    NS_SWIFT_NAME(attach(to:header:footer:));

+ (instancetype)new NS_UNAVAILABLE;
- (instancetype)init NS_UNAVAILABLE;

@end

NS_ASSUME_NONNULL_END
