/// What becomes of snapshots that are not stored, or differ from what is stored.
public enum SnapshotUse: Sendable {
  /// They are failures.
  case compare
  /// Those that are not stored are to be stored; those that differ are failures.
  case record
  /// All are to be stored as they are now.
  case update
}
