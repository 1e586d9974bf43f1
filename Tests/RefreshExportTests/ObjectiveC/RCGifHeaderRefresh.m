// Made by refreshcfg from gif-header.preset.yaml: do not edit.

#import "RCGifHeaderRefresh.h"

static NSBundle *Bundle(void) {
    return NSBundle.mainBundle;
}

static UIImage *_Nullable ImageNamed(NSString *name) {
    UIImage *image = [UIImage imageNamed:name inBundle:Bundle() compatibleWithTraitCollection:nil];
    NSCAssert(image != nil, @"there is no image %@", name);
    return image;
}

/// Returns the images whose names differ only in a number.
static NSArray<UIImage *> *NumberedImages(NSString *format, long first, long last) {
    NSMutableArray<UIImage *> *images = [NSMutableArray array];
    long step = first <= last ? 1 : -1;
    for (long number = first; number != last + step; number += step) {
        UIImage *image = ImageNamed([NSString stringWithFormat:format, number]);
        if (image != nil) [images addObject:image];
    }
    return images;
}

@implementation RCGifHeaderRefresh

+ (MJRefreshGifHeader *)makeHeaderWithRefreshingBlock:(MJRefreshComponentAction)refreshingBlock {
    MJRefreshGifHeader *header = [MJRefreshGifHeader headerWithRefreshingBlock:refreshingBlock];
    header.fastAnimationDuration = 0.25;
    header.slowAnimationDuration = 0.4;
    header.isCollectionViewAnimationBug = NO;
    header.mj_h = 54;
    header.stateLabel.hidden = NO;
    header.stateLabel.textColor = [UIColor colorWithRed:90 / 255.0 green:90 / 255.0 blue:90 / 255.0 alpha:1];
    header.stateLabel.font = [UIFont boldSystemFontOfSize:14];
    header.lastUpdatedTimeLabel.hidden = NO;
    header.lastUpdatedTimeLabel.textColor = [UIColor colorWithRed:90 / 255.0 green:90 / 255.0 blue:90 / 255.0 alpha:1];
    header.lastUpdatedTimeLabel.font = [UIFont boldSystemFontOfSize:14];
    header.labelLeftInset = 20;
    [header setImages:NumberedImages(@"rise_%02ld", 1, 12) forState:MJRefreshStateIdle];
    [header setImages:NumberedImages(@"ready_%02ld", 1, 3) forState:MJRefreshStatePulling];
    [header setImages:NumberedImages(@"shine_%02ld", 1, 6) forState:MJRefreshStateRefreshing];
    header.lastUpdatedTimeKey = @"MJRefreshHeaderLastUpdatedTimeKey";
    header.ignoredScrollViewContentInsetTop = 0;
    header.automaticallyChangeAlpha = NO;
    header.hidden = NO;
    return header;
}

+ (void)attachToScrollView:(UIScrollView *)scrollView
                    header:(MJRefreshComponentAction)header {
    scrollView.mj_header = [self makeHeaderWithRefreshingBlock:header];
}

@end
