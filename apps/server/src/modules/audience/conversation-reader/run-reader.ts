import { MINUTE_MS } from '@kadr/kit/durations'
import type { AppContext } from '../../../context.ts'
import { runLeased } from '../../../platform/leases/run-leased.ts'
import { claimAccounts } from '../conversations/index.ts'
import { readAccount } from './read-account.ts'
import { readerRows } from './reader-rows.repository.ts'

const LEASE_MS = MINUTE_MS
/** Accounts read at once by one process. */
const SLOTS = 4

/** Reads everything due; returns the number of readings. */
export const runReader = ({
  ctx,
  signal,
}: {
  ctx: AppContext
  signal?: AbortSignal
}): Promise<number> =>
  runLeased({
    ctx,
    name: 'conversations',
    rows: readerRows,
    leaseMs: LEASE_MS,
    slots: SLOTS,
    signal,
    claim: ({ owner, limit }) =>
      claimAccounts({ db: ctx.db, clock: ctx.databaseClock, owner, leaseMs: LEASE_MS, limit }),
    idOf: ({ connectionId }) => connectionId,
    run: (row, hold) => readAccount({ ctx, row, ...hold }),
  })
