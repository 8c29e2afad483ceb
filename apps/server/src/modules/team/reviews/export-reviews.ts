import type { AppContext } from '../../../context.ts'
import { readAtOnce, readPages } from '../../../platform/paging/read-pages.ts'
import { listCommentsBy, listReadsBy } from './comments.repository.ts'
import { listLinksBy } from './review-links.repository.ts'

/** What the user wrote and shared, without comments of others. */
export const exportReviews = ({ ctx, userId }: { ctx: AppContext; userId: string }) => ({
  reviewLinks: readAtOnce(() => listLinksBy({ db: ctx.db, userId })),
  postComments: readPages((page) => listCommentsBy({ db: ctx.db, userId, ...page })),
  commentReads: readAtOnce(() => listReadsBy({ db: ctx.db, userId })),
})
