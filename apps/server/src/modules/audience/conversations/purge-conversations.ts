import { ALL_NETWORKS } from '@kadr/contract/publishing/networks'
import { DAY_MS } from '@kadr/kit/durations'
import { adapters } from '@kadr/networks'
import type { AppContext } from '../../../context.ts'
import { inTransaction, type Tx } from '../../../db/connection.ts'
import { NO_ARRIVAL } from './arrivals.ts'
import { lockIntake } from './intake.repository.ts'
import { refreshThreads } from './refresh-threads.ts'
import {
  deleteEmptyThreads,
  deleteOldItems,
  forgetWords,
  listAgedAccounts,
  listUnseenAccounts,
} from './retention.repository.ts'

const KEPT_DAYS = 365
const MAX_ROUNDS = 20

/** Runs a step on parts of the account until nothing is left of it; its threads keep nothing of what went. */
const clearAccount = async ({
  ctx,
  connectionId,
  before,
  step,
}: {
  ctx: AppContext
  connectionId: string
  before: Date
  step(of: { tx: Tx; connectionId: string; before: Date }): Promise<(string | null)[]>
}) => {
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const changed = await inTransaction(ctx.db, async (tx) => {
      await lockIntake({ tx, connectionId })
      const ids = await step({ tx, connectionId, before })
      const arrivals = new Map(ids.flatMap((id) => (id ? [[id, NO_ARRIVAL] as const] : [])))
      await refreshThreads({ tx, arrivals, now: ctx.clock.now() })
      return ids.length
    })
    if (changed === 0) return
  }
}

/** A year, and less where the network wants it. */
export const purgeConversations = async ({ ctx }: { ctx: AppContext }) => {
  const { db, clock } = ctx
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * DAY_MS)
  const before = daysAgo(KEPT_DAYS)
  for (const connectionId of await listAgedAccounts({ db, before })) {
    await clearAccount({ ctx, connectionId, before, step: deleteOldItems })
  }
  await deleteEmptyThreads({ db, before })
  for (const network of ALL_NETWORKS) {
    const days = adapters[network].conversations?.keepsDays
    if (!days) continue
    const unseen = { network, before: daysAgo(days) }
    for (const connectionId of await listUnseenAccounts({ db, ...unseen })) {
      await clearAccount({ ctx, connectionId, before: unseen.before, step: forgetWords })
    }
  }
}
