#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Does work on all processors. Threads of the C library serve, which cost nothing to a program that needs none.
enum Workers {
  /// Cuts a list into as many pieces as there are processors, fewer if it is short, and works on them side by side.
  ///
  /// - Parameters:
  ///   - items: the list.
  ///   - least: how many items are worth a thread.
  ///   - work: makes something of a piece.
  /// - Returns: what was made of the pieces, in their order.
  static func map<Item: Sendable, Result: Sendable>(
    _ items: [Item], least: Int = 32, _ work: @escaping @Sendable (ArraySlice<Item>) -> Result
  ) -> [Result] {
    let count = min(processorCount, items.count / least)
    guard count > 1 else { return [work(items[...])] }
    let pieces = (0..<count).map { items[items.count * $0 / count..<items.count * ($0 + 1) / count] }
    let jobs = pieces.dropFirst().map { piece in Job { work(piece) } }
    let threads = jobs.map { $0.start() }
    let first = work(pieces[0])
    return [first] + zip(jobs, threads).map { $0.result(of: $1) }
  }

  private static var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }
}

/// The work of one thread. What it made is read only when the thread has ended.
private final class Job<Result: Sendable>: Starting, @unchecked Sendable {
  private let work: @Sendable () -> Result
  private var result: Result?

  init(_ work: @escaping @Sendable () -> Result) { self.work = work }

  func run() { result = work() }

  /// Starts a thread; nil if the system gives none.
  func start() -> pthread_t? {
    #if canImport(Darwin)
    var thread: pthread_t?
    #else
    var thread = pthread_t()
    #endif
    let context = Unmanaged<AnyObject>.passRetained(self)
    let status = pthread_create(
      &thread, nil,
      { context in
        #if canImport(Darwin)
        let job = Unmanaged<AnyObject>.fromOpaque(context).takeRetainedValue()
        #else
        let job = Unmanaged<AnyObject>.fromOpaque(context!).takeRetainedValue()
        #endif
        (job as? any Starting)?.run()
        return nil
      }, context.toOpaque())
    guard status == 0 else {
      context.release()
      return nil
    }
    return thread
  }

  /// Waits for the thread; without one the work is done now.
  func result(of thread: pthread_t?) -> Result {
    if let thread { pthread_join(thread, nil) } else { run() }
    return result ?? work()
  }
}

/// What a thread can run without knowing what it makes.
private protocol Starting: AnyObject {
  func run()
}
