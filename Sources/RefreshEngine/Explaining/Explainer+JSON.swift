extension Explainer {
  /// Returns an account as JSON for a page, which has the words for commands.
  ///
  /// A link is a command of the driver by its number since the setup, from 0; a command of the app by its hook, its
  /// index among the hook's commands; or a text.
  func json(_ account: Account) -> [UInt8] {
    var json: [UInt8] = []
    func raw(_ text: String) { json += text.utf8 }
    func list<Item>(_ items: [Item], _ write: (Item) -> Void) {
      raw("[")
      for (place, item) in items.enumerated() {
        if place > 0 { raw(",") }
        write(item)
      }
      raw("]")
    }
    func quoted(_ text: String?) { if let text { json.append(quoted: text) } else { raw("null") } }
    var named: [Int] = []
    func phrase(_ phrase: Phrase) {
      list(phrase.pieces) { piece in
        switch piece {
        case .words(let words): quoted(words)
        case .link(let index), .name(let index):
          named.append(index)
          raw(String(index))
        }
      }
    }
    raw("{\"sentence\":")
    phrase(account.sentence)
    raw(",\"owner\":")
    quoted(account.owner?.name)
    raw(",\"rule\":")
    quoted(account.rule?.rawValue)
    raw(",\"section\":")
    quoted(account.rule?.section)
    raw(",\"lines\":")
    list(account.lines) { line in
      raw("{\"mark\":")
      quoted(line.mark.rawValue)
      raw(",\"text\":")
      quoted(line.text)
      raw(",\"detail\":")
      phrase(line.detail)
      raw("}")
    }
    let chain = account.end.map { self.chain(to: $0) } ?? []
    raw(",\"chain\":")
    list(chain) { raw(String($0)) }
    raw(",\"links\":")
    list(chain + named) { index in
      let words = self.words(of: index)
      raw("{\"entry\":" + String(index) + ",\"time\":" + String(entries[index].time.nanoseconds))
      raw(",\"when\":")
      quoted(time(of: index))
      raw(",\"isShort\":" + (words.isShort || index == account.end ? "true" : "false"))
      switch entries[index].kind {
      case .command(_, let place?):
        raw(",\"hook\":")
        quoted(place.hook.name)
        raw(",\"index\":" + String(place.index))
      case .command where index >= setup: raw(",\"command\":" + String(number(of: index)))
      case .command, .offset, .contentSize, .movement, .considered, .event:
        raw(",\"text\":")
        quoted(words.text)
      }
      raw("}")
    }
    raw("}")
    return json
  }

  /// Returns the number of a driver's command since the setup, from 0.
  private func number(of index: Int) -> Int {
    var number = 0
    for entry in entries[setup..<index] { if case .command(_, nil) = entry.kind { number += 1 } }
    return number
  }

  /// Explains an event by its number since the setup, from 0; nil if there is none.
  func why(event number: Int) -> Account? {
    var left = number
    for index in entries.indices.dropFirst(setup) {
      guard case .event(let event) = entries[index].kind else { continue }
      if left > 0 {
        left -= 1
        continue
      }
      let occurrence: Occurrence
      if case .state(let role, _, let to) = event {
        occurrence = .state(role, to)
      } else if case .call(let role, let callback) = event {
        occurrence = .call(role, callback)
      } else {
        var account = why(index)
        account.sentence = event.line.text + " " + account.sentence
        return account
      }
      let earlier = indexes(of: occurrence).prefix { $0 <= index }
      return whyHappened(occurrence, nth: earlier.count)
    }
    return nil
  }
}
