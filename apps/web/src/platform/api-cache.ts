import type { CacheTag } from '@kadr/contract/cache-tags'
import type { Route } from '@kadr/contract/route'
import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'
import { type AddressedRequest, parameterNamesOf } from './api-address.ts'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      tags?: readonly CacheTag[]
      /** The feature corrects the list on screen itself, so a write must not reload all of its pages. */
      isPatchedInPlace?: boolean
    }
  }
}

type CachedRequest = AddressedRequest & { body?: unknown }
type CachedRoute = Pick<Route, 'path'>

/** The key of one answer: the path of the route, then what it was asked with. */
export const queryKeyOf = (
  { path }: CachedRoute,
  { params, query, body }: CachedRequest = {},
): QueryKey => {
  const asked = { ...(params && { params }), ...(query && { query }), ...(body ? { body } : {}) }
  return Object.keys(asked).length === 0 ? [path] : [path, asked]
}

const PAGES = 'pages'

/** The beginning of the keys of every list that is loaded page by page with this route. */
export const pagesKeyOf = ({ path }: CachedRoute): QueryKey => [path, PAGES]

const isTagged = ({ meta }: Query, tags: readonly CacheTag[]) =>
  meta?.tags?.some((tag) => tags.includes(tag)) ?? false

const paramsFrom = (path: string, source: unknown) => {
  const fields = new Map(
    typeof source === 'object' && source !== null ? Object.entries(source) : [],
  )
  const names = parameterNamesOf(path)
  return names.length === 0
    ? {}
    : { params: Object.fromEntries(names.map((name) => [name, fields.get(name)])) }
}

/** The one place that decides what becomes of cached answers after a change. Nothing here is waited for. */
export const createApiCache = ({ queries }: { queries: QueryClient }) => {
  /** What is on screen is loaded again, the rest when it is next shown. */
  const markStale = (tags: readonly CacheTag[], { exceptHash }: { exceptHash?: string } = {}) => {
    if (tags.length === 0) return
    const isAffected = (query: Query) => query.queryHash !== exceptHash && isTagged(query, tags)
    queries.removeQueries({
      type: 'inactive',
      predicate: (query) => isAffected(query) && query.meta?.isPatchedInPlace === true,
    })
    void queries.invalidateQueries({
      predicate: (query) => isAffected(query) && !query.meta?.isPatchedInPlace,
    })
  }

  /** Stores an answer the server has given by other means. Returns the hash of its key. */
  const store = ({
    route,
    request,
    data,
  }: {
    route: Route
    request: CachedRequest
    data: unknown
  }) => {
    const queryKey = queryKeyOf(route, request)
    const isLoading = queries.isFetching({ queryKey, exact: true }) > 0
    const meta = { ...(route.tags && { tags: route.tags }) }
    const options = queries.defaultQueryOptions({ queryKey, meta })
    // `setQueryData` alone would make a query without tags.
    const { queryHash } = queries.getQueryCache().build(queries, options)
    queries.setQueryData(queryKey, data)
    // A load that began before the change would bring the old state back.
    if (isLoading) void queries.invalidateQueries({ queryKey, exact: true })
    return queryHash
  }

  /** What the declaration of a write says follows from it. */
  const applyWrite = ({
    route: { affects = [], answers, removes },
    request: { params },
    data,
  }: {
    route: Route
    request: CachedRequest
    data: unknown
  }) => {
    if (removes) {
      const queryKey = queryKeyOf(removes, paramsFrom(removes.path, params))
      // A screen that still shows it is about to close: it must not be told that it is gone.
      void queries.invalidateQueries({ queryKey, exact: true, refetchType: 'none' })
    }
    const stored = answers && {
      exceptHash: store({ route: answers, request: paramsFrom(answers.path, data), data }),
    }
    markStale(affects, stored)
  }

  return { markStale, store, applyWrite }
}
