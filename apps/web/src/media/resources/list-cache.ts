import { listResources, type Resource, type ResourceKind } from '@kadr/contract/library/resources'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { pagesKeyOf } from '../../platform/api/api-cache.ts'

export type ResourceSort = 'newest' | 'oldest' | 'name' | 'largest'

export type ResourceSource = 'own' | 'starter'

/** Filter of a resource list. Without `folderId`: all folders. */
export type ResourceFilter = {
  source: ResourceSource
  kind?: ResourceKind | undefined
  folderId?: string | undefined
  tag?: string | undefined
  search?: string | undefined
  sort?: ResourceSort | undefined
}

type ResourcePage = { items: Resource[]; nextCursor: string | null }
export type ResourcePages = InfiniteData<ResourcePage, string>

const inPages = (
  pages: ResourcePages,
  change: (items: Resource[]) => Resource[],
): ResourcePages => ({
  ...pages,
  pages: pages.pages.map((page) => ({ ...page, items: change(page.items) })),
})

/** A search can only be matched by the server. */
const belongsTo = (resource: Resource, filter: ResourceFilter) =>
  filter.source === 'own' &&
  !filter.search &&
  (!filter.kind || filter.kind === resource.kind) &&
  (!filter.tag || resource.tags.includes(filter.tag)) &&
  (filter.folderId === undefined || filter.folderId === (resource.folderId ?? 'root'))

const isFilter = (value: unknown): value is ResourceFilter =>
  typeof value === 'object' && value !== null && 'source' in value

const eachList = ({
  queries,
  change,
}: {
  queries: QueryClient
  change: (pages: ResourcePages, filter: ResourceFilter) => ResourcePages
}) => {
  for (const [key] of queries.getQueriesData<ResourcePages>({
    queryKey: pagesKeyOf(listResources),
  })) {
    const filter = key.at(-1)
    if (!isFilter(filter)) continue
    queries.setQueryData<ResourcePages>(key, (pages) => pages && change(pages, filter))
  }
}

/** Replaces changed resources in the lists they still match and removes them from the others. */
export const changeInLists = ({
  queries,
  ids,
  change,
}: {
  queries: QueryClient
  ids: readonly string[]
  change: (resource: Resource) => Resource
}) => {
  const wanted = new Set(ids)
  eachList({
    queries,
    change: (pages, filter) =>
      inPages(pages, (items) =>
        items.flatMap((item) => {
          if (!wanted.has(item.id)) return [item]
          const changed = change(item)
          // A search can only be matched by the server, so the item stays.
          const stays = changed.isStarter || Boolean(filter.search) || belongsTo(changed, filter)
          return stays ? [changed] : []
        }),
      ),
  })
}

export const replaceInLists = ({
  queries,
  resource,
}: {
  queries: QueryClient
  resource: Resource
}) => changeInLists({ queries, ids: [resource.id], change: () => resource })

export const removeFromLists = ({ queries, ids }: { queries: QueryClient; ids: string[] }) =>
  eachList({
    queries,
    change: (pages) => inPages(pages, (items) => items.filter((item) => !ids.includes(item.id))),
  })

/** Prepends a new resource to every list it matches; a duplicate is already listed. */
export const addToLists = ({ queries, resource }: { queries: QueryClient; resource: Resource }) =>
  eachList({
    queries,
    change: (pages, filter) => {
      const isKnown = pages.pages.some((page) => page.items.some(({ id }) => id === resource.id))
      if (isKnown || !belongsTo(resource, filter)) return pages
      const [first, ...rest] = pages.pages
      if (!first) return pages
      return { ...pages, pages: [{ ...first, items: [resource, ...first.items] }, ...rest] }
    },
  })

/** The mounted list refetches from its first page. */
export const reloadLists = (queries: QueryClient) =>
  queries.resetQueries({ queryKey: pagesKeyOf(listResources) })
