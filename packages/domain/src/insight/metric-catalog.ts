import type { DayMetricName, MetricName, StoredMetricName } from '@kadr/contract/insight/metrics'

type MetricFacts = {
  /** Russian, as shown on screens and in reports. */
  label: string
  unit: 'count' | 'seconds'
  /**
   * `total`: a counter; its growth is derived. `level`: goes up and down, only the difference is meaningful. `flow`: of one
   * day, summed over days. `average`: neither summed nor subtracted.
   */
  form: 'total' | 'level' | 'flow' | 'average'
}

const total = (label: string): MetricFacts => ({ label, unit: 'count', form: 'total' })
const level = (label: string): MetricFacts => ({ label, unit: 'count', form: 'level' })
const flow = (label: string): MetricFacts => ({ label, unit: 'count', form: 'flow' })

export const METRIC_CATALOG: Readonly<Record<StoredMetricName, MetricFacts>> = {
  views: total('Просмотры'),
  profileViews: total('Просмотры профиля'),
  reach: total('Охват'),
  likes: total('Лайки'),
  comments: total('Комментарии'),
  shares: total('Репосты'),
  saves: total('Сохранения'),
  clicks: total('Переходы'),
  interactions: total('Взаимодействия'),
  watchSeconds: { label: 'Время просмотра', unit: 'seconds', form: 'total' },
  averageWatchSeconds: { label: 'Среднее время просмотра', unit: 'seconds', form: 'average' },
  followers: level('Подписчики'),
  followersGained: total('Новые подписчики'),
  followersLost: total('Отписались'),
  following: level('Подписки'),
  posts: level('Публикации'),
  viewsDay: flow('Просмотры за день'),
  profileViewsDay: flow('Просмотры профиля за день'),
  reachDay: flow('Охват за день'),
  likesDay: flow('Лайки за день'),
  commentsDay: flow('Комментарии за день'),
  sharesDay: flow('Репосты за день'),
  savesDay: flow('Сохранения за день'),
  clicksDay: flow('Переходы за день'),
  interactionsDay: flow('Взаимодействия за день'),
  watchSecondsDay: { label: 'Время просмотра за день', unit: 'seconds', form: 'flow' },
  averageWatchSecondsDay: {
    label: 'Среднее время просмотра за день',
    unit: 'seconds',
    form: 'average',
  },
  followersGainedDay: flow('Новые подписчики за день'),
  followersLostDay: flow('Отписались за день'),
}

const DAY_NAMES: Readonly<Partial<Record<MetricName, DayMetricName>>> = {
  views: 'viewsDay',
  profileViews: 'profileViewsDay',
  reach: 'reachDay',
  likes: 'likesDay',
  comments: 'commentsDay',
  shares: 'sharesDay',
  saves: 'savesDay',
  clicks: 'clicksDay',
  interactions: 'interactionsDay',
  watchSeconds: 'watchSecondsDay',
  averageWatchSeconds: 'averageWatchSecondsDay',
  followersGained: 'followersGainedDay',
  followersLost: 'followersLostDay',
}

/** The name under which a daily value is stored; undefined for metrics without daily values. */
export const findDayMetric = (name: MetricName): DayMetricName | undefined => DAY_NAMES[name]

/** Counters of work items whose growth is added up by days and accounts. */
export const isAddedUp = (name: StoredMetricName): boolean => METRIC_CATALOG[name].form === 'total'
