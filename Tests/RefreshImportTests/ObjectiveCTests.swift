import ExternalTools
import Foundation
import RefreshDiagnostics
import Testing

@testable import RefreshImport

/// Objective-C code in the forms that apps use.
struct ObjectiveCTests {
  @Test func `a lazy table, macros, a class of its own and what is not constant`() {
    let found = imported(
      #"""
      #import "FeedViewController.h"
      @import MJRefresh;
      #define kRowHeight 44.f
      #define RGB(r, g, b) [UIColor colorWithRed:(r)/255.0 green:(g)/255.0 blue:(b)/255.0 alpha:1]
      static const CGFloat kInset = -kRowHeight / 2 + 2;
      static NSString *const kTimeKey = @"feed";

      @interface BrandHeader : MJRefreshNormalHeader
      @end
      @implementation BrandHeader
      - (void)prepare {
          [super prepare];
          self.mj_h = 60;
          self.lastUpdatedTimeText = ^NSString *(NSDate *time) {
              NSDateFormatter *formatter = [[NSDateFormatter alloc] init];
              formatter.dateFormat = @"HH:mm";
              return [NSString stringWithFormat:@"As of %@", [formatter stringFromDate:time]];
          };
      }
      @end

      @implementation FeedViewController {
          NSInteger _page;
      }
      - (void)viewDidLoad {
          [super viewDidLoad];
          __weak typeof(self) weakSelf = self;
          self.title = @"it's a \"feed\" { [";
          [self.api load:^(NSArray *items, NSError *error) {
              if (error) return;
              weakSelf.tableView.mj_footer.hidden = items.count == 0;
          }];
      }
      - (UITableView *)tableView {
          if (!_tableView) {
              _tableView = [[UITableView alloc] initWithFrame:CGRectZero];
              _tableView.mj_header = self.header;
              MJRefreshBackGifFooter *footer = [[MJRefreshBackGifFooter alloc] init];
              [footer setRefreshingTarget:self refreshingAction:@selector(more)];
              [[footer setTitle:@"Loading \
      more" forState:MJRefreshStateRefreshing] setAnimationDisabled];
              [footer.stateLabel setHidden:NO];
              footer.stateLabel.textColor = RGB(1, 2, 255);
              footer.mj_h = UIScreen.mainScreen.bounds.size.height / 10;
              [_tableView setMj_footer:footer];
          }
          return _tableView;
      }
      - (MJRefreshNormalHeader *)header {
          if (_header == nil) {
              _header = [BrandHeader headerWithRefreshingTarget:self refreshingAction:@selector(reload)];
              _header.lastUpdatedTimeKey = kTimeKey;
              ((MJRefreshStateHeader *)_header).labelLeftInset = kInset;
              if (@available(iOS 13.0, *)) _header.activityIndicatorViewStyle = UIActivityIndicatorViewStyleMedium;
              else _header.activityIndicatorViewStyle = UIActivityIndicatorViewStyleGray;
          }
          return _header;
      }
      @end
      """#, as: "Feed.m")
    #expect(found.unread == ["44: `height` is computed"])
    #expect(
      found.text == """
        # Later, Feed.m:31: `hidden` is changed here, not where the component is set up
        # Not read, Feed.m:44: `height` is computed
        name: feed-view-controller
        unknown: [footer.height]
        header:
          type: normalHeader  # Feed.m:51
          height: 60  # Feed.m:13
          lastUpdatedTimeKey: "feed"  # Feed.m:52
          lastUpdatedTimeText: "As of {date:HH:mm}"  # Feed.m:14
          labelLeftInset: -20  # Feed.m:53
          loading:
            style: medium  # Feed.m:54
        footer:
          type: backGifFooter  # Feed.m:38
          animationDisabled: true  # Feed.m:41
          titles:
            refreshing: "Loading more"  # Feed.m:40
          stateLabel:
            hidden: false  # Feed.m:42
            textColor: "#0102FF"  # Feed.m:43

        """)
  }

  @Test func `frames that a loop collects are a range of files`() throws {
    let folder = try TestFolder()
    let arrow = try Data(contentsOf: ExternalTool.package.appendingPathComponent("Configs/images/arrow@2x.png"))
    for index in 1...12 { try folder.write("img/run_000\(index)@2x.png", Array(arrow)) }
    try folder.write("Package.swift", [])
    let code = SourceFile(
      path: "\(folder.path)/RunnerFooter.m",
      text: """
        @interface RunnerFooter : MJRefreshAutoGifFooter
        @end
        @implementation RunnerFooter
        - (void)prepare {
            [super prepare];
            NSMutableArray *frames = [NSMutableArray array];
            for (NSUInteger i = 1; i<=12; i++) {
                UIImage *image = [UIImage imageNamed:[NSString stringWithFormat:@"run_000%zd", i]];
                if (image) [frames addObject:image];
            }
            [self setImages:frames duration:frames.count * .05 forState:MJRefreshStateRefreshing];
            [self setImages:@[ [UIImage imageNamed:@"nowhere"] ] forState:MJRefreshStateIdle];
        }
        @end
        """)
    let found = Import([code], to: folder.path, images: [folder.path])
    #expect(found.unread == ["12: `images.idle`: there is no image `nowhere` in the folders that were read"])
    #expect(found.text.contains(#"frames: "img/run_000{1..12}@2x.png"  # RunnerFooter.m:11"#))
    #expect(found.text.contains("duration: 0.6s"))
  }

  @Test func `several ways to set up one list are a preset each`() {
    let found = imported(
      """
      @implementation Demo
      - (void)plain {
          self.tableView.mj_header = [MJRefreshNormalHeader headerWithRefreshingBlock:^{ [self load]; }];
      }
      - (void)bare {
          self.tableView.mj_header = [MJRefreshHeader new];
          self.tableView.mj_footer = [MJRefreshAutoFooter new];
      }
      @end
      """, as: "Demo.m")
    #expect(found.presets.map(\.name) == ["demo-plain", "demo-bare"])
    #expect(found.presets[1].preset.components.count == 2)
  }

  @Test func `MJRefresh among the files of an app is not taken for the app`() {
    let library = SourceFile(
      path: "Pods/MJRefreshHeader.m",
      text: """
        @interface MJRefreshHeader : MJRefreshComponent
        @end
        @implementation MJRefreshHeader
        + (instancetype)headerWithRefreshingBlock:(MJRefreshComponentAction)block {
            MJRefreshHeader *cmp = [[self alloc] init];
            cmp.mj_h = MJRefreshHeaderHeight;
            return cmp;
        }
        @end
        """)
    let app = SourceFile(
      path: "App/List.m",
      text: """
        @interface MJRefreshHeader (Brand)
        - (void)brand;
        @end
        @implementation MJRefreshHeader (Brand)
        - (void)brand { self.mj_h = 70; }
        @end
        @implementation List
        - (void)viewDidLoad {
            MJRefreshHeader *header = [MJRefreshHeader headerWithRefreshingBlock:^{}];
            header.ignoredScrollViewContentInsetTop = -10;
            self.tableView.mj_header = header;
        }
        @end
        """)
    let found = Import([library, app], to: ".", images: [])
    #expect(found.presets.map(\.name) == ["list"])
    #expect(found.text.contains("ignoredInset: -10  # List.m:10"))
    #expect(found.unread == [])
  }
}
