import { DAY_MS } from '@kadr/kit/durations'
import type { AppContext } from '../../context.ts'
import { deleteOlder } from './ai-requests.repository.ts'

/** Deletes requests older than the retention period. */
export const purgeAiHistory = ({ ctx }: { ctx: AppContext }): Promise<number> => {
  const { historyDays } = ctx.config.ai
  return deleteOlder({
    db: ctx.db,
    before: new Date(ctx.clock.now().getTime() - historyDays * DAY_MS),
  })
}
