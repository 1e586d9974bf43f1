import RefreshEngine

/// The library's own texts in one language, from its `Localizable.strings`. They are written a second time, because
/// code that judges the engine can't use the engine's.
struct LibraryWords: Sendable {
  /// The titles of a header: idle, pulling, refreshing.
  private let header: [String]
  /// The titles of an auto footer: idle, refreshing, no more data.
  private let auto: [String]
  /// The titles of a back footer: idle, pulling, refreshing, no more data.
  private let back: [String]
  /// The titles of a trailer: idle, pulling and refreshing. Languages without them show their keys.
  private let trailer: [String]
  /// The words of a header before the time of the last refresh, for today, and without a refresh.
  let time: (last: String, today: String, none: String)

  private init(
    _ header: [String], _ auto: [String], _ back: [String],
    _ trailer: [String] = ["MJRefreshTrailerIdleText", "MJRefreshTrailerPullingText"],
    time: (last: String, today: String, none: String)
  ) {
    (self.header, self.auto, self.back, self.trailer, self.time) = (header, auto, back, trailer, time)
  }

  /// Returns the texts that the library has for a language: the beginning of its tag decides, and for Chinese the script.
  static func of(_ language: String) -> LibraryWords {
    if language.hasPrefix("zh") { return language.contains(bytesOf: "Hans") ? simplified : traditional }
    return languages.first { language.hasPrefix($0.tag) }?.words ?? english
  }

  /// Returns the title of a state; an empty one for a state that has none.
  func title(of family: Family, in state: RefreshState) -> String {
    let (titles, states): ([String], [RefreshState]) =
      switch family {
      case .header: (header, [.idle, .pulling, .refreshing])
      case .autoFooter: (auto, [.idle, .refreshing, .noMoreData])
      case .backFooter: (back, [.idle, .pulling, .refreshing, .noMoreData])
      case .trailer: (trailer + trailer.suffix(1), [.idle, .pulling, .refreshing])
      }
    return states.firstIndex(of: state).map { titles[$0] } ?? ""
  }

  private static let english = LibraryWords(
    ["Pull down to refresh", "Release to refresh", "Loading..."],
    ["Tap or pull up to load more", "Loading...", "No more data"],
    ["Pull up to load more", "Release to load more", "Loading...", "No more data"],
    time: ("Last update: ", "Today", "No record"))

  private static let simplified = LibraryWords(
    ["下拉可以刷新", "松开立即刷新", "正在刷新数据中..."],
    ["点击或上拉加载更多", "正在加载更多的数据...", "已经全部加载完毕"],
    ["上拉可以加载更多", "松开立即加载更多", "正在加载更多的数据...", "已经全部加载完毕"],
    ["滑动查看图文详情", "释放查看图文详情"],
    time: ("最后更新：", "今天", "无记录"))

  private static let traditional = LibraryWords(
    ["下拉可以刷新", "鬆開立即刷新", "正在刷新數據中..."],
    ["點擊或上拉加載更多", "正在加載更多的數據...", "已經全部加載完畢"],
    ["上拉可以加載更多", "鬆開立即加載更多", "正在加載更多的數據...", "已經全部加載完畢"],
    ["滑動查看圖文詳情", "釋放查看圖文詳情"],
    time: ("最後更新：", "今天", "無記錄"))

  private static let languages: [(tag: String, words: LibraryWords)] = [
    (
      "ko",
      LibraryWords(
        ["아래로 당겨 새로고침", "놓으면 새로고침", "로딩중..."],
        ["탭 또는 위로 당겨 로드함", "로딩중...", "더이상 데이터 없음"],
        ["위로 당겨 더 로드 가능", "놓으면 더 로드됨.", "로딩중...", "더이상 데이터 없음"],
        time: ("마지막 업데이트: ", "오늘", "기록 없음"))
    ),
    (
      "ru",
      LibraryWords(
        ["Потяните чтобы обновить", "Отпустите чтобы обновить", "Загрузка..."],
        ["Нажмите или потяните чтобы загрузить еще", "Загрузка...", "Больше нет данных"],
        ["Потяните чтобы загрузить еще", "Отпустите чтобы загрузить еще", "Загрузка...", "Больше нет данных"],
        time: ("Последнее обновление: ", "Сегодня", "Нет записи"))
    ),
    (
      "uk",
      LibraryWords(
        ["Потягніть для оновлення", "Відпустіть для оновлення", "Завантаження..."],
        ["Натисніть або потягніть щоб завантажити ще", "Завантаження...", "Більше немає даних"],
        ["Потягніть щоб завантажити ще", "Відпустіть щоб завантажити ще", "Завантаження...", "Більше немає даних"],
        time: ("Останнє оновлення: ", "Сьогодні", "Немає запису"))
    ),
  ]
}
