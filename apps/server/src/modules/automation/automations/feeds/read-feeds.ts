import { AppError } from '@kadr/domain/base/app-error'
import { DAY_MS, MINUTE_MS } from '@kadr/kit/durations'
import type { SafeFetch } from '@kadr/kit/node/safe-fetch'
import type { AppContext } from '../../../../context.ts'
import { inTransaction } from '../../../../db/connection.ts'
import { readFeed } from '../../../library/products/index.ts'
import { lockAutomation } from '../automations.repository.ts'
import { isLinked } from './check-feed.ts'
import { type FeedRow, listDueFeeds, putFeed } from './feeds.repository.ts'
import { runInShares } from './run-in-shares.ts'
import { storeItems } from './store-items.ts'

type Input = { ctx: AppContext; fetch: SafeFetch }
type Due = Pick<Awaited<ReturnType<typeof listDueFeeds>>[number], 'id' | 'url' | 'feed'>

const A_TURN = 200
const AT_ONCE = 8
const AT_ONCE_OF_WORKSPACE = 2
/** Shorter than the time between two turns, with room for the readings that were begun last. */
const TURN_MS = 4 * MINUTE_MS
/** A feed that takes longer is read less often. */
const SLOW_MS = 8000
const FIRST_RETRY_MS = 15 * MINUTE_MS
const MOST_RETRY_MS = DAY_MS / 4

/** The stored state of the feed, unless its URL has changed. */
const knownOf = ({ feed, url }: Due): FeedRow | null => (feed?.url === url ? feed : null)

/** Stores nothing when the rule was changed meanwhile: the next turn reads the new address. */
const store = ({ ctx }: Input, due: Due, read: Parameters<typeof storeItems>[0]['read']) =>
  inTransaction(ctx.db, async (tx) => {
    const row = await lockAutomation({ db: tx, id: due.id })
    const source = row?.rule.source
    if (!source || !isLinked(source) || source.url !== due.url) return
    await storeItems({ ctx, tx, automationId: due.id, source, known: knownOf(due), read })
  })

/** Keeps the items stored before. */
const storeFailure = ({ ctx }: Input, due: Due, failureText: string) =>
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
        failureText,
      },
    })
  })

const ODD_FAILURE = 'Ленту не удалось прочитать. Попробуем ещё раз позже'

/** Whatever happens to one feed is its own: the others of the turn go on. */
export const readOne = async (input: Input, due: Due): Promise<void> => {
  const { ctx, fetch } = input
  const known = knownOf(due)
  const marks = { etag: known?.etag ?? null, lastModified: known?.lastModified ?? null }
  const begunAt = ctx.clock.now().getTime()
  try {
    const read = await readFeed({ ctx, fetch, link: due.url, known: marks })
    const isSlow = ctx.clock.now().getTime() - begunAt > SLOW_MS
    await store(input, due, { ...read, isSlow })
  } catch (error) {
    const isExpected = error instanceof AppError
    const fields = { automationId: due.id, ...(isExpected ? { code: error.code } : { err: error }) }
    ctx.log.warn(fields, 'automations.feed.unreadable')
    await storeFailure(input, due, isExpected ? error.userMessage : ODD_FAILURE)
  }
}

/** Reads the feeds and price lists that are due. The first reading of a feed only marks its items as old. */
export const readFeeds = async (input: Input): Promise<void> => {
  const { ctx } = input
  const begunAt = performance.now()
  const due = await listDueFeeds({ db: ctx.db, now: ctx.clock.now(), limit: A_TURN })
  await runInShares({
    work: due,
    atOnce: AT_ONCE,
    perWorkspace: AT_ONCE_OF_WORKSPACE,
    mayStart: () => performance.now() - begunAt < TURN_MS,
    run: (one) =>
      readOne(input, one).catch((error: unknown) => {
        ctx.log.error({ err: error, automationId: one.id }, 'automations.feed.not_stored')
      }),
  })
}
