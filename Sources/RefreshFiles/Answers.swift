/// Answers that are found once and remembered, for all threads.
package final class Answers<Question: Hashable & Sendable, Answer: Sendable>: Sendable {
  private let known = Locked<[Question: Answer]>([:])

  /// Creates a memory without answers.
  package init() {}

  /// Returns the answer to a question, which is found at the first time.
  ///
  /// - Parameters:
  ///   - question: The question.
  ///   - isFinal: Whether an answer stays true. The default is that each does.
  ///   - find: Finds the answer. Threads that ask at the same time may each find it: none waits for another's disk.
  package func answer<Failure: Error>(
    to question: Question, isFinal: (Answer) -> Bool = { _ in true }, _ find: () throws(Failure) -> Answer
  ) throws(Failure) -> Answer {
    if let answer = known.withValue({ $0[question] }) { return answer }
    let answer = try find()
    if isFinal(answer) { known.withValue { $0[question] = answer } }
    return answer
  }
}
