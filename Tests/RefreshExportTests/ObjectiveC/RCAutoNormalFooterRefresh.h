// Made by refreshcfg from auto-normal-footer.preset.yaml: do not edit.

#import <MJRefresh/MJRefresh.h>
#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

/// A footer that loads automatically, with a label and a spinner.
NS_SWIFT_UI_ACTOR
NS_SWIFT_NAME(AutoNormalFooterRefresh)
@interface RCAutoNormalFooterRefresh : NSObject

/// A footer of type `autoNormalFooter`: `footer` in auto-normal-footer.preset.yaml.
+ (MJRefreshAutoNormalFooter *)makeFooterWithRefreshingBlock:(MJRefreshComponentAction)refreshingBlock
    NS_SWIFT_NAME(makeFooter(refreshing:));

/// Makes the footer and attaches it.
+ (void)attachToScrollView:(UIScrollView *)scrollView
                    footer:(MJRefreshComponentAction)footer
    NS_SWIFT_NAME(attach(to:footer:));

+ (instancetype)new NS_UNAVAILABLE;
- (instancetype)init NS_UNAVAILABLE;

@end

NS_ASSUME_NONNULL_END
