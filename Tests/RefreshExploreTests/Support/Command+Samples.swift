import RefreshEngine

extension Command {
  /// A sample of each kind of command.
  static let samples: [Command] = {
    var samples: [Command] = []
    var next: Command? = .touch
    while let command = next {
      samples.append(command)
      next = command.next
    }
    return samples
  }()

  /// The sample after that of this kind; nil after the last. A new kind of command needs a place here.
  private var next: Command? {
    switch self {
    case .touch: .drag(to: Destination(x: 12.34, y: -123.45))
    case .drag: .dragBy(Point(x: 1.23, y: -12.34))
    case .dragBy: .pull(.header, .points(67.89))
    case .pull: .swipe(by: Point(x: 1.23, y: 123.45), Interval(seconds: 0.123))
    case .swipe: .release(velocity: Point(x: 12.34, y: -1234.5))
    case .release: .cancel
    case .cancel: .scroll(to: Destination(x: 12.34, y: 123.45), animated: true)
    case .scroll: .scrollBy(Point(x: 1.23, y: 12.34), animated: true)
    case .scrollBy: .scrollToEnd(.bottom, animated: true)
    case .scrollToEnd: .wait(Interval(seconds: 1.234))
    case .wait: .settled
    case .settle: .loadRows(123)
    case .loadRows: .loadHeight(123.45)
    case .loadHeight: .loadRowsAbove(123)
    case .loadRowsAbove: .setScene(.contentInset(.top, 12.34))
    case .setScene:
      .set(
        .header,
        {
          var change = ComponentSettings()
          change.height = 67.89
          return change
        }())
    case .set: .beginRefreshing(.header)
    case .beginRefreshing: .endRefreshing(.header)
    case .endRefreshing: .endRefreshingWithNoMoreData(.footer)
    case .endRefreshingWithNoMoreData: .resetNoMoreData(.footer)
    case .resetNoMoreData: .tap(.footer)
    case .tap:
      .attach(ComponentBlueprint(kind: .normalHeader) { $0.height = 67.89 })
    case .attach: .detach(.header)
    case .detach: .window(false)
    case .window: .rotate(to: Size(width: 667, height: 375))
    case .rotate: .language("ko")
    case .language: nil
    }
  }
}
