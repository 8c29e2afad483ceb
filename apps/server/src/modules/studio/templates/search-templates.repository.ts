import { eq } from 'drizzle-orm'
import type { Searchable } from '../../../context.ts'
import { listCandidates } from '../../../db/list-candidates.ts'
import { reelTemplates } from '../../../db/schema/studio/templates.ts'
import { findRows } from './templates.repository.ts'

export const searchableTemplates: Searchable = {
  action: 'reels.read',
  list: ({ ctx, searcher, sought }) =>
    listCandidates({
      db: ctx.db,
      from: reelTemplates,
      columns: {
        id: reelTemplates.id,
        title: reelTemplates.name,
        searchText: reelTemplates.searchText,
        newest: reelTemplates.updatedAt,
      },
      where: eq(reelTemplates.workspaceId, searcher.workspaceId),
      sought,
    }),
  async show({ ctx, searcher: { workspaceId }, ids }) {
    const rows = await findRows({ db: ctx.db, workspaceId, ids })
    const items = rows
      .map(({ id, name, kind }) => ({ id, title: name, kind }))
      .sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
    return { group: 'templates', items }
  },
}
