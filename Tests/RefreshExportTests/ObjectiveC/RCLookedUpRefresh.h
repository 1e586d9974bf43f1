// Made by refreshcfg from looked-up.preset.yaml: do not edit.

#import <MJRefresh/MJRefresh.h>
#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

/// Titles from the table of texts that an app already has.
NS_SWIFT_UI_ACTOR
NS_SWIFT_NAME(LookedUpRefresh)
@interface RCLookedUpRefresh : NSObject

/// A header of type `normalHeader`: `header` in looked-up.preset.yaml.
+ (MJRefreshNormalHeader *)makeHeaderWithRefreshingBlock:(MJRefreshComponentAction)refreshingBlock
    NS_SWIFT_NAME(makeHeader(refreshing:));

/// A footer of type `backNormalFooter`: `footer` in looked-up.preset.yaml.
+ (MJRefreshBackNormalFooter *)makeFooterWithRefreshingBlock:(MJRefreshComponentAction)refreshingBlock
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
