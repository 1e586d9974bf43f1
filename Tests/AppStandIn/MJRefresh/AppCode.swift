// Tests are built for debugging.
#if DEBUG
import UIKit

/// What an app calls of the code that is exported for a preset, or of the loader of its JSON.
@MainActor public struct AppCode {
  /// What an app does when a component begins to refresh.
  public typealias Call = () -> Void
  /// Attaches the components to a list, with what the app does when each begins to refresh.
  public typealias Attach = (
    _ scrollView: UIScrollView, _ header: @escaping Call, _ footer: @escaping Call, _ trailer: @escaping Call
  ) throws -> Void

  /// Sets what an app has only once: the language and MJRefresh's texts.
  public let configure: @MainActor () throws -> Void
  /// Attaches the components.
  public let attach: Attach

  /// Creates the calls.
  public init(configure: @escaping @MainActor () throws -> Void = {}, attach: @escaping Attach) {
    (self.configure, self.attach) = (configure, attach)
  }

  /// The exported code, by the names of the types; empty until its library is loaded.
  public static var exported: [String: AppCode] = [:]
  /// What the exported loader makes of JSON; the library of the exported code sets it.
  public static var load: (_ json: Data) -> AppCode = { _ in preconditionFailure("there is no loader yet") }
}
#endif
