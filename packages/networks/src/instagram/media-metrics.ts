import { type GraphInsights, graphInsights, readTotals } from '../_shared/graph-insights.ts'
import { findNotAllowed, listMissing, mapMetrics } from '../_shared/metric-values.ts'
import type { Failure } from '../account.ts'
import type {
  ItemMetricsInput,
  ItemOutcome,
  ItemRef,
  ItemsOutcome,
  MetricName,
} from '../metrics.ts'
import { callInsights } from './insights-api.ts'
import { INSIGHTS } from './tokens.ts'
import { mediaProduct } from './wire.ts'

type Names = Readonly<Record<string, MetricName>>

const COMMON: Names = { reach: 'reach', views: 'views', shares: 'shares' }

const FEED: Names = {
  ...COMMON,
  likes: 'likes',
  comments: 'comments',
  saved: 'saves',
  total_interactions: 'interactions',
}

/** A single metric the media type does not have fails the whole call. Times are in milliseconds. */
const BY_PRODUCT: Readonly<Record<string, Names>> = {
  FEED,
  REELS: {
    ...FEED,
    ig_reels_avg_watch_time: 'averageWatchSeconds',
    ig_reels_video_view_total_time: 'watchSeconds',
  },
  STORY: { ...COMMON, replies: 'comments' },
}

export const itemNames = [
  ...new Set(Object.values(BY_PRODUCT).flatMap((names) => Object.values(names))),
]

const callMediaInsights = (input: ItemMetricsInput, item: ItemRef, metrics: readonly string[]) =>
  callInsights({
    ctx: input.ctx,
    account: input.account,
    path: `${item.externalId}/insights`,
    params: { metric: metrics.join(',') },
    schema: graphInsights,
  })

type InsightsReply =
  | { kind: 'ok'; data: GraphInsights; refused: string[] }
  | { kind: 'failed'; failure: Failure }

/** All metrics in one call; when one is refused, each separately, and refused ones are not requested again. */
const readInsights = async (
  input: ItemMetricsInput,
  { item, product, names }: { item: ItemRef; product: string; names: Names },
): Promise<InsightsReply> => {
  const keyOf = (metric: string) => `${product}/${metric}`
  const wanted = Object.keys(names).filter((metric) => !input.refused.has(keyOf(metric)))
  const together = await callMediaInsights(input, item, wanted)
  if (together.kind === 'ok') return { kind: 'ok', data: together.data, refused: [] }
  if (together.failure.code !== 'graph_100') return together
  const data: GraphInsights['data'] = []
  const refused: string[] = []
  for (const metric of wanted) {
    const read = await callMediaInsights(input, item, [metric])
    if (read.kind === 'ok') data.push(...read.data.data)
    else if (read.failure.code === 'graph_100') refused.push(keyOf(metric))
    else return read
  }
  return { kind: 'ok', data: { data }, refused }
}

const inSeconds = (told: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(told).map(([name, value]) => [
      name,
      name.endsWith('_time') && typeof value === 'number' ? value / 1000 : value,
    ]),
  )

/** Failures that say something about the post itself. */
const explainPost = ({ code }: Failure, names: Names): ItemOutcome | undefined => {
  switch (code) {
    case 'graph_100_33':
      return { kind: 'absent' }
    // A story with too few viewers: it exists.
    case 'graph_10':
      return { kind: 'found', metrics: {}, missing: [...new Set(Object.values(names))] }
    case 'graph_100_2108006':
      return { kind: 'closed', failure: { code, message: BEFORE_CONVERSION } }
    default:
      return undefined
  }
}

const BEFORE_CONVERSION =
  'Пост вышел до того, как аккаунт стал профессиональным. Цифр таких постов Instagram не отдаёт.'

/** Lists contain the product type of a post; for our own posts it is read once per reading. */
const findProduct = async ({ ctx, account }: ItemMetricsInput, item: ItemRef) => {
  if (item.details.product) return { kind: 'ok' as const, data: item.details.product }
  const params = { fields: 'media_product_type' }
  const media = await callInsights({
    ctx,
    account,
    path: item.externalId,
    params,
    schema: mediaProduct,
  })
  if (media.kind === 'failed') return media
  return { kind: 'ok' as const, data: media.data.media_product_type ?? '' }
}

export async function readItems(input: ItemMetricsInput): Promise<ItemsOutcome> {
  const refusal = findNotAllowed({ account: input.account, scopes: [INSIGHTS] })
  if (refusal) return refusal
  const [item] = input.items
  if (!item) return { kind: 'read', items: new Map(), refused: [] }
  const one = (outcome: ItemOutcome, refused: readonly string[] = []): ItemsOutcome => ({
    kind: 'read',
    items: new Map([[item.externalId, outcome]]),
    refused,
  })
  const fail = (failure: Failure, names: Names): ItemsOutcome => {
    const outcome = explainPost(failure, names)
    return outcome ? one(outcome) : { kind: 'failed', failure }
  }
  const product = await findProduct(input, item)
  if (product.kind === 'failed') return fail(product.failure, COMMON)
  const names = BY_PRODUCT[product.data] ?? COMMON
  const read = await readInsights(input, { item, product: product.data, names })
  if (read.kind === 'failed') return fail(read.failure, names)
  const metrics = mapMetrics({ names, told: inSeconds(readTotals(read.data)) })
  const missing = listMissing({ names: Object.values(names), values: metrics })
  return one({ kind: 'found', metrics, missing }, read.refused)
}
