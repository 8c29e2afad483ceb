import { listMissing, mapMetrics } from '../_shared/metric-values.ts'
import type { Failure } from '../account.ts'
import type {
  ItemMetricsInput,
  ItemOutcome,
  ItemRef,
  ItemsOutcome,
  MetricName,
} from '../metrics.ts'
import { callApi } from './api.ts'
import { readPinPage } from './list.ts'
import { pinCounts } from './wire.ts'

const PIN_NAMES: Readonly<Record<string, MetricName>> = {
  impression: 'views',
  clickthrough: 'clicks',
  save: 'saves',
  reaction: 'likes',
  comment: 'comments',
}

export const itemNames = Object.values(PIN_NAMES)

/** Bulk metrics are a beta not every application has: the list of pins contains the same figures. */
const MAX_PAGES = 3
/** Up to this many pins are read one by one: older than the newest pages, or deleted. */
const MAX_SINGLE = 10

const foundOf = (told: Readonly<Record<string, unknown>>): ItemOutcome => {
  const metrics = mapMetrics({ names: PIN_NAMES, told })
  return { kind: 'found', metrics, missing: listMissing({ names: itemNames, values: metrics }) }
}

type FoundPins = Map<string, ItemOutcome>

const readOne = async (input: ItemMetricsInput, { externalId }: ItemRef): Promise<ItemOutcome> => {
  const read = await callApi({
    ctx: input.ctx,
    account: input.account,
    method: 'GET',
    path: `/pins/${externalId}`,
    query: { pin_metrics: 'true' },
    schema: pinCounts,
  })
  if (read.kind === 'ok') return foundOf(read.data.pin_metrics?.lifetime_metrics ?? {})
  const isGone = read.failure.code.startsWith('404_')
  return isGone ? { kind: 'absent' } : { kind: 'failed', failure: read.failure }
}

/** Newest first, until all are found or the page is older than the requested pins. */
const readPages = async (
  input: ItemMetricsInput,
  found: FoundPins,
): Promise<Failure | undefined> => {
  const oldest = Math.min(...input.items.map(({ publishedAt }) => publishedAt.getTime()))
  let cursor: string | null = null
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const read = await readPinPage({ ctx: input.ctx, account: input.account, cursor })
    if (read.kind === 'failed') return read.failure
    for (const pin of read.data.items) {
      const told = pin.pin_metrics?.lifetime_metrics
      if (told) found.set(pin.id, foundOf(told))
    }
    const last = read.data.items.at(-1)
    cursor = read.data.bookmark ?? null
    const isPast = !last || Date.parse(last.created_at) < oldest
    if (!cursor || isPast || input.items.every(({ externalId }) => found.has(externalId))) break
  }
  return undefined
}

const notYet: Failure = {
  kind: 'retryable',
  code: 'too_many_old_pins',
  message: 'Старые пины читаем понемногу.',
  action: 'retry',
}

export async function readItems(input: ItemMetricsInput): Promise<ItemsOutcome> {
  const found: FoundPins = new Map()
  if (input.items.length > 1) {
    const failure = await readPages(input, found)
    if (failure) return { kind: 'failed', failure }
  }
  const left = input.items.filter(({ externalId }) => !found.has(externalId))
  for (const [index, item] of left.entries()) {
    const outcome: ItemOutcome =
      index < MAX_SINGLE ? await readOne(input, item) : { kind: 'failed', failure: notYet }
    if (outcome.kind === 'failed' && left.length === 1 && input.items.length === 1) return outcome
    found.set(item.externalId, outcome)
  }
  const items = new Map(
    input.items.map(({ externalId }): [string, ItemOutcome] => [
      externalId,
      found.get(externalId) ?? { kind: 'absent' },
    ]),
  )
  return { kind: 'read', items, refused: [] }
}
