import type { AppContext } from '../../../context.ts'
import { mapPages, readAtOnce, readPages } from '../../../platform/paging/read-pages.ts'
import { listOwnedWorkspaceIds } from '../../identity/workspaces/index.ts'
import { listFillersOf } from './fillers.repository.ts'
import { readFacts } from './read-facts.ts'
import { listForUser } from './transcripts.repository.ts'

/**
 * What was heard and seen in the videos of a person's workspaces, and in those the person asked for elsewhere; the words
 * these workspaces cut out.
 */
export const exportFootage = async ({ ctx, userId }: { ctx: AppContext; userId: string }) => {
  const workspaceIds = await listOwnedWorkspaceIds({ ctx, userId })
  const pages = readPages((page) => listForUser({ db: ctx.db, userId, workspaceIds, ...page }))
  return {
    transcripts: mapPages(pages, (rows) =>
      Promise.all(
        rows.map(async (row) => {
          const { reservationId: _, leaseOwner: __, leaseUntil: ___, sound: ____, ...rest } = row
          const { words, faces } = await readFacts({ db: ctx.db, row })
          return { ...rest, words, faces }
        }),
      ),
    ),
    fillerWords: readAtOnce(() => listFillersOf({ db: ctx.db, workspaceIds })),
  }
}
