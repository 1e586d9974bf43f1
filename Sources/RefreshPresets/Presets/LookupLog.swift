/// Keeps the paths of the files that are looked at while something is loaded, whether they are there or not.
///
/// Who loads anew what a changed file affects needs to know them.
public final class LookupLog: @unchecked Sendable {
  // It is only written by the thread that loads, and only read when that is done.

  /// The log of what is being loaded by this thread; nil if nobody wants to know.
  @TaskLocal static var current: LookupLog?

  /// The paths of files and folders.
  public private(set) var paths: Set<String> = []

  /// Makes an empty log.
  public init() {}

  /// Notes the images, catalogs and bundles that presets name while a body runs.
  public func during<Result>(_ body: () -> Result) -> Result { LookupLog.$current.withValue(self, operation: body) }

  /// Notes a path.
  public func note(_ path: String) { paths.insert(path) }
}
