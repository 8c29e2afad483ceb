import {
  isWholeReadingDue,
  MAX_READ_POSTS,
  nextConversationReading,
  READ_POSTS_DAYS,
} from '@kadr/domain/audience/reading-ladder'
import { DAY_MS } from '@kadr/kit/durations'
import { adapters, type IncomingItem, type ItemRef, type ReadOutcome } from '@kadr/networks'
import { inTransaction } from '../../../db/connection.ts'
import { appendEvent } from '../../../platform/events/append-events.ts'
import { addUsage, listYoungItems, meterCalls } from '../../insight/collector/index.ts'
import {
  type AccountRow,
  type AccountValues,
  type IntakeAccount,
  saveReading,
  takeItems,
} from '../conversations/index.ts'
import { hearAccount } from './hear-account.ts'
import { handleFailure, openAccount, type Reading, type Ready, saveState } from './open-account.ts'
import { isClosedNow, recheckItems } from './recheck-items.ts'

const MAX_PAGES = 40
/** One reading takes this much of the share that reading has, at most. */
const ACCOUNT_SHARE = 0.2

/** What a page brought is stored together with the position of the reading: killed at any line, it goes on from there. */
const storePage = async (
  { ctx, row, owner }: Reading,
  {
    account,
    page,
    startedAt,
    isWhole,
    youngestAt,
  }: {
    account: IntakeAccount
    page: Extract<ReadOutcome, { kind: 'page' }>
    startedAt: Date
    isWhole: boolean
    youngestAt: Date | null
  },
): Promise<AccountRow | undefined> =>
  inTransaction(ctx.db, async (tx) => {
    const now = ctx.clock.now()
    const { connectionId, workspaceId } = row
    await takeItems({
      tx,
      account,
      items: page.items,
      readingAt: startedAt,
      whole: page.whole,
      now,
    })
    const { quota, conversations } = adapters[row.network]
    const isTold = row.toldAt !== null && now.getTime() - row.toldAt.getTime() < DAY_MS
    const end: AccountValues = {
      cursor: null,
      startedAt: null,
      readAt: startedAt,
      ...(isWhole && { wholeAt: startedAt }),
      failureCount: 0,
      failure: null,
      notice: page.notice ?? null,
      nextAt: nextConversationReading({
        youngestAt,
        isSharedQuota: quota.scope === 'app',
        isTold: isTold && conversations?.hooks !== undefined,
        now,
      }),
    }
    const values: AccountValues = {
      ...(page.cursor ? { cursor: { ...page.cursor }, startedAt, isWhole } : end),
      ...(page.state && { state: { ...page.state } }),
    }
    const saved = await saveReading({ tx, connectionId, owner, values })
    // Another reader has taken over: nothing of this page counts.
    if (!saved) throw new Error('The lease of a reading was lost')
    if (!page.cursor && row.readAt === null) {
      const event = { workspaceId, subjectId: connectionId, payload: {} }
      await appendEvent({ tx, kind: 'conversation_account.changed', ...event })
    }
    return saved
  })

const laterOf = (one: Date | null, items: readonly IncomingItem[]) =>
  items.reduce<Date | null>(
    (found, { happenedAt }) => (found && found >= happenedAt ? found : happenedAt),
    one,
  )

type Metered = ReturnType<typeof meterCalls>
type Position = Pick<AccountRow, 'cursor' | 'state'> & {
  startedAt: Date
  isWhole: boolean
  youngestAt: Date | null
}

/** The position after the page; undefined when the reading ends with it. */
const readPage = async (
  reading: Reading,
  { live, account }: Ready,
  { metered, posts, at }: { metered: Metered; posts: readonly ItemRef[]; at: Position },
): Promise<Position | undefined> => {
  const { row, lease } = reading
  const { startedAt, isWhole, cursor, state } = at
  const outcome = await adapters[row.network].conversations?.read?.({
    ctx: metered.context,
    account: live.account,
    posts,
    since: isWhole ? null : row.readAt,
    cursor,
    state,
  })
  // A request aborted by a lost lease looks like an outage.
  if (lease.isOver() || !outcome) return undefined
  if (outcome.kind === 'failed') {
    await handleFailure(reading, live, outcome.failure)
    return undefined
  }
  const youngestAt = laterOf(at.youngestAt, outcome.items)
  await storePage(reading, { account, page: outcome, startedAt, isWhole, youngestAt })
  if (!outcome.cursor) {
    if (isWhole) await recheckItems(reading, { live, account }, { metered, startedAt })
    return undefined
  }
  return {
    ...at,
    youngestAt,
    cursor: { ...outcome.cursor },
    ...(outcome.state && { state: { ...outcome.state } }),
  }
}

/** Pages until the end, the share of one account, or a failure. */
const readPages = async (reading: Reading, ready: Ready, metered: Metered): Promise<void> => {
  const { ctx, row } = reading
  const { connectionId, network } = row
  const { quota } = adapters[network]
  const now = ctx.clock.now()
  const since = new Date(now.getTime() - READ_POSTS_DAYS * DAY_MS)
  const posts = await listYoungItems({ db: ctx.db, connectionId, since, limit: MAX_READ_POSTS })
  const isWhole = row.startedAt ? row.isWhole : isWholeReadingDue({ wholeAt: row.wholeAt, now })
  if (isWhole && (await isClosedNow(reading, ready, { metered, posts }))) return
  const most = quota.limit * quota.collectingShare * ACCOUNT_SHARE
  let at: Position | undefined = {
    cursor: row.cursor,
    state: row.state,
    startedAt: row.startedAt ?? now,
    isWhole,
    youngestAt: posts[0]?.publishedAt ?? null,
  }
  for (let count = 0; count < MAX_PAGES && metered.readCost() <= most; count += 1) {
    at = await readPage(reading, ready, { metered, posts, at })
    if (!at) return
  }
  // The rest of a long reading gives way to the other accounts.
  await saveState(reading, { nextAt: ctx.clock.now() })
}

/** Reads an account page by page, inside the share of the quota that publishing leaves. */
export const readAccount = async (reading: Reading): Promise<void> => {
  const { ctx, row } = reading
  const ready = await openAccount(reading)
  if (!ready) return
  const { network, connectionId: accountId } = row
  const { quota, conversations } = adapters[network]
  const metered = meterCalls(ready.context, quota)
  try {
    if (conversations?.read) await readPages(reading, ready, metered)
    else await hearAccount(reading, ready, metered)
  } finally {
    const now = ctx.clock.now()
    await addUsage({ db: ctx.db, network, quota, accountId, now, cost: metered.readCost() })
  }
}
