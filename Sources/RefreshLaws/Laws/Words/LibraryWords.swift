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
  /// The words about the time of the last refresh.
  private let time: Time

  /// The words of a header before the time of the last refresh, for today, and without a refresh.
  struct Time: Sendable {
    let last: String
    let today: String
    let none: String
  }

  private init(
    _ header: [String], _ auto: [String], _ back: [String],
    _ trailer: [String] = ["MJRefreshTrailerIdleText", "MJRefreshTrailerPullingText"],
    time: (last: String, today: String, none: String)
  ) {
    (self.header, self.auto, self.back, self.trailer) = (header, auto, back, trailer)
    self.time = Time(last: time.last, today: time.today, none: time.none)
  }

  /// Returns the texts that the library has for a language: the beginning of its tag decides, and for Chinese the script.
  static func of(_ language: String) -> LibraryWords {
    if language.hasPrefix("zh") { return language.contains(bytesOf: "Hans") ? simplified : traditional }
    return languages.first { language.hasPrefix($0.tag) }?.words ?? english
  }

  /// Returns the title of a state; an empty one for a state that has none.
  ///
  /// - Parameter texts: The app's own tables, which come first.
  func title(of family: Family, in state: RefreshState, _ texts: Texts = Texts(), _ language: String = "") -> String
  {
    let title: (key: TextKey, text: String)? =
      switch (family, state) {
      case (.header, .idle): (.headerIdle, header[0])
      case (.header, .pulling): (.headerPulling, header[1])
      case (.header, .refreshing): (.headerRefreshing, header[2])
      case (.autoFooter, .idle): (.autoFooterIdle, auto[0])
      case (.autoFooter, .refreshing): (.autoFooterRefreshing, auto[1])
      case (.autoFooter, .noMoreData): (.autoFooterNoMoreData, auto[2])
      case (.backFooter, .idle): (.backFooterIdle, back[0])
      case (.backFooter, .pulling): (.backFooterPulling, back[1])
      case (.backFooter, .refreshing): (.backFooterRefreshing, back[2])
      case (.backFooter, .noMoreData): (.backFooterNoMoreData, back[3])
      case (.trailer, .idle): (.trailerIdle, trailer[0])
      case (.trailer, .pulling), (.trailer, .refreshing): (.trailerPulling, trailer[1])
      case (.header, .willRefresh), (.header, .noMoreData), (.autoFooter, .pulling), (.autoFooter, .willRefresh),
        (.backFooter, .willRefresh), (.trailer, .willRefresh), (.trailer, .noMoreData):
        nil
      }
    guard let title else { return "" }
    return texts.own(title.key, in: language) ?? title.text
  }

  /// Returns the words about the time of the last refresh.
  ///
  /// - Parameter texts: The app's own tables, which come first.
  func time(_ texts: Texts = Texts(), _ language: String = "") -> Time {
    Time(
      last: texts.own(.lastTime, in: language) ?? time.last,
      today: texts.own(.dateToday, in: language) ?? time.today,
      none: texts.own(.noneLastDate, in: language) ?? time.none)
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

extension Texts {
  /// Returns the text of an app's own table for exactly a language; nil if there is none.
  func own(_ key: TextKey, in language: String) -> String? {
    tables.lazy.filter { $0.language == language }.flatMap(\.entries).first { $0.key == key }?.text
  }
}
