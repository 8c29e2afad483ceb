import { and, eq, inArray } from 'drizzle-orm'
import type { Searchable } from '../../../context.ts'
import { listCandidates } from '../../../db/list-candidates.ts'
import { reels } from '../../../db/schema/studio/reels.ts'
import { presentReels } from './present-reels.ts'

export const searchableReels: Searchable = {
  action: 'reels.read',
  list: ({ ctx, searcher, sought }) =>
    listCandidates({
      db: ctx.db,
      from: reels,
      columns: {
        id: reels.id,
        title: reels.title,
        searchText: reels.searchText,
        newest: reels.updatedAt,
      },
      where: eq(reels.workspaceId, searcher.workspaceId),
      sought,
    }),
  async show({ ctx, searcher: { workspaceId }, ids }) {
    const rows = await ctx.db
      .select()
      .from(reels)
      .where(and(eq(reels.workspaceId, workspaceId), inArray(reels.id, [...ids])))
    const found = await presentReels({ ctx, workspaceId, rows })
    const items = found
      .map(({ id, title, kind, updatedAt, thumbnailUrl }) => ({
        id,
        title,
        kind,
        updatedAt,
        pictureUrl: thumbnailUrl,
      }))
      .sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
    return { group: 'reels', items }
  },
}
