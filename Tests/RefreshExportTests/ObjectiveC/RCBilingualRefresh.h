// Made by refreshcfg from bilingual.preset.yaml: do not edit.

#import <MJRefresh/MJRefresh.h>
#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

/// Our own words in English and Chinese.
NS_SWIFT_UI_ACTOR
NS_SWIFT_NAME(BilingualRefresh)
@interface RCBilingualRefresh : NSObject

/// Sets MJRefresh's language and texts, which the whole process shares. Call it once, before making
/// any component.
+ (void)configure;

/// A header of type `stateHeader`: `header` in bilingual.preset.yaml.
+ (MJRefreshStateHeader *)makeHeaderWithRefreshingBlock:(MJRefreshComponentAction)refreshingBlock
    NS_SWIFT_NAME(makeHeader(refreshing:));

/// Makes the header and attaches it.
+ (void)attachToScrollView:(UIScrollView *)scrollView
                    header:(MJRefreshComponentAction)header
    NS_SWIFT_NAME(attach(to:header:));

+ (instancetype)new NS_UNAVAILABLE;
- (instancetype)init NS_UNAVAILABLE;

@end

NS_ASSUME_NONNULL_END
