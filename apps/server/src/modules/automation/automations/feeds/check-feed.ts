import type { AutomationSource, LinkedSource } from '@kadr/contract/automation/automation-rule'
import type { checkFeed as checkRoute } from '@kadr/contract/automation/automations'
import type { RouteData } from '@kadr/contract/base/route'
import { UserError } from '@kadr/domain/base/app-error'
import type { SafeFetch } from '@kadr/kit/node/safe-fetch'
import type { AppContext } from '../../../../context.ts'
import type { Tx } from '../../../../db/connection.ts'
import { type FeedItem, readFeed } from '../../../library/products/index.ts'
import { invalid } from '../failures.ts'
import { storeItems } from './store-items.ts'

type Outside = { ctx: AppContext; fetch: SafeFetch }

/** What stands at the address of a source, read before the rule is saved. */
type Reading = {
  source: LinkedSource
  items: FeedItem[]
  etag: string | null
  lastModified: string | null
}

const SHOWN = 5
const UNREAD = { etag: null, lastModified: null }
const NO_OFFERS = 'По этой ссылке нет ни одного товара. Нужна ссылка на файл YML'

export const isLinked = (source: AutomationSource): source is LinkedSource =>
  source.kind === 'feed' || source.kind === 'price-list'

/** Throws what is wrong with the address, at its field. */
const readSource = async ({
  ctx,
  fetch,
  source,
  field,
}: Outside & { source: LinkedSource; field: string }): Promise<Reading> => {
  try {
    const read = await readFeed({ ctx, fetch, link: source.url, known: UNREAD })
    const items = read.items ?? []
    if (source.kind === 'price-list' && items.length === 0) throw invalid(field, NO_OFFERS)
    return { source, items, etag: read.etag, lastModified: read.lastModified }
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    throw invalid(field, error.userMessage)
  }
}

/** Undefined when there is nothing to read: another source, or the address it had before. */
export const readNewSource = async ({
  ctx,
  fetch,
  source,
  earlier,
}: Outside & { source: AutomationSource; earlier?: AutomationSource }): Promise<
  Reading | undefined
> => {
  if (!isLinked(source)) return undefined
  const isKept = earlier && isLinked(earlier) && earlier.url === source.url
  return isKept && earlier.kind === source.kind
    ? undefined
    : readSource({ ctx, fetch, source, field: 'rule.source.url' })
}

/** The first reading of a feed only says what is old. */
export const storeReading = async ({
  ctx,
  tx,
  automationId,
  reading,
}: {
  ctx: AppContext
  tx: Tx
  automationId: number
  reading: Reading | undefined
}): Promise<void> => {
  if (!reading) return
  const { source, ...read } = reading
  await storeItems({ ctx, tx, automationId, source, known: null, read: { ...read, isSlow: false } })
}

export const checkFeed = async ({
  source,
  ...outside
}: Outside & { source: LinkedSource }): Promise<RouteData<typeof checkRoute>> => {
  const { items } = await readSource({ ...outside, source, field: 'source.url' })
  const entries = items.slice(0, SHOWN).map(({ key, title }) => ({ key, title }))
  return { count: items.length, entries }
}
