import type { FoundGroup } from '@kadr/contract/operations/search'
import { rankMatches, readSought, type Sought } from '@kadr/domain/base/match-words'
import { can } from '@kadr/domain/identity/permissions'
import type { AppContext, Searchable, Searcher } from '../../../context.ts'

const MOST_OF_A_GROUP = 6

type Asked = { ctx: AppContext; searcher: Searcher; sought: Sought }
type Ranked = { searchable: Searchable; cost: number; ids: string[] }

const rank = async ({
  searchable,
  ...asked
}: Asked & { searchable: Searchable }): Promise<Ranked | undefined> => {
  const found = rankMatches(asked.sought, {
    items: await searchable.list(asked),
    read: (candidate) => candidate,
  }).slice(0, MOST_OF_A_GROUP)
  const [best] = found
  return best && { searchable, cost: best.cost, ids: found.map(({ item }) => item.id) }
}

/** What the member may read, in the group of the best match first. */
export const findEverywhere = async ({
  ctx,
  searcher,
  query,
}: {
  ctx: AppContext
  searcher: Searcher
  query: string
}): Promise<{ groups: FoundGroup[] }> => {
  const asked = { ctx, searcher, sought: readSought(query.toWellFormed()) }
  if (asked.sought.length === 0) return { groups: [] }
  const allowed = ctx.modules.flatMap(({ searchable }) =>
    searchable && can(searcher, searchable.action) ? [searchable] : [],
  )
  const ranked = await Promise.all(allowed.map((searchable) => rank({ ...asked, searchable })))
  const groups = await Promise.all(
    ranked
      .filter((one) => one !== undefined)
      .sort((one, other) => one.cost - other.cost)
      .map(({ searchable, ids }) => searchable.show({ ctx, searcher, ids })),
  )
  return { groups: groups.filter(({ items }) => items.length > 0) }
}
