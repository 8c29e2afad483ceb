import { and, eq, isNull } from 'drizzle-orm'
import type { Searchable } from '../../../context.ts'
import { listCandidates } from '../../../db/list-candidates.ts'
import { resources } from '../../../db/schema/library/resources.ts'
import { presentResource } from './resources.presenter.ts'
import { findResources } from './resources.service.ts'

/** Files of the workspace: the starter pack is the same everywhere and has a list of its own. */
export const searchableResources: Searchable = {
  action: 'resources.read',
  list: ({ ctx, searcher, sought }) =>
    listCandidates({
      db: ctx.db,
      from: resources,
      columns: {
        id: resources.id,
        title: resources.name,
        searchText: resources.searchText,
        newest: resources.createdAt,
      },
      where: and(eq(resources.workspaceId, searcher.workspaceId), isNull(resources.deletedAt)),
      sought,
    }),
  async show({ ctx, searcher: { workspaceId }, ids }) {
    const rows = await findResources({ ctx, workspaceId, ids })
    const items = rows
      .map((row) => ({
        id: row.id,
        title: row.name,
        kind: row.kind,
        pictureUrl: presentResource({ ctx, row }).urls.thumbnail,
      }))
      .sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
    return { group: 'resources', items }
  },
}
