import { newId } from '@kadr/kit/new-id'
import { type Account, adapters, type NetworkAdapter, type NetworkContext } from '@kadr/networks'
import type { AppContext } from '../../context.ts'
import { createLease, type Lease } from '../../platform/leases/lease.ts'
import { withLease } from '../../platform/leases/lease-calls.ts'
import { startStopwatch } from '../../platform/leases/stopwatch.ts'
import { openAccount } from './connection-tokens.ts'
import type { ConnectionRow } from './connections.repository.ts'
import { claimLease, releaseLease } from './keep-alive.repository.ts'
import { settleProfile, settleRejected, settleTokens, settleUnreachable } from './settle-outcome.ts'

/** Longer than all calls of one go take together when every one of them times out. */
const LEASE_MS = 150_000
/** An answer this young is good enough for everybody who asks. */
const FRESH_MS = 10_000

/** `renew` before the access ends, `check` that it works, or both because the person asked. */
export type Goal = 'renew' | 'check' | 'both'

type Asking = {
  ctx: AppContext
  row: ConnectionRow
  adapter: NetworkAdapter
  networkContext: NetworkContext
  account: Account
}
type Answer = Promise<ConnectionRow | undefined>

const withRow = (asking: Asking, row: ConnectionRow): Asking => ({
  ...asking,
  row,
  account: openAccount({ ctx: asking.ctx, row }),
})

/** Reads the profile; an access that has run out is renewed once on the way. */
const check = async (
  asking: Asking,
  { mayRenew, isWaiting }: { mayRenew: boolean; isWaiting: boolean },
): Answer => {
  const { ctx, row, adapter, networkContext, account } = asking
  const outcome = await adapter.profile({ ctx: networkContext, account })
  if (outcome.kind === 'found') return settleProfile({ ctx, row, ...outcome, isWaiting })
  const { failure } = outcome
  if (failure.kind !== 'reauth') return settleUnreachable({ ctx, row, failure })
  if (!mayRenew || failure.code !== 'access_expired') return settleRejected({ ctx, row, failure })
  const renewed = await adapter.tokens.refresh({ ctx: networkContext, account })
  if (renewed.kind === 'unsupported') return settleRejected({ ctx, row, failure })
  return settleRefresh(asking, { outcome: renewed, isProfileWanted: true })
}

const settleRefresh = async (
  asking: Asking,
  {
    outcome,
    isProfileWanted,
  }: {
    outcome: Exclude<
      Awaited<ReturnType<NetworkAdapter['tokens']['refresh']>>,
      { kind: 'unsupported' }
    >
    isProfileWanted: boolean
  },
): Answer => {
  const { ctx, row } = asking
  if (outcome.kind === 'rejected') return settleRejected({ ctx, row, failure: outcome.failure })
  if (outcome.kind === 'unreachable') {
    return settleUnreachable({ ctx, row, failure: outcome.failure })
  }
  const renewed = await settleTokens({ ctx, row, tokens: outcome.tokens })
  if (!renewed || !isProfileWanted) return renewed
  return check(withRow(asking, renewed), { mayRenew: false, isWaiting: false })
}

/** Some networks refuse to renew a token that is too young. */
const isOldEnough = ({ ctx, row, adapter }: Asking) =>
  ctx.clock.now().getTime() - row.refreshedAt.getTime() >= adapter.tokens.minimumAgeSeconds * 1000

const ask = async (asking: Asking, goal: Goal): Answer => {
  const { adapter, networkContext, account } = asking
  const isRenewal = goal === 'renew' || (goal === 'both' && isOldEnough(asking))
  if (!isRenewal) return check(asking, { mayRenew: true, isWaiting: false })
  const outcome = await adapter.tokens.refresh({ ctx: networkContext, account })
  if (outcome.kind === 'unsupported') {
    return check(asking, { mayRenew: false, isWaiting: goal === 'renew' })
  }
  return settleRefresh(asking, { outcome, isProfileWanted: goal === 'both' })
}

const askNetwork = async ({
  ctx,
  row,
  lease,
  goal,
}: {
  ctx: AppContext
  row: ConnectionRow
  lease: Lease
  goal: Goal
}): Answer => {
  const adapter = adapters[row.network]
  const context = ctx.networks.findContext(row)
  if (!context) {
    return settleUnreachable({
      ctx,
      row,
      failure: {
        kind: 'retryable',
        code: 'not_configured',
        message: `Подключение ${adapter.title} сейчас не настроено. Напишите в поддержку.`,
        action: 'retry',
      },
    })
  }
  const networkContext = withLease({ context, lease })
  return ask({ ctx, row, adapter, networkContext, account: openAccount({ ctx, row }) }, goal)
}

/**
 * Asks the network about a connection, one caller at a time and never inside a transaction. Undefined when somebody
 * else is asking or has just asked.
 */
export const keepAlive = async ({
  ctx,
  id,
  goal,
}: {
  ctx: AppContext
  id: string
  goal: Goal
}): Answer => {
  const { db, databaseClock: clock } = ctx
  const owner = newId()
  const asked = startStopwatch(ctx.clock)
  const row = await claimLease({ db, clock, id, owner, leaseMs: LEASE_MS, freshMs: FRESH_MS })
  if (!row) return undefined
  try {
    const lease = createLease({ asked, lastsMs: LEASE_MS })
    return await askNetwork({ ctx, row, lease, goal })
  } finally {
    await releaseLease({ db, id, owner })
  }
}
