extension Simulation {
  /// Carries out a command. The run loop doesn't turn unless time passes.
  public mutating func perform(_ command: Command) {
    switch command {
    case .touch: touch()
    case .drag(let destination): drag(to: destination.point(from: scroll.offset))
    case .dragBy(let way): drag(to: Point(x: scroll.offset.x + way.x, y: scroll.offset.y + way.y))
    case .pull(let role, let amount): if let offset = pullOffset(of: role, by: amount) { drag(to: offset) }
    case .swipe(let way, let duration): swipe(by: way, duration: duration)
    case .release(let velocity): release(velocity: velocity)
    case .cancel: cancel()
    case .scroll(let destination, let animated): scroll(to: destination, animated: animated)
    case .scrollBy(let way, let animated):
      let (x, y) = (scroll.offset.x + way.x, scroll.offset.y + way.y)
      scroll(to: Destination(x: way.x == 0 ? nil : x, y: way.y == 0 ? nil : y), animated: animated)
    case .scrollToEnd(let edge, let animated): scroll(toEnd: edge, animated: animated)
    case .wait(let interval): advance(by: interval)
    case .settle(let interval): settle(atMost: interval)
    case .loadRows(let rows): load(rows: rows)
    case .loadHeight(let height): load(height: height)
    case .loadRowsAbove(let rows): load(rowsAbove: rows)
    case .setScene(let property): set(property)
    case .set(let role, let change): set(role, change)
    case .beginRefreshing(let role): beginRefreshing(role)
    case .endRefreshing(let role): endRefreshing(role)
    case .endRefreshingWithNoMoreData(let role): endRefreshingWithNoMoreData(role)
    case .resetNoMoreData(let role): resetNoMoreData(role)
    case .tap(let role): tap(role)
    case .attach(let blueprint): attach(blueprint)
    case .detach(let role): detach(role)
    case .window(let isInWindow): setWindow(isInWindow)
    case .rotate(let size): rotate(to: size)
    case .language(let tag): setLanguage(tag)
    }
  }
}
