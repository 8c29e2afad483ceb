import type { AnalyticsMetric, Figure } from '@kadr/contract/analytics-figures'
import { ANALYTICS_METRICS } from '@kadr/contract/analytics-figures'
import type { Network } from '@kadr/contract/networks'
import type { ReportDocument, ReportTable } from '@kadr/contract/reports'
import { WORK_ITEM_METRICS } from '@kadr/contract/work-items'
import { METRIC_CATALOG } from '@kadr/domain/analytics/metric-catalog'
import { listDays } from '@kadr/domain/analytics/period'
import { toWallTime } from '@kadr/domain/schedule/wall-time'

export type TableCell = string | number | null
type ReportSheet = { name: string; rows: TableCell[][] }

export const NETWORK_NAMES: Record<Network, string> = {
  youtube: 'YouTube',
  tiktok: 'TikTok',
  linkedin: 'LinkedIn',
  threads: 'Threads',
  bluesky: 'Bluesky',
  pinterest: 'Pinterest',
  instagram: 'Instagram',
  telegram: 'Telegram',
}

export const METRIC_NAMES: Record<AnalyticsMetric, string> = {
  views: METRIC_CATALOG.views.label,
  reach: METRIC_CATALOG.reach.label,
  followers: METRIC_CATALOG.followers.label,
  engagementRate: 'ER (реакции ÷ просмотры)',
  likes: METRIC_CATALOG.likes.label,
  comments: METRIC_CATALOG.comments.label,
  shares: METRIC_CATALOG.shares.label,
  saves: METRIC_CATALOG.saves.label,
}

const findValue = (figures: readonly Figure[], metric: AnalyticsMetric): number | null =>
  figures.find((figure) => figure.metric === metric)?.value ?? null

/** As a share or a difference, as the figure itself is compared. */
const changeOf = ({ change }: Figure): number | null => {
  if (change.kind === 'unknown') return null
  return change.kind === 'difference' ? change.value : change.share
}

const CHANGE_KINDS: Record<Figure['change']['kind'], string> = {
  percent: 'доля',
  difference: 'разница',
  points: 'разница долей',
  unknown: 'не с чем сравнить',
}

const summaryOf = ({ overview }: ReportDocument): ReportSheet => ({
  name: 'Сводка',
  rows: [
    ['Показатель', 'Значение', 'Изменение', 'Чем выражено', 'Неполно', 'Сети'],
    ...overview.figures.map((figure) => [
      METRIC_NAMES[figure.metric],
      figure.value,
      changeOf(figure),
      CHANGE_KINDS[figure.change.kind],
      figure.isPartial ? 'да' : '',
      figure.networks.map((network) => NETWORK_NAMES[network]).join(', '),
    ]),
  ],
})

const networksOf = ({ overview }: ReportDocument): ReportSheet => ({
  name: 'По сетям',
  rows: [
    ['Сеть', ...ANALYTICS_METRICS.map((metric) => METRIC_NAMES[metric])],
    ...overview.networks.map(({ network, figures }) => [
      NETWORK_NAMES[network],
      ...ANALYTICS_METRICS.map((metric) => findValue(figures, metric)),
    ]),
  ],
})

const daysOf = ({ overview }: ReportDocument): ReportSheet => ({
  name: 'Дни',
  rows: [
    ['День', ...ANALYTICS_METRICS.map((metric) => METRIC_NAMES[metric]), 'Вышло публикаций'],
    ...listDays(overview.period).map((day, index) => [
      day,
      ...ANALYTICS_METRICS.map(
        (metric) => overview.series.find((one) => one.metric === metric)?.now[index] ?? null,
      ),
      overview.publications[index] ?? 0,
    ]),
  ],
})

const itemsOf = ({ items, overview: { timeZone } }: ReportDocument): ReportSheet => ({
  name: 'Публикации',
  rows: [
    [
      'Вышла',
      'Сеть',
      'Аккаунт',
      'Текст',
      'Ссылка',
      ...WORK_ITEM_METRICS.map((metric) => METRIC_CATALOG[metric].label),
      METRIC_NAMES.engagementRate,
      'К медиане аккаунта',
    ],
    ...items.map((item) => [
      toWallTime({ at: new Date(item.publishedAt), timeZone }).replace('T', ' '),
      NETWORK_NAMES[item.network],
      item.accountTitle,
      item.title,
      item.permalink,
      ...WORK_ITEM_METRICS.map((metric) => item.figures[metric]),
      item.figures.engagementRate,
      item.ratio,
    ]),
  ],
})

const definitionsOf = ({ overview, madeAt }: ReportDocument): ReportSheet => ({
  name: 'Определения',
  rows: [
    ['Что', 'Значение'],
    ['Период', `${overview.period.from} – ${overview.period.to}`],
    ['Сравнение', `${overview.previous.from} – ${overview.previous.to}`],
    ['Часовой пояс', overview.timeZone],
    ['Отчёт сделан', madeAt],
    ['Пустая ячейка', 'Сеть не сообщила. Это не ноль.'],
    ['ER', 'Лайки, комментарии, репосты и сохранения, делённые на просмотры.'],
    ['Охват', 'Сумма дневных охватов: один человек может быть посчитан несколько раз.'],
    ['Изменение', 'По дням, которые есть в обоих периодах. Незаконченный день не сравнивается.'],
    ['Итоги по всем сетям', 'Наш расчёт по данным сетей.'],
  ],
})

const MAKERS: Record<ReportTable, (document: ReportDocument) => ReportSheet> = {
  summary: summaryOf,
  networks: networksOf,
  days: daysOf,
  items: itemsOf,
}

export const makeTable = (document: ReportDocument, table: ReportTable): ReportSheet =>
  MAKERS[table](document)

export const makeSheets = (document: ReportDocument): ReportSheet[] => [
  summaryOf(document),
  networksOf(document),
  daysOf(document),
  itemsOf(document),
  definitionsOf(document),
]
