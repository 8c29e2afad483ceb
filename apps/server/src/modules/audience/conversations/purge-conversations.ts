import { ALL_NETWORKS } from '@kadr/contract/publishing/networks'
import { DAY_MS } from '@kadr/kit/durations'
import { adapters } from '@kadr/networks'
import type { AppContext } from '../../../context.ts'
import { deleteEmptyThreads, deleteOldItems, forgetWords } from './retention.repository.ts'

const KEPT_DAYS = 365
const MAX_ROUNDS = 20

/** A year, and less where the network wants it. */
export const purgeConversations = async ({ ctx: { db, clock } }: { ctx: AppContext }) => {
  const now = clock.now().getTime()
  const before = new Date(now - KEPT_DAYS * DAY_MS)
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    if ((await deleteOldItems({ db, before })) === 0) break
  }
  await deleteEmptyThreads({ db, before })
  for (const network of ALL_NETWORKS) {
    const days = adapters[network].conversations?.keepsDays
    if (days) await forgetWords({ db, network, before: new Date(now - days * DAY_MS) })
  }
}
