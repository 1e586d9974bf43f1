// Made by refreshcfg from dots.preset.yaml: do not edit.

#import "RCDotsRefresh.h"
#import "RCRefreshImages.h"

static NSBundle *Bundle(void) {
    return NSBundle.mainBundle;
}

@implementation RCDotsRefresh

+ (MJRefreshGifHeader *)makeHeaderWithRefreshingBlock:(MJRefreshComponentAction)refreshingBlock {
    MJRefreshGifHeader *header = [MJRefreshGifHeader headerWithRefreshingBlock:refreshingBlock];
    header.lastUpdatedTimeLabel.hidden = YES;
    NSTimeInterval refreshingDuration = 0;
    NSArray<UIImage *> *refreshingImages =
        [RCRefreshImages imagesOfGIF:@"dots" scale:2 inBundle:Bundle() duration:&refreshingDuration];
    [header setImages:refreshingImages duration:refreshingDuration forState:MJRefreshStateRefreshing];
    return header;
}

+ (MJRefreshAutoGifFooter *)makeFooterWithRefreshingBlock:(MJRefreshComponentAction)refreshingBlock {
    MJRefreshAutoGifFooter *footer = [MJRefreshAutoGifFooter footerWithRefreshingBlock:refreshingBlock];
    footer.refreshingTitleHidden = YES;
    NSTimeInterval refreshingDuration = 0;
    NSArray<UIImage *> *refreshingImages =
        [RCRefreshImages imagesOfGIF:@"dots" scale:2 inBundle:Bundle() duration:&refreshingDuration];
    [footer setImages:refreshingImages duration:refreshingDuration forState:MJRefreshStateRefreshing];
    return footer;
}

+ (void)attachToScrollView:(UIScrollView *)scrollView
                    header:(MJRefreshComponentAction)header
                    footer:(MJRefreshComponentAction)footer {
    scrollView.mj_header = [self makeHeaderWithRefreshingBlock:header];
    scrollView.mj_footer = [self makeFooterWithRefreshingBlock:footer];
}

@end
