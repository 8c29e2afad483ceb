import { nextRetry } from '@kadr/domain/insight/reading-times'
import { MINUTE_MS } from '@kadr/kit/durations'
import {
  adapters,
  type Failure,
  type NetworkContext,
  NOT_PERMITTED,
  toReadingFailure,
} from '@kadr/networks'
import type { AppContext } from '../../../context.ts'
import { inTransaction } from '../../../db/connection.ts'
import { appendEvent } from '../../../platform/events/append-events.ts'
import { withLease } from '../../../platform/leases/lease-calls.ts'
import type { Hold } from '../../../platform/leases/run-leased.ts'
import { findBudgetEnd } from '../../insight/collector/index.ts'
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
} from '../conversations/index.ts'

export type Reading = Hold & { ctx: AppContext; row: AccountRow }

const LASTING_MS = 6 * 60 * MINUTE_MS

export const saveState = ({ ctx, row, owner }: Reading, values: AccountValues) =>
  inTransaction(ctx.db, (tx) => saveReading({ tx, connectionId: row.connectionId, owner, values }))

/** Kept as it was: the page and everything before it is read again at its time. */
export const handleFailure = async (
  reading: Reading,
  live: LiveAccount,
  failure: Failure,
): Promise<void> => {
  const { ctx, row } = reading
  const now = ctx.clock.now()
  if (await renewIfExpired({ ctx, live, failure })) {
    await saveState(reading, { nextAt: now })
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

export type Ready = { live: LiveAccount; context: NetworkContext; account: IntakeAccount }

/** Everything a reading needs; otherwise it was put off, with the reason. */
export const openAccount = async (reading: Reading): Promise<Ready | undefined> => {
  const { ctx, row, lease } = reading
  const { connectionId, network, workspaceId, switchedAt } = row
  const { conversations, quota, title } = adapters[network]
  const face = await findFace({ db: ctx.db, connectionId })
  const live = await findLiveAccount({ ctx, id: connectionId })
  const now = ctx.clock.now()
  const putOff = async (nextAt: Date | null, failure: string | null) => {
    await saveState(reading, { nextAt, failure })
    return undefined
  }
  const lasting = new Date(now.getTime() + LASTING_MS)
  const isHeard = conversations?.read || conversations?.readPlaces
  if (!face || !live || !isHeard) return putOff(null, null)
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
