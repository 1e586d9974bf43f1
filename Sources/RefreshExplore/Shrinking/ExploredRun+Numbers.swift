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
        app[index].commands = app[index].commands.map { $0.visited(visit) }
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
      var (rows, rowHeight) = (Double(content.rows), content.rowHeight)
      visit(&rows)
      visit(&rowHeight)
      content = SceneContent(
        rows: Int32(clamping: Int(max(0, rows))), rowHeight: rowHeight > 0 ? rowHeight : content.rowHeight,
        width: content.width)
    } else {
      visit(&content.height)
      content.height = max(0, content.height)
    }
  }
}

extension Command {
  /// Returns the command with numbers that a function has visited in their order.
  fileprivate func visited(_ visit: (inout Double) -> Void) -> Command {
    replacingNumbers { number in
      var number = number
      visit(&number)
      return number
    }
  }
}
