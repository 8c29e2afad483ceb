import type { AnalyticsMetric, Figure } from '@kadr/contract/insight/analytics-figures'
import { ANALYTICS_METRICS } from '@kadr/contract/insight/analytics-figures'
import type { ReportDocument, ReportTable } from '@kadr/contract/insight/reports'
import {
  WORK_ITEM_METRICS,
  type WorkItem,
  type WorkItemMetric,
} from '@kadr/contract/insight/work-items'
import type { Network } from '@kadr/contract/publishing/networks'
import { zoneName } from '@kadr/domain/base/time-zones'
import {
  describeAbsence,
  describeLeftOut,
  labelFigure,
} from '@kadr/domain/insight/describe-comparison'
import { nameCovered, nameDays } from '@kadr/domain/insight/describe-coverage'
import { METRIC_CATALOG } from '@kadr/domain/insight/metric-catalog'
import { listDays } from '@kadr/domain/insight/period'
import { NETWORK_NAMES } from '@kadr/domain/publishing/networks/network-names'
import { toWallTime } from '@kadr/domain/publishing/schedule/wall-time'
import { type XlsxCell, type XlsxSheet, xlsxTime } from '@kadr/kit/node/xlsx'

export type TableCell = XlsxCell | { wallTime: string }
type ReportSheet = { name: string; rows: TableCell[][] }

const METRIC_NAMES: Record<AnalyticsMetric, string> = {
  views: METRIC_CATALOG.views.label,
  reach: METRIC_CATALOG.reach.label,
  followers: METRIC_CATALOG.followers.label,
  engagementRate: 'ER (реакции ÷ просмотры)',
  likes: METRIC_CATALOG.likes.label,
  comments: METRIC_CATALOG.comments.label,
  shares: METRIC_CATALOG.shares.label,
  saves: METRIC_CATALOG.saves.label,
}

const numberOf = (value: number | null | undefined, metric: AnalyticsMetric): TableCell =>
  value === null || value === undefined
    ? null
    : { value, format: metric === 'engagementRate' ? 'percent' : 'count' }

/** A number, or in words why there is none: a void is no zero. */
const valueCell = ({ metric, value, absence }: Figure): TableCell =>
  value === null ? describeAbsence(absence ?? 'unread') : numberOf(value, metric)

const findFigure = (figures: readonly Figure[], metric: AnalyticsMetric) =>
  figures.find((figure) => figure.metric === metric)

const findValue = (figures: readonly Figure[], metric: AnalyticsMetric): TableCell => {
  const figure = findFigure(figures, metric)
  return figure ? valueCell(figure) : null
}

/** As a percentage or a difference, depending on the figure. */
const changeOf = ({ change }: Figure): TableCell => {
  if (change.kind === 'unknown') return null
  return change.kind === 'difference'
    ? { value: change.value, format: 'countChange' }
    : { value: change.share, format: 'percentChange' }
}

const CHANGE_KINDS: Record<Figure['change']['kind'], string> = {
  percent: 'доля',
  difference: 'разница',
  points: 'разница долей',
  unknown: 'не с чем сравнить',
}

/** The rate with its denominator. */
const nameFigure = (figure: Pick<Figure, 'metric' | 'isDaySum'>): string =>
  figure.isDaySum ? labelFigure(figure) : METRIC_NAMES[figure.metric]

const nameOf = (network: Network) => NETWORK_NAMES[network]

const MINUTE_SECONDS = 60

/** Of those who wrote; no rows when nobody did. */
const answerRows = ({ answering }: ReportDocument): TableCell[][] =>
  answering === null
    ? []
    : [
        ['Переписки за период', { value: answering.threads, format: 'count' }],
        ['Из них отвечено', { value: answering.answered / answering.threads, format: 'percent' }],
        [
          'Минут до первого ответа (медиана)',
          answering.medianSeconds === null
            ? 'ответов нет'
            : { value: answering.medianSeconds / MINUTE_SECONDS, format: 'ratio' },
        ],
      ]

const summaryOf = (document: ReportDocument): ReportSheet => ({
  name: 'Сводка',
  rows: [
    [
      'Показатель',
      'Значение',
      'Изменение',
      'Чем выражено',
      'Не вошло в сравнение',
      'Сети',
      'Прирост с',
      'За всё время у публикаций периода',
    ],
    ...document.overview.figures.map((figure) => [
      nameFigure(figure),
      valueCell(figure),
      changeOf(figure),
      CHANGE_KINDS[figure.change.kind],
      describeLeftOut({ figure, nameOf }) ?? '',
      figure.networks.map(nameOf).join(', '),
      figure.since && { wallTime: figure.since },
      figure.metric === 'followers'
        ? null
        : numberOf(document.overview.lifetime.figures[figure.metric], figure.metric),
    ]),
    ...answerRows(document),
  ],
})

const networksOf = ({ overview }: ReportDocument): ReportSheet => ({
  name: 'По сетям',
  rows: [
    ['Сеть', ...overview.figures.map(nameFigure)],
    ...overview.networks.map(({ network, figures }) => [
      NETWORK_NAMES[network],
      ...ANALYTICS_METRICS.map((metric) => findValue(figures, metric)),
    ]),
  ],
})

/** Empty: nothing was read about that day. */
const dayValue = (
  { figures, series }: ReportDocument['overview'],
  { metric, index }: { metric: AnalyticsMetric; index: number },
): TableCell =>
  findFigure(figures, metric)?.absence === 'unreported'
    ? describeAbsence('unreported')
    : numberOf(series.find((one) => one.metric === metric)?.now[index], metric)

const daysOf = ({ overview }: ReportDocument): ReportSheet => ({
  name: 'Дни',
  rows: [
    ['День', ...ANALYTICS_METRICS.map((metric) => METRIC_NAMES[metric]), 'Вышло публикаций'],
    ...listDays(overview.period).map((day, index) => [
      { wallTime: day },
      ...ANALYTICS_METRICS.map((metric) => dayValue(overview, { metric, index })),
      overview.publications[index] ?? 0,
    ]),
  ],
})

const itemAbsence = ({ unreported }: WorkItem, metric: WorkItemMetric): string =>
  describeAbsence(unreported.includes(metric) ? 'unreported' : 'unread')

const itemFigure = (item: WorkItem, metric: WorkItemMetric): TableCell => {
  const value = item.figures[metric]
  if (value === null) return itemAbsence(item, metric)
  return { value, format: METRIC_CATALOG[metric].unit === 'seconds' ? 'ratio' : 'count' }
}

/** A rate needs views. */
const itemRate = (item: WorkItem): TableCell =>
  item.figures.engagementRate === null
    ? itemAbsence(item, 'views')
    : numberOf(item.figures.engagementRate, 'engagementRate')

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
      { wallTime: toWallTime({ at: new Date(item.publishedAt), timeZone }) },
      NETWORK_NAMES[item.network],
      item.accountTitle,
      item.title,
      item.permalink,
      ...WORK_ITEM_METRICS.map((metric) => itemFigure(item, metric)),
      itemRate(item),
      item.ratio === null ? null : ({ value: item.ratio, format: 'ratio' } as const),
    ]),
  ],
})

const definitionsOf = ({ overview, madeAt }: ReportDocument): ReportSheet => ({
  name: 'Определения',
  rows: [
    ['Что', 'Значение'],
    ['Период', `${overview.period.from} – ${overview.period.to}`],
    ...overview.covered.map((account) => [
      nameCovered({ account, nameOf }),
      nameDays(account, overview.period) ?? 'весь период',
    ]),
    ['Сравнение', `${overview.previous.from} – ${overview.previous.to}`],
    ['Часовой пояс', zoneName({ zone: overview.timeZone, at: new Date(madeAt) })],
    [
      'Отчёт сделан',
      { wallTime: toWallTime({ at: new Date(madeAt), timeZone: overview.timeZone }) },
    ],
    [describeAbsence('unreported'), 'У сети нет такого показателя. Это не ноль.'],
    [describeAbsence('unread'), 'Ещё не прочитано. Это не ноль.'],
    ['Пустая ячейка дня', 'За этот день ничего не прочитано. Это не ноль.'],
    ['Прирост', 'Что прибавилось с названного дня: с него показатели читаются.'],
    [
      'За всё время у публикаций периода',
      'Сколько набрали вышедшие в эти дни публикации к моменту отчёта.',
    ],
    ['ER', 'Лайки, комментарии, репосты и сохранения, делённые на просмотры.'],
    ['Охват', 'Сумма дневных охватов: один человек может быть посчитан несколько раз.'],
    [
      'Изменение',
      'По аккаунтам и законченным дням, которые есть в обоих периодах; кто не вошёл, сказано в сводке.',
    ],
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

const toXlsxCell = (cell: TableCell): XlsxCell =>
  typeof cell === 'object' && cell !== null && 'wallTime' in cell ? xlsxTime(cell.wallTime) : cell

export const makeSheets = (document: ReportDocument): XlsxSheet[] =>
  [
    summaryOf(document),
    networksOf(document),
    daysOf(document),
    itemsOf(document),
    definitionsOf(document),
  ].map(({ name, rows }) => ({ name, rows: rows.map((row) => row.map(toXlsxCell)) }))
