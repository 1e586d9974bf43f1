import Testing

@testable import RefreshEngine

/// Every change of state of every type: `Simulation+Component`, `Header`, `AutoFooter`, `Trailing`.
@Suite struct StateTransitionTests {
  /// What a family does in addition to changing its state.
  private struct Row {
    /// The events of a change to refreshing, from any state.
    let entering: [String]
    /// The events at the end of its animation.
    let entered: [String]
    /// The events of a change from refreshing to a state of rest.
    let leaving: [String]
    /// The events at the end of its animation.
    let left: [String]
    /// The states of rest.
    let rest: Set<RefreshState>
  }

  private func row(_ family: Family) -> Row {
    switch family {
    case .header:
      Row(
        entering: ["animation: header.begin 0.25s", "scroll: inset.top 0 -> 54"],
        entered: ["header: refreshing()", "header: beginRefreshingCompletion()"],
        leaving: [
          "animation: header.end 0.4s", "scroll: inset.top 54 -> 0", "header: endRefreshingAnimationBegin()",
        ],
        left: ["header: endRefreshingCompletion()"],
        rest: [.idle])
    case .autoFooter:
      Row(
        entering: ["footer: refreshing()", "footer: beginRefreshingCompletion()"], entered: [],
        leaving: ["footer: endRefreshingCompletion()"], left: [], rest: [.idle, .noMoreData])
    case .backFooter:
      Row(
        entering: ["animation: footer.begin 0.25s", "scroll: inset.bottom 0 -> 44"],
        entered: ["footer: refreshing()", "footer: beginRefreshingCompletion()"],
        leaving: [
          "animation: footer.end 0.4s", "footer: endRefreshingAnimationBegin()", "scroll: inset.bottom 44 -> 0",
        ],
        left: ["footer: endRefreshingCompletion()"],
        rest: [.idle, .noMoreData])
    case .trailer:
      Row(
        entering: ["animation: trailer.begin 0.25s", "scroll: inset.right 0 -> 60"],
        entered: ["trailer: refreshing()", "trailer: beginRefreshingCompletion()"],
        leaving: [
          "animation: trailer.end 0.4s", "trailer: endRefreshingAnimationBegin()", "scroll: inset.right 60 -> 0",
        ],
        left: ["trailer: endRefreshingCompletion()"],
        rest: [.idle, .noMoreData])
    }
  }

  /// Returns whether an event is an animation of an arrow or a spinner, which have their own tables.
  private func isOfPresentation(_ event: String) -> Bool {
    event.contains(".arrow ") || event.contains(".loading ")
  }

  @Test(arguments: ComponentKind.allCases)
  func `every type goes from every state to every other as its family says`(kind: ComponentKind) {
    let row = row(kind.family)
    for old in RefreshState.allCases {
      for new in RefreshState.allCases where new != old {
        let transition = Transition(kind, from: old, to: new)
        let enters = new == .refreshing
        let leaves = old == .refreshing && row.rest.contains(new)
        #expect(
          transition.events.filter { !isOfPresentation($0) }
            == ["\(kind.role.rawValue): \(old.name) -> \(new.name)"] + (enters ? row.entering : [])
            + (leaves ? row.leaving : []),
          "\(kind): \(old) -> \(new)")
        #expect(
          transition.laterEvents == (enters ? row.entered : []) + (leaves ? row.left : []),
          "\(kind): \(old) -> \(new)")
      }
    }
  }

  @Test(arguments: ComponentKind.allCases)
  func `a state assigned to itself does nothing at all`(kind: ComponentKind) {
    for state in RefreshState.allCases {
      let transition = Transition(kind, from: state, to: state)
      #expect(transition.events.isEmpty)
      #expect(transition.laterEvents.isEmpty)
      #expect(transition.atOnce.simulation.mainQueue.isEmpty)
    }
  }

  @Test(arguments: ComponentKind.allCases)
  func `any state change puts one wish for layout on the main queue`(kind: ComponentKind) {
    for old in RefreshState.allCases {
      for new in RefreshState.allCases where new != old {
        var queue = Transition(kind, from: old, to: new).atOnce.simulation.mainQueue
        var layouts = 0
        while let block = queue.popFirst() {
          if case .setNeedsLayout(ComponentID(index: 0)) = block { layouts += 1 }
        }
        #expect(layouts == 1, "\(kind): \(old) -> \(new)")
      }
    }
  }

  @Test(arguments: ComponentKind.allCases)
  func `refreshing and about to refresh count as refreshing, other states do not`(kind: ComponentKind) {
    for state in RefreshState.allCases {
      var rig = Rig(kind)
      rig.simulation.setState(of: ComponentID(index: 0), to: state)
      rig.expect("\(kind.role.rawValue).state", .text(state.name))
      rig.expect("\(kind.role.rawValue).refreshing", .bool(state == .refreshing || state == .willRefresh))
    }
  }

  @Test func `states have the library's raw values`() {
    #expect(RefreshState.allCases.map(\.rawValue) == [1, 2, 3, 4, 5])
    #expect(RefreshState.allCases.map(\.name) == ["idle", "pulling", "refreshing", "willRefresh", "noMoreData"])
  }
}
