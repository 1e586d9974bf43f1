extension String {
  /// Whether two texts are the same byte for byte, as `-[NSString isEqualToString:]` compares tags and keys.
  ///
  /// Swift's own `==` also finds texts equal that are composed differently, for which a WebAssembly module would have to
  /// carry Unicode's tables.
  func hasSameBytes(as other: String) -> Bool {
    utf8.count == other.utf8.count && utf8.elementsEqual(other.utf8)
  }
}
