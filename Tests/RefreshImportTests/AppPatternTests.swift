import RefreshDiagnostics
import Testing

@testable import RefreshImport

/// Patterns of shipped apps, over one or more files.
struct AppPatternTests {
  private func imported(_ files: (String, String)...) -> Import {
    Import(files.map { SourceFile(path: $0, text: $1) }, to: ".", images: [])
  }

  @Test func `views of a custom class may have the names of MJRefresh's own, which its type lacks`() {
    let found = imported(
      (
        "More.swift",
        """
        class More: MJRefreshAutoFooter {
          var loadingView: UIActivityIndicatorView?
          var stateLabel: UILabel?
          override var state: MJRefreshState {
            didSet {
              switch state {
              case .idle:
                self.stateLabel?.text = nil
                self.loadingView?.stopAnimating()
              case .refreshing:
                self.stateLabel?.text = "Wait"
                self.loadingView?.startAnimating()
              case .noMoreData:
                self.stateLabel?.text = "End"
                self.loadingView?.stopAnimating()
              default: break
              }
            }
          }
          override func prepare() {
            super.prepare()
            self.loadingView = UIActivityIndicatorView(activityIndicatorStyle: .gray)
            self.stateLabel = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
            self.stateLabel?.font = UIFont.boldSystemFont(ofSize: 12)
            self.addSubview(loadingView!)
            self.addSubview(stateLabel!)
          }
          override func placeSubviews() {
            super.placeSubviews()
            self.loadingView?.center = CGPoint(x: self.mj_w / 2, y: self.mj_h / 2)
            self.stateLabel?.center = CGPoint(x: self.mj_w / 2, y: self.mj_h / 2)
          }
        }
        """
      ))
    #expect(found.unread == [])
    for part in ["stateLabel:\n      kind: label", "size: [300, 40]", "noMoreData: \"End\"", "refreshing: true"] {
      #expect(found.text.contains(part), "\(part)\n\(found.text)")
    }
  }

  @Test func `computed properties and static methods are constants, if their code is`() {
    let found = imported(
      (
        "Feed.swift",
        """
        var pictures: [UIImage] {
          var images = [UIImage]()
          for i in 0...2 { if let image = UIImage(named: String(format: "a_%02d", i)) { images.append(image) } }
          return images
        }
        extension UIColor {
          class var accent: UIColor { return UIColor(hexString: "#336699", alpha: 0.2) }
          static var title: UIColor { get { UIColor.black } }
          convenience init?(hexString: String) { return nil }
          convenience init(hexString: String, alpha: CGFloat = 1) {
            let scanner = Scanner(string: hexString); var number: UInt64 = 0; scanner.scanHexInt64(&number)
            self.init(red: 0, green: 0, blue: 0, alpha: alpha)
          }
        }
        func f(list: UITableView) {
          let header = MJRefreshGifHeader()
          header.setImages(pictures, for: .idle)
          header.stateLabel?.textColor = .accent
          header.lastUpdatedTimeLabel?.textColor = UIColor.title
          list.mj_header = header
        }
        """
      ))
    #expect(found.unread == ["17: `images.idle`: there is no image `a_00` in the folders that were read"])
    #expect(
      found.text.contains("textColor: \"#33669933\"") && found.text.contains("textColor: \"#000000\""),
      "\(found.text)")
  }

  @Test func `code that does nothing to components isn't reported, even if it can't be followed to its end`() {
    let loop = "int i; while (YES) { i = [self next:i]; }"
    let found = imported(
      ("Store.m", "@implementation Store\n- (void)load { \(loop) }\n- (int)next:(int)i { return i + 1; }\n@end"),
      (
        "Feed.m",
        """
        @implementation Feed
        - (void)load { self.tableView.mj_header = [MJRefreshNormalHeader headerWithRefreshingBlock:^{}]; }
        - (void)other { \(loop) }
        @end
        """
      ))
    #expect(found.unread == [])
    #expect(found.text.contains("type: normalHeader"))
  }

  @Test func `a loop that only a condition ends is read once`() {
    let found = imported(
      (
        "Feed.m",
        """
        @implementation Feed
        - (UIViewController *)top {
          UIViewController *top = [self root];
          while (1) { if (top.presented) { top = top.presented; } else { break; } }
          return top;
        }
        - (void)viewDidLoad {
          self.tableView.mj_header = [MJRefreshNormalHeader headerWithRefreshingBlock:^{}];
          UIViewController *top = [self top];
          for (;;) { if (top.isReady) return; }
          self.tableView.mj_header.mj_h = 60;
        }
        @end
        """
      ))
    // The last loop may have ended the method.
    #expect(found.unread == ["11: `height` is only set under a condition"])
  }

  @Test func `a local function that calls itself is no endless loop`() {
    let found = imported(
      (
        "Feed.swift",
        """
        func f(list: UITableView) {
          list.mj_header = MJRefreshNormalHeader {}
          func visit(_ view: UIView) { view.subviews.forEach { visit($0) } }
          visit(list)
        }
        """
      ))
    #expect(found.unread == [])
  }

  @Test func `a callback that uses a lazy component first doesn't set it up`() {
    let found = imported(
      (
        "Feed.m",
        """
        @implementation Feed
        - (void)loaded { self.footer.hidden = YES; }
        - (void)viewDidLoad { self.tableView.mj_footer = self.footer; self.footer.mj_h = 60; }
        - (MJRefreshFooter *)footer {
          if (!_footer) { _footer = [MJRefreshAutoNormalFooter footerWithRefreshingBlock:^{}]; }
          return _footer;
        }
        @end
        """
      ))
    #expect(found.unread == [])
    #expect(
      found.text.contains("# Later, Feed.m:2: `hidden`") && found.text.contains("height: 60"), "\(found.text)")
    #expect(!found.text.contains("hidden: true"))
  }

  @Test func `a class method of a category is one of all classes that inherit`() {
    let found = imported(
      (
        "Header+Tools.m",
        """
        @implementation MJRefreshHeader (Tools)
        + (instancetype)app_header:(MJRefreshComponentAction)action {
          MJRefreshHeader *header = [self headerWithRefreshingBlock:action];
          header.mj_h = 60;
          return header;
        }
        @end
        """
      ),
      (
        "Feed.m",
        """
        @implementation Feed
        - (void)viewDidLoad { self.tableView.mj_header = [MJRefreshGifHeader app_header:^{}]; }
        - (void)load { if (self.tableView.mj_header.refreshingBlock) { self.tableView.mj_header.refreshingBlock(); } }
        @end
        """
      ))
    #expect(found.unread == [])
    #expect(found.text.contains("type: gifHeader") && found.text.contains("height: 60"), "\(found.text)")
  }

  @Test func `a key that a type lacks isn't listed as unknown`() {
    let found = imported(
      (
        "Own.m",
        """
        @implementation Own
        - (void)prepare { [super prepare]; [self setImages:[Theme images] forState:MJRefreshStateIdle]; }
        - (void)setImages:(NSArray *)images forState:(MJRefreshState)state { self.all[@(state)] = images; }
        @end
        @interface Own : MJRefreshNormalHeader
        @end
        """
      ))
    #expect(!found.text.contains("images."), "\(found.text)")
    #expect(found.unread == ["3: `all[]` doesn't have a key in presets"])
  }

  @Test func `a macro of another implementation file doesn't hide the one of the prefix header`() {
    let found = imported(
      (
        "App-Prefix.pch",
        "#define GRAY(v) RGBA(v, v, v, 1)\n#define RGBA(r,g,b,a) [UIColor colorWithRed:r/255.0f green:g/255.0f blue:b/255.0f alpha:a]"
      ),
      ("Picker.m", "#define RGBA(r, g, b, a) ([UIColor colorWithRed:(r / 255.0) green:0 blue:0 alpha:a])"),
      (
        "Feed.m",
        """
        @implementation Feed
        - (void)viewDidLoad {
          MJRefreshAutoNormalFooter *footer = [MJRefreshAutoNormalFooter new];
          footer.stateLabel.textColor = GRAY(51);
          self.tableView.mj_footer = footer;
        }
        @end
        """
      ))
    #expect(found.unread == [])
    #expect(found.text.contains("textColor: \"#333333\""), "\(found.text)")
  }
}

/// More patterns of one file.
struct AppStatementTests {
  @Test func `a property that code increases has its known value`() {
    let found = imported(
      """
      func f(list: UITableView) {
        let header = MJRefreshNormalHeader {}
        header.mj_h += 6
        header.labelLeftInset *= 2
        list.mj_header = header
        list.mj_header?.mj_h -= 1
        list.mj_footer = MJRefreshAutoNormalFooter {}
        list.mj_footer?.mj_h = height
        list.mj_footer?.mj_h += 1
      }
      """)
    #expect(found.unread == ["8: `height` is computed", "9: `height` is computed"])
    #expect(found.text.contains("height: 59") && found.text.contains("labelLeftInset: 50"), "\(found.text)")
  }

  @Test func `what is attached after code may have returned is attached only sometimes`() {
    let found = imported(
      """
      class Feed: UIViewController {
        func f() {
          guard isOn else { return }
          list.mj_header = MJRefreshNormalHeader {}
        }
        func g() {
          guard let self = self else { return }
          if #available(iOS 13, *) { } else { return }
          self.other.mj_header = MJRefreshNormalHeader {}
        }
      }
      """)
    #expect(found.text.contains("# Only sometimes, Feed.swift:4: `mj_header`"), "\(found.text)")
    #expect(!found.text.contains("# Only sometimes, Feed.swift:9"), "\(found.text)")
  }

  @Test(arguments: [
    ("UIFont.systemFont(ofSize: 15)", "fontSize: 15", false),
    ("UIFont.boldSystemFont(ofSize: 15)", "bold: true", false),
    ("UIFont.systemFont(ofSize: 15, weight: .bold)", "bold: true", false),
    ("UIFont.systemFont(ofSize: 15, weight: .medium)", "fontSize: 15", true),
    ("UIFont(name: \"PingFangSC-Medium\", size: 15)", "fontSize: 15", true), (".title(15)", "fontSize: 15", true),
    ("UIFont.italicSystemFont(ofSize: 15)", "fontSize: 15", true),
  ])
  func `the weight and family of a part's font are imported or reported`(
    _ font: String, _ part: String, isUnread: Bool
  ) {
    let found = imported(
      """
      extension UIFont { static func title(_ size: CGFloat) -> UIFont { UIFont(name: "PingFangSC", size: size)! } }
      class Own: MJRefreshHeader {
        let label = UILabel()
        override func prepare() {
          super.prepare()
          addSubview(label)
          label.font = \(font)
        }
        override func placeSubviews() { super.placeSubviews(); label.frame = bounds }
      }
      """)
    #expect(found.text.contains(part), "\(found.text)")
    let message = "7: `parts.label`: `font` isn't the system font, regular or bold, and presets have only its size"
    #expect(found.unread == (isUnread ? [message] : []))
  }

  @Test func `what can't be read of a property's component is reported where it is attached`() {
    let found = imported(
      """
      class Feed: UIViewController {
        let header = MJRefreshNormalHeader()
        var footer = MJRefreshAutoFooter()
        override func viewDidLoad() {
          header.lastUpdatedTimeText = { date in format(date) }
          if isWide { header.mj_h = 70 }
          header.labelLeftInset = 4
          list.mj_header = header
          footer = MJRefreshAutoNormalFooter { }
          list.mj_footer = footer
        }
        func more() { header.isHidden = isOff }
      }
      """)
    #expect(
      found.unread == ["5: `lastUpdatedTimeText` is computed", "6: `height` is only set under a condition"],
      "\(found.text)")
    for part in [
      "labelLeftInset: 4", "# Later, Feed.swift:12: `hidden`", "type: autoNormalFooter",
      "# Not used, Feed.swift:3: this component never shows: another one replaces it",
    ] {
      #expect(found.text.contains(part), "\(part)\n\(found.text)")
    }
    #expect(found.presets.count == 1)
  }

  @Test func `rotations and animations of views are imported`() {
    let found = imported(
      """
      class Own: MJRefreshHeader {
        let arrow = UILabel()
        override func prepare() { super.prepare(); addSubview(arrow) }
        override func placeSubviews() { super.placeSubviews(); arrow.frame = bounds }
        override var state: MJRefreshState {
          didSet {
            switch state {
            case .pulling:
              UIView.animate(withDuration: 0.25, animations: { self.arrow.transform = CGAffineTransform(rotationAngle: .pi) })
            case .idle: UIView.animate(withDuration: 0.25) { self.arrow.transform = .identity }
            default: UIView.animate(withDuration: MJRefreshFastAnimationDuration) { self.arrow.transform = CGAffineTransform(rotationAngle: -CGFloat.pi / 2) }
            }
          }
        }
      }
      """)
    #expect(found.unread == [])
    for part in ["animate: 0.25s", "idle: 0", "pulling: 180", "refreshing: -90"] {
      #expect(found.text.contains(part), "\(part)\n\(found.text)")
    }
  }

  @Test func `what code doesn't set of a view is what UIKit shows, not the default of parts`() {
    let found = imported(
      """
      class Own: MJRefreshHeader {
        let label = UILabel()
        let box = UIView()
        override func prepare() {
          super.prepare()
          addSubview(box)
          addSubview(label)
          label.text = "Wait"
        }
        override func placeSubviews() { super.placeSubviews(); label.frame = bounds; box.frame = bounds }
      }
      """)
    #expect(found.unread == [])
    for part in ["color: \"#000000\"", "fontSize: 17", "align: left", "color: \"#00000000\""] {
      #expect(found.text.contains(part), "\(part)\n\(found.text)")
    }
  }

  @Test func `the place of a view is read from the helpers of common libraries`() {
    let found = imported(
      """
      @interface Own : MJRefreshHeader
      @property (weak, nonatomic) UILabel *label;
      @end
      @implementation Own
      - (void)prepare {
        [super prepare];
        UILabel *label = [[UILabel alloc] init];
        [self addSubview:label];
        self.label = label;
      }
      - (void)placeSubviews {
        [super placeSubviews];
        self.label.width = self.width;
        self.label.height = 20;
        self.label.centerX = self.centerX;
        self.label.centerY = self.height * 0.5;
      }
      @end
      """, as: "Own.m")
    #expect(found.unread == [])
    #expect(found.text.contains("size: [100%, 20]") && found.text.contains("center: [50%, 50%]"), "\(found.text)")
  }
}
