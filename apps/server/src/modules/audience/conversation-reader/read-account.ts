import {
  isWholeReadingDue,
  MAX_READ_POSTS,
  nextConversationReading,
  READ_POSTS_DAYS,
} from '@kadr/domain/audience/reading-ladder'
import { nextRetry } from '@kadr/domain/insight/reading-times'
import { DAY_MS, MINUTE_MS } from '@kadr/kit/durations'
import {
  adapters,
  type Failure,
  type IncomingItem,
  type NetworkContext,
  NOT_PERMITTED,
  type ReadOutcome,
  toReadingFailure,
} from '@kadr/networks'
import type { AppContext } from '../../../context.ts'
import { inTransaction } from '../../../db/connection.ts'
import { appendEvent } from '../../../platform/events/append-events.ts'
import { withLease } from '../../../platform/leases/lease-calls.ts'
import type { Hold } from '../../../platform/leases/run-leased.ts'
import {
  addUsage,
  findBudgetEnd,
  listYoungItems,
  meterCalls,
} from '../../insight/collector/index.ts'
import {
  checkAccess,
  findLiveAccount,
  type LiveAccount,
  renewIfExpired,
} from '../../publishing/connections/index.ts'
import { findPublishingPause } from '../../publishing/publisher/index.ts'
import {
  type AccountRow,
  type AccountValues,
  abilitiesOf,
  findFace,
  type IntakeAccount,
  saveReading,
  takeItems,
} from '../conversations/index.ts'

type Reading = Hold & { ctx: AppContext; row: AccountRow }

const MAX_PAGES = 40
/** One reading takes this much of the share that reading has, at most. */
const ACCOUNT_SHARE = 0.2
const LASTING_MS = 6 * 60 * MINUTE_MS

const save = ({ ctx, row, owner }: Reading, values: AccountValues) =>
  inTransaction(ctx.db, (tx) => saveReading({ tx, connectionId: row.connectionId, owner, values }))

/** Kept as it was: the page and everything before it is read again at its time. */
const handleFailure = async (
  reading: Reading,
  live: LiveAccount,
  failure: Failure,
): Promise<void> => {
  const { ctx, row } = reading
  const now = ctx.clock.now()
  if (await renewIfExpired({ ctx, live, failure })) {
    await save(reading, { nextAt: now })
    return
  }
  // Without the scopes of conversations publishing goes on.
  if (failure.kind === 'reauth' && failure.code !== NOT_PERMITTED)
    await checkAccess({ ctx, id: row.connectionId })
  const failureCount = row.failureCount + 1
  const nextAt =
    failure.kind === 'retryable'
      ? nextRetry({ failures: failureCount, retryAt: failure.retryAt, now })
      : new Date(now.getTime() + LASTING_MS)
  const { title } = adapters[row.network]
  const { message } = toReadingFailure({ title, failure })
  await inTransaction(ctx.db, async (tx) => {
    const values = { failureCount, failure: message, nextAt, cursor: null, startedAt: null }
    const { connectionId, workspaceId } = row
    const saved = await saveReading({ tx, connectionId, owner: reading.owner, values })
    const event = { workspaceId, subjectId: connectionId, payload: {} }
    if (saved && row.failure === null) {
      await appendEvent({ tx, kind: 'conversation_account.changed', ...event })
    }
  })
}

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

type Ready = { live: LiveAccount; context: NetworkContext; account: IntakeAccount }

/** Everything a reading needs; otherwise it was put off, with the reason. */
const openAccount = async (reading: Reading): Promise<Ready | undefined> => {
  const { ctx, row, lease } = reading
  const { connectionId, network, workspaceId, switchedAt } = row
  const { conversations, quota, title } = adapters[network]
  const face = await findFace({ db: ctx.db, connectionId })
  const live = await findLiveAccount({ ctx, id: connectionId })
  const now = ctx.clock.now()
  const putOff = async (nextAt: Date | null, failure: string | null) => {
    await save(reading, { nextAt, failure })
    return undefined
  }
  const lasting = new Date(now.getTime() + LASTING_MS)
  if (!face || !live || !conversations?.read) return putOff(null, null)
  if (live.connection.access !== 'active') {
    return putOff(lasting, `${title} больше не принимает наш доступ. Подключите аккаунт заново`)
  }
  if (!live.networkContext) return putOff(lasting, `Подключение ${title} сейчас не настроено`)
  const pause = await findPublishingPause({ ctx, network, connectionId })
  if (pause) return putOff(pause, row.failure)
  const spent = await findBudgetEnd({ db: ctx.db, network, quota, accountId: connectionId, now })
  if (spent) return putOff(spent, 'Предел запросов сети исчерпан, чтение продолжится позже')
  return {
    live,
    context: withLease({ context: live.networkContext, lease }),
    account: {
      connectionId,
      workspaceId,
      network,
      title: face.connection.title,
      switchedAt,
      directWindowMs: abilitiesOf(face.connection)?.directWindowMs ?? null,
    },
  }
}

const laterOf = (one: Date | null, items: readonly IncomingItem[]) =>
  items.reduce<Date | null>(
    (found, { happenedAt }) => (found && found >= happenedAt ? found : happenedAt),
    one,
  )

/** Pages until the end, the share of one account, or a failure. */
const readPages = async (
  reading: Reading,
  { live, account }: Ready,
  metered: ReturnType<typeof meterCalls>,
): Promise<void> => {
  const { ctx, row, lease } = reading
  const { connectionId, network } = row
  const { conversations, quota } = adapters[network]
  const now = ctx.clock.now()
  const since = new Date(now.getTime() - READ_POSTS_DAYS * DAY_MS)
  const posts = await listYoungItems({ db: ctx.db, connectionId, since, limit: MAX_READ_POSTS })
  const startedAt = row.startedAt ?? now
  const isWhole = row.startedAt ? row.isWhole : isWholeReadingDue({ wholeAt: row.wholeAt, now })
  const most = quota.limit * quota.collectingShare * ACCOUNT_SHARE
  let { cursor, state } = row
  let youngestAt = posts[0]?.publishedAt ?? null
  for (let count = 0; count < MAX_PAGES && metered.readCost() <= most; count += 1) {
    const outcome = await conversations?.read?.({
      ctx: metered.context,
      account: live.account,
      posts,
      since: isWhole ? null : row.readAt,
      cursor,
      state,
    })
    // A request aborted by a lost lease looks like an outage.
    if (lease.isOver() || !outcome) return
    if (outcome.kind === 'failed') return handleFailure(reading, live, outcome.failure)
    youngestAt = laterOf(youngestAt, outcome.items)
    await storePage(reading, { account, page: outcome, startedAt, isWhole, youngestAt })
    if (!outcome.cursor) return
    cursor = { ...outcome.cursor }
    if (outcome.state) state = { ...outcome.state }
  }
  // The rest of a long reading gives way to the other accounts.
  await save(reading, { nextAt: ctx.clock.now() })
}

/** Reads an account page by page, inside the share of the quota that publishing leaves. */
export const readAccount = async (reading: Reading): Promise<void> => {
  const { ctx, row } = reading
  const ready = await openAccount(reading)
  if (!ready) return
  const { network, connectionId: accountId } = row
  const { quota } = adapters[network]
  const metered = meterCalls(ready.context, quota)
  try {
    await readPages(reading, ready, metered)
  } finally {
    const now = ctx.clock.now()
    await addUsage({ db: ctx.db, network, quota, accountId, now, cost: metered.readCost() })
  }
}
