import { NETWORKS, type Network } from '@kadr/contract/publishing/networks'
import { DAY_MS, HOUR_MS } from '@kadr/kit/durations'
import type { AppContext } from '../../../context.ts'
import { readAccountStates } from '../connections/index.ts'
import { countOutcomes } from '../targets/index.ts'
import { readOverdue } from './measure-publisher.ts'
import { listPauses, pauseUntil } from './network-pauses.repository.ts'

/** How every network takes posts, over all workspaces. */
export const readHealth = async ({ ctx }: { ctx: AppContext }) => {
  const { db, databaseClock: clock } = ctx
  const since = new Date(ctx.clock.now().getTime() - DAY_MS)
  const states = await readAccountStates({ ctx })
  const overdue = await readOverdue(ctx)
  const outcomes = await countOutcomes({ db, since })
  const pauses = await listPauses({ db, clock })
  return NETWORKS.map((network) => {
    const accounts = states.filter((one) => one.network === network)
    const failing = accounts.filter(({ state }) => state !== 'active')
    const { late = 0, stuck = 0 } = overdue.find((one) => one.network === network) ?? {}
    const { published = 0, failed = 0 } = outcomes.find((one) => one.network === network) ?? {}
    const pause = pauses.find((one) => one.network === network)
    return {
      network,
      accounts: accounts.reduce((sum, { count }) => sum + count, 0),
      accountsFailing: failing.reduce((sum, { count }) => sum + count, 0),
      late,
      stuck,
      published,
      failed,
      pausedUntil: pause?.until.toISOString() ?? null,
    }
  })
}

/** Null ends the pause, also one that began by itself. */
export const pauseByOperator = async ({
  ctx,
  network,
  pauseHours,
}: {
  ctx: AppContext
  network: Network
  pauseHours: number | null
}): Promise<void> => {
  const now = ctx.clock.now()
  const until = new Date(now.getTime() + (pauseHours ?? 0) * HOUR_MS)
  await pauseUntil({ db: ctx.db, network, now, until })
}
