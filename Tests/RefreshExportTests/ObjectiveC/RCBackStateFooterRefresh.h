// Made by refreshcfg from back-state-footer.preset.yaml: do not edit.

#import <MJRefresh/MJRefresh.h>
#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

/// A footer that is pulled, with a label.
NS_SWIFT_UI_ACTOR
NS_SWIFT_NAME(BackStateFooterRefresh)
@interface RCBackStateFooterRefresh : NSObject

/// A footer of type `backStateFooter`: `footer` in back-state-footer.preset.yaml.
+ (MJRefreshBackStateFooter *)makeFooterWithRefreshingBlock:(MJRefreshComponentAction)refreshingBlock
    NS_SWIFT_NAME(makeFooter(refreshing:));

/// Makes the footer and attaches it.
+ (void)attachToScrollView:(UIScrollView *)scrollView
                    footer:(MJRefreshComponentAction)footer
    NS_SWIFT_NAME(attach(to:footer:));

+ (instancetype)new NS_UNAVAILABLE;
- (instancetype)init NS_UNAVAILABLE;

@end

NS_ASSUME_NONNULL_END
