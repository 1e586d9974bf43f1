import Testing

@testable import RefreshImport

/// Variables whose values methods and subscripts change.
struct MutationTests {
  private static func swift(_ statement: String) -> Import {
    imported(
      """
      func set(_ list: UITableView) {
        var names = ["a", "b", "c"]
        \(statement)
        let header = MJRefreshNormalHeader { }
        header.setTitle(names.first ?? "", for: .idle)
        header.setTitle(names.last ?? "", for: .pulling)
        list.mj_header = header
      }
      """)
  }

  private static func objectiveC(_ statement: String) -> Import {
    imported(
      """
      @implementation Feed
      - (void)viewDidLoad {
        NSMutableArray *names = [@[@"a", @"b", @"c"] mutableCopy];
        \(statement)
        MJRefreshNormalHeader *header = [MJRefreshNormalHeader headerWithRefreshingBlock:^{}];
        [header setTitle:names.firstObject forState:MJRefreshStateIdle];
        [header setTitle:names.lastObject forState:MJRefreshStatePulling];
        self.tableView.mj_header = header;
      }
      @end
      """, as: "Feed.m")
  }

  @Test(
    arguments: [
      ("names.append(\"d\")", "a", "d"), ("names.append(contentsOf: [\"d\", \"e\"])", "a", "e"),
      ("names.insert(\"d\", at: 0)", "d", "c"), ("names.insert(contentsOf: [\"d\", \"e\"], at: 3)", "a", "e"),
      ("names.remove(at: 0)", "b", "c"), ("names.removeLast()", "a", "b"), ("_ = names.popLast()", "a", "b"),
      ("names.removeFirst(2)", "c", "c"), ("names.reverse()", "c", "a"), ("names.swapAt(0, 2)", "c", "a"),
      ("names[0] = \"d\"", "d", "c"), ("names[2] += \"d\"", "a", "cd"),
      ("let x = names.removeFirst(); names.append(x)", "b", "a"),
      ("var t = \"x\"; t.append(\"y\"); names[0] = t", "xy", "c"),
      ("names.removeAll(); names.append(\"d\")", "d", "d"),
      ("[1, 2].forEach { names.append(\"\\($0)\") }", "a", "2"),
    ] as [(String, String, String)])
  func `a change by a method or subscript of Swift is followed`(
    _ statement: String, _ first: String, _ last: String
  ) {
    let found = Self.swift(statement)
    #expect(found.unread == [])
    #expect(
      found.text.contains("idle: \"\(first)\"") && found.text.contains("pulling: \"\(last)\""), "\(found.text)")
  }

  @Test(
    arguments: [
      ("[names addObject:@\"d\"];", "a", "d"), ("[names insertObject:@\"d\" atIndex:0];", "d", "c"),
      ("[names removeObjectAtIndex:0];", "b", "c"), ("[names removeLastObject];", "a", "b"),
      ("names[2] = @\"d\";", "a", "d"), ("[names replaceObjectAtIndex:0 withObject:@\"d\"];", "d", "c"),
      ("[names exchangeObjectAtIndex:0 withObjectAtIndex:2];", "c", "a"),
      (
        "NSMutableString *t = [NSMutableString stringWithString:@\"x\"]; [t appendString:@\"y\"]; names[0] = t;",
        "xy", "c"
      ),
    ] as [(String, String, String)])
  func `a change by a method or subscript of Objective-C is followed`(
    _ statement: String, _ first: String, _ last: String
  ) {
    let found = Self.objectiveC(statement)
    #expect(found.unread == [])
    #expect(
      found.text.contains("idle: \"\(first)\"") && found.text.contains("pulling: \"\(last)\""), "\(found.text)")
  }

  @Test(arguments: [
    "names.sort()", "names.shuffle()", "names.removeAll { $0 == \"a\" }", "names[index] = \"d\"",
    "names.insert(\"d\", at: index)", "if isWide { names.append(\"d\") }", "names.removeSubrange(0...1)",
    "names.remove(at: index)", "fill(&names)",
  ])
  func `a list after a change that can't be followed isn't known`(_ statement: String) {
    let found = Self.swift(statement)
    #expect(found.unread == ["5: `titles.idle` is computed", "6: `titles.pulling` is computed"])
  }

  @Test func `a list with an unknown change isn't known in Objective-C either`() {
    for statement in [
      "[names sortUsingSelector:@selector(compare:)];", "[names removeObject:x];", "names[i] = @\"d\";",
    ] {
      #expect(
        Self.objectiveC(statement).unread == ["6: `titles.idle` is computed", "7: `titles.pulling` is computed"],
        "\(statement)")
    }
  }

  @Test func `a rectangle of which a part changes isn't known`() {
    let found = imported(
      """
      class Own: MJRefreshHeader {
        let label = UILabel()
        override func prepare() { super.prepare(); addSubview(label) }
        override func placeSubviews() {
          super.placeSubviews()
          var frame = bounds
          frame.size.height = 20
          label.frame = frame
        }
      }
      """)
    #expect(
      found.unread.contains { $0.hasPrefix("2: the place of the label `label` can't be read") }, "\(found.unread)")
  }
}
