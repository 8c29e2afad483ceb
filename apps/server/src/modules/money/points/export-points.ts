import type { AppContext } from '../../../context.ts'
import { readAtOnce, readPages } from '../../../platform/paging/read-pages.ts'
import { listAllBalances, listAllEntries } from './points.repository.ts'

export const exportPoints = ({ ctx, userId }: { ctx: AppContext; userId: string }) => ({
  pointsBalances: readAtOnce(() => listAllBalances({ db: ctx.db, userId })),
  pointsEntries: readPages((page) => listAllEntries({ db: ctx.db, userId, ...page })),
})
