#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Answers that are found once and remembered, for all threads.
package final class Answers<Question: Hashable & Sendable, Answer: Sendable>: @unchecked Sendable {
  // A lock belongs to one place in memory, which a property does not have.
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  // Only read and written under the lock.
  private var known: [Question: Answer] = [:]

  /// Creates a memory without answers.
  package init() { pthread_mutex_init(lock, nil) }

  deinit {
    pthread_mutex_destroy(lock)
    lock.deallocate()
  }

  /// Returns the answer to a question, which is found at the first time.
  ///
  /// - Parameters:
  ///   - question: The question.
  ///   - isFinal: Whether an answer stays true. The default is that each does.
  ///   - find: Finds the answer. Threads that ask at the same time may each find it: none waits for another's disk.
  package func answer<Failure: Error>(
    to question: Question, isFinal: (Answer) -> Bool = { _ in true }, _ find: () throws(Failure) -> Answer
  ) throws(Failure) -> Answer {
    if let answer = locked({ known[question] }) { return answer }
    let answer = try find()
    if isFinal(answer) { locked { known[question] = answer } }
    return answer
  }

  private func locked<Result>(_ body: () -> Result) -> Result {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return body()
  }
}
