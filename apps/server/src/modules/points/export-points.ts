import type { AppContext } from '../../context.ts'
import { listAllBalances, listAllEntries } from './points.repository.ts'

export const exportPoints = async ({ ctx, userId }: { ctx: AppContext; userId: string }) => ({
  pointsBalances: await listAllBalances({ db: ctx.db, userId }),
  pointsEntries: await listAllEntries({ db: ctx.db, userId }),
})
