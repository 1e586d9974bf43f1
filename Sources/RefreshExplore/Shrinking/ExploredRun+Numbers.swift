import RefreshEngine

extension ExploredRun {
  /// A part of a run that can be simplified separately.
  enum Part: CaseIterable {
    case steps, app, scene
  }

  /// Visits the numbers of a part, in order.
  mutating func visitNumbers(in part: Part, _ visit: (inout Double) -> Void) {
    switch part {
    case .steps:
      for index in commands.indices { commands[index] = commands[index].visited(visit) }
    case .app:
      for index in app.indices {
        app[index] = AppProgram.Entry(
          hook: app[index].hook, commands: app[index].commands.map { $0.visited(visit) })
      }
    case .scene: scene.visitNumbers(visit)
    }
  }
}

extension ScrollScene {
  fileprivate mutating func visitNumbers(_ visit: (inout Double) -> Void) {
    visit(&viewport.width)
    visit(&viewport.height)
    for edge in InsetEdge.allCases {
      visit(&safeArea[edge])
      visit(&contentInset[edge])
    }
    if var width = content.width {
      visit(&width)
      content.width = max(0, width)
    }
    if content.rows > 0 {
      var rows = Double(content.rows)
      visit(&rows)
      content = SceneContent(
        rows: Int32(clamping: Int(max(0, rows))), rowHeight: content.rowHeight, width: content.width)
    } else {
      visit(&content.height)
      content.height = max(0, content.height)
    }
  }
}

extension Command {
  /// Returns the command with other numbers.
  func visited(_ visit: (inout Double) -> Void) -> Command {
    func changed(_ number: Double) -> Double {
      var number = number
      visit(&number)
      return number
    }
    func changed(_ point: Point) -> Point { Point(x: changed(point.x), y: changed(point.y)) }
    func changed(_ goal: Destination) -> Destination { Destination(x: goal.x.map(changed), y: goal.y.map(changed)) }
    func changed(_ time: Interval) -> Interval { Interval(seconds: changed(time.seconds)) }
    func changed(_ count: Int32) -> Int32 { Int32(clamping: Int(max(0, changed(Double(count))))) }
    switch self {
    case .drag(let goal): return .drag(to: changed(goal))
    case .dragBy(let way): return .dragBy(changed(way))
    case .pull(let role, .points(let points)): return .pull(role, .points(changed(points)))
    // Fractions are handled in percent, which is how they are written.
    case .pull(let role, .fraction(let part)): return .pull(role, .fraction(changed(part * 100) / 100))
    case .swipe(let way, let time):
      let (way, time) = (changed(way), changed(time))
      return .swipe(by: way, time > .zero ? time : Interval(seconds: 0.1))
    case .release(let velocity): return .release(velocity: velocity.map(changed))
    case .scroll(let goal, let animated): return .scroll(to: changed(goal), animated: animated)
    case .scrollBy(let way, let animated): return .scrollBy(changed(way), animated: animated)
    case .wait(let time): return .wait(changed(time))
    case .loadRows(let rows): return .loadRows(changed(rows))
    case .loadRowsAbove(let rows): return .loadRowsAbove(changed(rows))
    case .loadHeight(let height): return .loadHeight(max(0, changed(height)))
    case .setScene(let property): return .setScene(property.visited(changed))
    case .touch, .cancel, .scrollToEnd, .settle, .set, .beginRefreshing, .endRefreshing,
      .endRefreshingWithNoMoreData, .resetNoMoreData, .tap, .attach, .detach, .window, .rotate, .language:
      return self
    }
  }
}

extension SceneProperty {
  fileprivate func visited(_ changed: (Double) -> Double) -> SceneProperty {
    switch self {
    case .contentInset(let edge, let inset): .contentInset(edge, changed(inset))
    case .safeArea(let edge, let inset): .safeArea(edge, changed(inset))
    case .contentWidth(let width): .contentWidth(max(0, changed(width)))
    case .contentHeight(let height): .contentHeight(max(0, changed(height)))
    case .rows(let rows): .rows(Int32(clamping: Int(max(0, changed(Double(rows))))))
    case .rowHeight, .paging: self
    }
  }
}
