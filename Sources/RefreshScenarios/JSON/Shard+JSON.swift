import RefreshYAML

extension Shard {
  /// The form in which reports contain it.
  package static let form = JSONForm<Shard>.object(
    .whole, isInline: true,
    JSONField("index", \.index, .count(from: 1), "The number of the shard, from 1."),
    JSONField("count", \.count, .count(from: 1), "The number of shards.")
  ).requiring("one of at most \(greatestCount) shards") { Shard($0.index, of: $0.count) != nil }
}
