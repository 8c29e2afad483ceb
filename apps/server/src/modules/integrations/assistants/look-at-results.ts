import type { AttributionDimension } from '@kadr/contract/insight/analytics'
import { METRIC_CATALOG } from '@kadr/domain/insight/metric-catalog'
import { z } from 'zod'
import { getOverview, readAttribution, readBestTime } from '../../insight/analytics/index.ts'
import { defineTool, type Session } from './define-tool.ts'
import { localTime, openClock, zoned } from './local-time.ts'

const READ = { scope: 'analytics.read', action: 'analytics.read', effect: 'look' } as const
const BEST_ROWS = 5

const piece = z.object({
  title: z.string(),
  network: z.string(),
  account: z.string(),
  publishedAt: localTime,
  views: z.number().nullable(),
  /** Against the median of the account. */
  timesUsual: z.number().nullable(),
  url: z.string().nullable(),
})

export const results = z.object({
  ...zoned,
  from: z.string(),
  to: z.string(),
  figures: z.array(
    z.object({ name: z.string(), value: z.number().nullable(), change: z.string() }),
  ),
  published: z.number(),
  best: z.array(piece),
  link: z.string(),
})

const nameOf = (metric: string) => {
  if (metric === 'engagementRate') return 'Вовлечённость'
  const known = Object.entries(METRIC_CATALOG).find(([name]) => name === metric)
  return known?.[1].label ?? metric
}

const signed = (value: number, unit: string) => `${value > 0 ? '+' : ''}${value}${unit}`

type Overview = Awaited<ReturnType<typeof getOverview>>

const changeOf = (change: Overview['figures'][number]['change']) => {
  if (change.kind === 'percent') return signed(Math.round(change.share * 100), '%')
  if (change.kind === 'points') return signed(Math.round(change.share * 1000) / 10, ' п. п.')
  return change.kind === 'difference' ? signed(change.value, '') : 'сравнить не с чем'
}

export const readResults = async ({
  ctx,
  member: { workspaceId },
  length,
}: Pick<Session, 'ctx' | 'member'> & {
  length: 'week' | 'month' | 'quarter'
}): Promise<z.infer<typeof results>> => {
  const { timeZone, timeOf } = await openClock({ ctx, workspaceId })
  const overview = await getOverview({ ctx, workspaceId, query: { length } })
  return {
    timeZone,
    ...overview.period,
    figures: overview.figures.map(({ metric, value, change }) => ({
      name: nameOf(metric),
      value,
      change: changeOf(change),
    })),
    published: overview.lifetime.count,
    best: overview.best.slice(0, BEST_ROWS).map((item) => ({
      title: item.title,
      network: item.network,
      account: item.accountTitle,
      publishedAt: timeOf(item.publishedAt),
      views: item.figures.views,
      timesUsual: item.ratio,
      url: item.permalink,
    })),
    link: `${ctx.config.publicUrl}/analytics`,
  }
}

export const getResults = defineTool({
  ...READ,
  name: 'get_results',
  title: 'Результаты',
  description:
    'Показатели за неделю, месяц или квартал против прошлого отрезка и лучшие публикации.',
  input: z.object({ length: z.enum(['week', 'month', 'quarter']).default('month') }),
  output: results,
  run: ({ ctx, member, input: { length } }) => readResults({ ctx, member, length }),
})

const DIMENSIONS: Record<AttributionDimension, string> = {
  hook: 'хук',
  reelKind: 'вид рилса',
  template: 'стиль',
  rubric: 'рубрика',
  length: 'длина, до секунд',
  hashtags: 'набор хештегов',
  weekday: 'день недели, 1 — понедельник',
  hour: 'час',
  author: 'кто писал',
}

export const findWhatWorks = defineTool({
  ...READ,
  name: 'find_what_works',
  title: 'Что работает',
  description:
    'Какие хуки, виды, длина, дни и часы собирают больше обычного у этих аккаунтов, и лучшее время. Считается по своим публикациям за 90 дней; мало публикаций — вывода нет.',
  input: z.object({ limit: z.int().min(1).max(30).default(10) }),
  output: z.object({
    ...zoned,
    pieces: z.number().describe('Сколько публикаций посчитано'),
    works: z.array(
      z.object({ what: z.string(), value: z.string(), pieces: z.number(), timesUsual: z.number() }),
    ),
    bestTime: z
      .object({ weekday: z.number(), hour: z.number(), timesUsual: z.number() })
      .nullable(),
    link: z.string(),
  }),
  async run({ ctx, member: { workspaceId }, input }) {
    const query = {}
    const { count, lines } = await readAttribution({ ctx, workspaceId, query })
    const { best, timeZone } = await readBestTime({ ctx, workspaceId, query })
    return {
      timeZone,
      pieces: count,
      works: lines
        .toSorted((one, other) => other.ratio - one.ratio)
        .slice(0, input.limit)
        .map((line) => ({
          what: DIMENSIONS[line.dimension],
          value: line.value,
          pieces: line.count,
          timesUsual: Math.round(line.ratio * 100) / 100,
        })),
      bestTime: best && {
        weekday: best.weekday,
        hour: best.hour,
        timesUsual: Math.round(best.ratio * 100) / 100,
      },
      link: `${ctx.config.publicUrl}/analytics`,
    }
  },
})
