import { and, eq, inArray } from 'drizzle-orm'
import type { Searchable } from '../../../context.ts'
import { listCandidates } from '../../../db/list-candidates.ts'
import { products } from '../../../db/schema/library/products.ts'
import { findResources, presentResource } from '../resources/index.ts'

export const searchableProducts: Searchable = {
  action: 'products.read',
  list: ({ ctx, searcher, sought }) =>
    listCandidates({
      db: ctx.db,
      from: products,
      columns: {
        id: products.id,
        title: products.name,
        searchText: products.searchText,
        newest: products.updatedAt,
      },
      where: eq(products.workspaceId, searcher.workspaceId),
      sought,
    }),
  async show({ ctx, searcher: { workspaceId }, ids }) {
    const rows = await ctx.db
      .select()
      .from(products)
      .where(and(eq(products.workspaceId, workspaceId), inArray(products.id, [...ids])))
    const pictureIds = rows.flatMap(({ resourceIds }) => resourceIds.slice(0, 1))
    const pictures = await findResources({ ctx, workspaceId, ids: pictureIds })
    const urls = new Map(
      pictures.map((row) => [row.id, presentResource({ ctx, row }).urls.thumbnail]),
    )
    const items = rows
      .map(({ id, name, isArchived, resourceIds: [first] }) => ({
        id,
        title: name,
        isArchived,
        pictureUrl: (first && urls.get(first)) ?? null,
      }))
      .sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
    return { group: 'products', items }
  },
}
