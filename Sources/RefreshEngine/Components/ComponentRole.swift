/// The place of a component on its scroll view: `mj_header`, `mj_footer` or `mj_trailer`. Each holds one at most.
public enum ComponentRole: String, Sendable, CaseIterable {
  /// Above the content.
  case header
  /// Below the content.
  case footer
  /// Right of the content.
  case trailer
}
