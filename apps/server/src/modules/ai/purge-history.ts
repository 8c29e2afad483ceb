import { DAY_MS } from '@kadr/kit/durations'
import type { AppContext } from '../../context.ts'
import { deleteOlder } from './ai-requests.repository.ts'

/** Forgets what was asked and answered longer ago than the history is kept. */
export const purgeAiHistory = ({ ctx }: { ctx: AppContext }): Promise<number> => {
  const { historyDays } = ctx.config.ai
  return deleteOlder({
    db: ctx.db,
    before: new Date(ctx.clock.now().getTime() - historyDays * DAY_MS),
  })
}
