import RefreshEngine

/// Follows which call an app is answering.
struct AnswerWatch: Sendable {
  private let app: AppProgram
  private var numbers: [AppProgram.Hook: Int] = [:]
  /// The answers that wait, by the numbers of their timers, in the order in which they continue.
  private var waiting: [Int32: [AppAnswer]] = [:]

  init(_ app: [AppProgram.Entry]) { self.app = AppProgram(app) }

  /// Returns the answer that a call begins or continues.
  ///
  /// - Parameter outer: The answer in which the call is made; nil if it is made in none.
  mutating func begin(_ call: AppCall, in outer: AppAnswer?) -> AppAnswer? {
    if case .timer(let token) = call {
      guard waiting[token]?.isEmpty == false else { return nil }
      return waiting[token]?.removeFirst()
    }
    return call.hook.map { hook in
      numbers[hook, default: 0] += 1
      return AppAnswer(hook: hook, number: numbers[hook, default: 0], outer: outer?.cause)
    }
  }

  /// Notes that an answer has come to a wait or its end.
  mutating func end(_ call: AppCall, _ answer: AppAnswer?) {
    guard let answer, let timer = app.timer(after: call) else { return }
    waiting[timer.token, default: []].append(answer)
  }
}
