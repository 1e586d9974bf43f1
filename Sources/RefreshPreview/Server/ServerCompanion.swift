/// What a server does beside its connections, on the same thread: it looks whether something has changed.
package protocol ServerCompanion: AnyObject {
  /// An open file that can be read from once there is something to do; -1 for none.
  var descriptor: Int32 { get }

  /// Does what there is to do.
  ///
  /// - Parameter isNoticed: whether the file can be read from; if not, the time is over that was asked for, or the server
  ///   has just begun.
  /// - Returns: what all that listen are to be told, nil for nothing; and after which time to ask again if nothing is
  ///   noticed before, nil for never.
  func turn(isNoticed: Bool) -> (event: ServerEvent?, next: Duration?)
}
