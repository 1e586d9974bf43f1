import RefreshEngine
import RefreshPresets

/// Members of MJRefresh that a component's class overrides.
extension Interpreter {
  /// Methods of MJRefresh without which nothing works as presets say.
  static let needed: Set<String> = [
    "prepare", "beginRefreshing", "endRefreshing", "endRefreshingWithNoMoreData", "resetNoMoreData",
    "executeRefreshingCallback",
    "scrollViewContentOffsetDidChange", "scrollViewContentSizeDidChange", "scrollViewPanStateDidChange",
  ]

  /// Reports the members of MJRefresh that a class overrides with something else.
  func reportOverrides(in declaration: ClassDeclaration, on component: FoundComponent) {
    var members = ["lastUpdatedTimeKey": "lastUpdatedTimeKey"]
    for member in AppMember.all(of: component.kind) {
      for path in [member.swift, member.objectiveC] {
        let words = path.filter { $0 != "?" }.split(separator: ".")
        if let first = words.first { members[String(first)] = words.count == 1 ? member.name : "" }
      }
    }
    // Code that keeps a trailer's width is read.
    if component.kind.role == .trailer { members["mj_w"] = nil }
    for function in program.methods(of: declaration.name) where !function.isStatic {
      let name = function.name
      let setters = ["setTitle", "setImages"].filter { members[$0] != nil }
      if Self.needed.contains(name), !function.body.words.contains("super") {
        component.remark(
          "`\(name)` is overridden here without what MJRefresh does", at: function.place.span, key: "")
      } else if let key = members[name],
        function.parameters.isEmpty && !function.isObserver || setters.contains(name) && !function.passesOnArguments
      {
        component.remark(
          "`\(name)` is overridden here, so what the app shows of it isn't known", at: function.place.span, key: key
        )
      }
    }
  }
}

extension Function {
  /// Whether it calls the method that it overrides with its own arguments.
  fileprivate var passesOnArguments: Bool {
    body.offsets.contains { offset in
      guard body.isAt(offset, "super") else { return false }
      let call =
        body.isSwift
        ? body.tokens(from: offset, to: body.statementEnd(from: offset))
        : body.tokens(from: offset - 1, to: body.next(after: offset - 1))
      let names = ExpressionReader.read(call).arguments.map { argument in
        if case .name(let name) = argument.value.kind { name } else { "" }
      }
      return names == parameters.map(\.name)
    }
  }
}
