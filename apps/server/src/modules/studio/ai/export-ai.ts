import type { AppContext } from '../../../context.ts'
import { mapPages, readAtOnce, readPages } from '../../../platform/paging/read-pages.ts'
import { listRequestsOfOwner } from './ai-requests.repository.ts'
import { listVoicesOfOwner } from './brand-voices.repository.ts'

export const exportAi = ({ ctx, userId }: { ctx: AppContext; userId: string }) => ({
  aiRequests: mapPages(
    readPages((page) => listRequestsOfOwner({ db: ctx.db, userId, ...page })),
    (rows) => rows.map(({ key: _, reservationId: __, leaseUntil: ___, ...rest }) => rest),
  ),
  brandVoices: mapPages(
    readAtOnce(() => listVoicesOfOwner({ db: ctx.db, userId })),
    (rows) => rows.map(({ voice }) => voice),
  ),
})
