extension BuiltInLanguage {
  /// Returns MJRefresh's text for a key, or nil if it has none: only Chinese has texts for trailers.
  ///
  /// The texts are those of the `Localizable.strings` in MJRefresh's bundle.
  func text(for key: TextKey) -> String? {
    switch self {
    case .en:
      switch key {
      case .headerIdle: "Pull down to refresh"
      case .headerPulling: "Release to refresh"
      case .headerRefreshing, .autoFooterRefreshing, .backFooterRefreshing: "Loading..."
      case .autoFooterIdle: "Tap or pull up to load more"
      case .autoFooterNoMoreData, .backFooterNoMoreData: "No more data"
      case .backFooterIdle: "Pull up to load more"
      case .backFooterPulling: "Release to load more"
      case .lastTime: "Last update: "
      case .dateToday: "Today"
      case .noneLastDate: "No record"
      case .trailerIdle, .trailerPulling: nil
      }
    case .zhHans:
      switch key {
      case .headerIdle: "下拉可以刷新"
      case .headerPulling: "松开立即刷新"
      case .headerRefreshing: "正在刷新数据中..."
      case .trailerIdle: "滑动查看图文详情"
      case .trailerPulling: "释放查看图文详情"
      case .autoFooterIdle: "点击或上拉加载更多"
      case .autoFooterRefreshing, .backFooterRefreshing: "正在加载更多的数据..."
      case .autoFooterNoMoreData, .backFooterNoMoreData: "已经全部加载完毕"
      case .backFooterIdle: "上拉可以加载更多"
      case .backFooterPulling: "松开立即加载更多"
      case .lastTime: "最后更新："
      case .dateToday: "今天"
      case .noneLastDate: "无记录"
      }
    case .zhHant:
      switch key {
      case .headerIdle: "下拉可以刷新"
      case .headerPulling: "鬆開立即刷新"
      case .headerRefreshing: "正在刷新數據中..."
      case .trailerIdle: "滑動查看圖文詳情"
      case .trailerPulling: "釋放查看圖文詳情"
      case .autoFooterIdle: "點擊或上拉加載更多"
      case .autoFooterRefreshing, .backFooterRefreshing: "正在加載更多的數據..."
      case .autoFooterNoMoreData, .backFooterNoMoreData: "已經全部加載完畢"
      case .backFooterIdle: "上拉可以加載更多"
      case .backFooterPulling: "鬆開立即加載更多"
      case .lastTime: "最後更新："
      case .dateToday: "今天"
      case .noneLastDate: "無記錄"
      }
    case .ko:
      switch key {
      case .headerIdle: "아래로 당겨 새로고침"
      case .headerPulling: "놓으면 새로고침"
      case .headerRefreshing, .autoFooterRefreshing, .backFooterRefreshing: "로딩중..."
      case .autoFooterIdle: "탭 또는 위로 당겨 로드함"
      case .autoFooterNoMoreData, .backFooterNoMoreData: "더이상 데이터 없음"
      case .backFooterIdle: "위로 당겨 더 로드 가능"
      case .backFooterPulling: "놓으면 더 로드됨."
      case .lastTime: "마지막 업데이트: "
      case .dateToday: "오늘"
      case .noneLastDate: "기록 없음"
      case .trailerIdle, .trailerPulling: nil
      }
    case .ru:
      switch key {
      case .headerIdle: "Потяните чтобы обновить"
      case .headerPulling: "Отпустите чтобы обновить"
      case .headerRefreshing, .autoFooterRefreshing, .backFooterRefreshing: "Загрузка..."
      case .autoFooterIdle: "Нажмите или потяните чтобы загрузить еще"
      case .autoFooterNoMoreData, .backFooterNoMoreData: "Больше нет данных"
      case .backFooterIdle: "Потяните чтобы загрузить еще"
      case .backFooterPulling: "Отпустите чтобы загрузить еще"
      case .lastTime: "Последнее обновление: "
      case .dateToday: "Сегодня"
      case .noneLastDate: "Нет записи"
      case .trailerIdle, .trailerPulling: nil
      }
    case .uk:
      switch key {
      case .headerIdle: "Потягніть для оновлення"
      case .headerPulling: "Відпустіть для оновлення"
      case .headerRefreshing, .autoFooterRefreshing, .backFooterRefreshing: "Завантаження..."
      case .autoFooterIdle: "Натисніть або потягніть щоб завантажити ще"
      case .autoFooterNoMoreData, .backFooterNoMoreData: "Більше немає даних"
      case .backFooterIdle: "Потягніть щоб завантажити ще"
      case .backFooterPulling: "Відпустіть щоб завантажити ще"
      case .lastTime: "Останнє оновлення: "
      case .dateToday: "Сьогодні"
      case .noneLastDate: "Немає запису"
      case .trailerIdle, .trailerPulling: nil
      }
    }
  }
}
