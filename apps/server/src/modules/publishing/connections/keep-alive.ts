import { newId } from '@kadr/kit/new-id'
import { type Account, adapters, type NetworkAdapter, type NetworkContext } from '@kadr/networks'
import { askSupport } from '../../../config/support.ts'
import type { AppContext } from '../../../context.ts'
import { createLease, type Lease } from '../../../platform/leases/lease.ts'
import { withLease } from '../../../platform/leases/lease-calls.ts'
import { startStopwatch } from '../../../platform/leases/stopwatch.ts'
import { openAccount } from './connection-tokens.ts'
import type { ConnectionRow } from './connections.repository.ts'
import { claimLease, releaseLease } from './keep-alive.repository.ts'
import { settleProfile, settleRejected, settleTokens, settleUnreachable } from './settle-outcome.ts'
import { refreshTokens } from './token-chain.ts'

/** Longer than all requests of one run when every one of them times out. */
const LEASE_MS = 150_000
/** Debounce: a result this recent is reused. */
const FRESH_MS = 10_000

/** `renew` before the token expires, `check` that it works, or both on the user's request. */
export type Goal = 'renew' | 'check' | 'both'

type Input = {
  ctx: AppContext
  row: ConnectionRow
  adapter: NetworkAdapter
  networkContext: NetworkContext
  account: Account
}
type Result = Promise<ConnectionRow | undefined>

const withRow = (input: Input, row: ConnectionRow): Input => ({
  ...input,
  row,
  account: openAccount({ ctx: input.ctx, row }),
})

/** Reads the profile; an expired access token is renewed once. */
const check = async (
  input: Input,
  { mayRenew, isWaiting }: { mayRenew: boolean; isWaiting: boolean },
): Result => {
  const { ctx, row, adapter, networkContext, account } = input
  const outcome = await adapter.profile({ ctx: networkContext, account })
  if (outcome.kind === 'found') return settleProfile({ ctx, row, ...outcome, isWaiting })
  const { failure } = outcome
  if (failure.kind !== 'reauth') return settleUnreachable({ ctx, row, failure })
  if (!mayRenew || failure.code !== 'access_expired') return settleRejected({ ctx, row, failure })
  const renewed = await refreshTokens({ ...input, leaseMs: LEASE_MS })
  if (renewed.kind === 'unsupported') return settleRejected({ ctx, row, failure })
  return settleRefresh(input, { outcome: renewed, isProfileWanted: true })
}

const settleRefresh = async (
  input: Input,
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
): Result => {
  const { ctx, row } = input
  if (outcome.kind === 'rejected') return settleRejected({ ctx, row, failure: outcome.failure })
  if (outcome.kind === 'unreachable') {
    return settleUnreachable({ ctx, row, failure: outcome.failure })
  }
  const renewed = await settleTokens({ ctx, row, tokens: outcome.tokens })
  if (!renewed || !isProfileWanted) return renewed
  return check(withRow(input, renewed), { mayRenew: false, isWaiting: false })
}

/** Some networks refuse to renew a token that is too young. */
const isOldEnough = ({ ctx, row, adapter }: Input) =>
  ctx.clock.now().getTime() - row.refreshedAt.getTime() >= adapter.tokens.minimumAgeSeconds * 1000

const renewOrCheck = async (input: Input, goal: Goal): Result => {
  const isRenewal = goal === 'renew' || (goal === 'both' && isOldEnough(input))
  if (!isRenewal) return check(input, { mayRenew: true, isWaiting: false })
  const outcome = await refreshTokens({ ...input, leaseMs: LEASE_MS })
  if (outcome.kind === 'unsupported') {
    return check(input, { mayRenew: false, isWaiting: goal === 'renew' })
  }
  return settleRefresh(input, { outcome, isProfileWanted: goal === 'both' })
}

const callNetwork = async ({
  ctx,
  row,
  lease,
  goal,
}: {
  ctx: AppContext
  row: ConnectionRow
  lease: Lease
  goal: Goal
}): Result => {
  const adapter = adapters[row.network]
  const context = ctx.networks.findContext(row)
  if (!context) {
    return settleUnreachable({
      ctx,
      row,
      failure: {
        kind: 'retryable',
        code: 'not_configured',
        message: `Подключение ${adapter.title} сейчас не настроено. ${askSupport(ctx.config)}.`,
        action: 'retry',
      },
    })
  }
  const networkContext = withLease({ context, lease })
  return renewOrCheck(
    { ctx, row, adapter, networkContext, account: openAccount({ ctx, row }) },
    goal,
  )
}

/**
 * Renews or checks a connection under a lease, never inside a transaction. Undefined when another caller holds the
 * lease or has just finished.
 */
export const renewOrCheckConnection = async ({
  ctx,
  id,
  goal,
}: {
  ctx: AppContext
  id: string
  goal: Goal
}): Result => {
  const { db, databaseClock: clock } = ctx
  const owner = newId()
  const asked = startStopwatch(ctx.clock)
  const row = await claimLease({ db, clock, id, owner, leaseMs: LEASE_MS, freshMs: FRESH_MS })
  if (!row) return undefined
  try {
    const lease = createLease({ asked, lastsMs: LEASE_MS })
    return await callNetwork({ ctx, row, lease, goal })
  } finally {
    await releaseLease({ db, id, owner })
  }
}
