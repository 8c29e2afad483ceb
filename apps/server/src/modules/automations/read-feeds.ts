import { AppError } from '@kadr/domain/app-error'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@kadr/kit/durations'
import type { SafeFetch } from '@kadr/kit/node/safe-fetch'
import type { AppContext } from '../../context.ts'
import { inTransaction } from '../../db/connection.ts'
import { type FeedItem, readFeed } from '../products/index.ts'
import { lockAutomation } from './automations.repository.ts'
import { type FeedRow, listDueFeeds, putFeed } from './feeds.repository.ts'
import { deleteItems, insertItems } from './items.repository.ts'

type Input = { ctx: AppContext; fetch: SafeFetch }
type Due = Awaited<ReturnType<typeof listDueFeeds>>[number]

const AT_ONCE = 100
const EVERY_MS: Readonly<Record<string, number>> = {
  feed: 15 * MINUTE_MS,
  'price-list': 6 * HOUR_MS,
}
const FIRST_RETRY_MS = 15 * MINUTE_MS
const MOST_RETRY_MS = DAY_MS / 4

/** The readings of another address say nothing about this one. */
const knownOf = ({ feed, url }: Due): FeedRow | null => (feed?.url === url ? feed : null)

/** Items, the marks of the reading and the time of the next one are one transaction. */
const store = (
  { ctx }: Input,
  due: Due,
  read: {
    items: readonly FeedItem[] | undefined
    etag: string | null
    lastModified: string | null
  },
) =>
  inTransaction(ctx.db, async (tx) => {
    const { id: automationId, kind, url } = due
    const row = await lockAutomation({ db: tx, id: automationId })
    // Saved meanwhile: the next turn reads the new address.
    if (!row || !('url' in row.rule.source) || row.rule.source.url !== url) return
    const known = knownOf(due)
    const now = ctx.clock.now()
    if (!known) await deleteItems({ db: tx, automationId })
    const isOld = kind === 'feed' && (known === null || known.readAt === null)
    // The newest comes first in a feed; items are used in the order they appeared.
    const values = (read.items ?? [])
      .toReversed()
      .map(({ key, title, text, url: address }, index) => ({
        automationId,
        key,
        title,
        text,
        url: address,
        isOld,
        createdAt: new Date(now.getTime() + index),
      }))
    await insertItems({ db: tx, values, areUpdated: kind === 'price-list' })
    await putFeed({
      db: tx,
      values: {
        automationId,
        url,
        etag: read.etag,
        lastModified: read.lastModified,
        readAt: now,
        nextReadAt: new Date(now.getTime() + (EVERY_MS[kind] ?? HOUR_MS)),
        failureCount: 0,
        failureText: null,
      },
    })
  })

/** What is known stays as it is. */
const storeFailure = ({ ctx }: Input, due: Due, error: AppError) =>
  inTransaction(ctx.db, async (tx) => {
    const { id: automationId, url } = due
    if (!(await lockAutomation({ db: tx, id: automationId }))) return
    const known = knownOf(due)
    const failureCount = (known?.failureCount ?? 0) + 1
    const pause = Math.min(FIRST_RETRY_MS * 2 ** (failureCount - 1), MOST_RETRY_MS)
    await putFeed({
      db: tx,
      values: {
        automationId,
        url,
        etag: known?.etag ?? null,
        lastModified: known?.lastModified ?? null,
        readAt: known?.readAt ?? null,
        nextReadAt: new Date(ctx.clock.now().getTime() + pause),
        failureCount,
        failureText: error.userMessage,
      },
    })
  })

const readOne = async (input: Input, due: Due): Promise<void> => {
  const { ctx, fetch } = input
  const known = knownOf(due)
  const marks = { etag: known?.etag ?? null, lastModified: known?.lastModified ?? null }
  try {
    await store(input, due, await readFeed({ ctx, fetch, link: due.url, known: marks }))
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    ctx.log.warn({ automationId: due.id, code: error.code }, 'automations.feed.unreadable')
    await storeFailure(input, due, error)
  }
}

/** Reads the feeds and price lists that are due. The first reading of a feed only says what is old. */
export const readFeeds = async (input: Input): Promise<void> => {
  const { ctx } = input
  const due = await listDueFeeds({ db: ctx.db, now: ctx.clock.now(), limit: AT_ONCE })
  for (const one of due) await readOne(input, one)
}
