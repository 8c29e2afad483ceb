import type { CacheTag } from '@kadr/contract/base/cache-tags'
import type { Route } from '@kadr/contract/base/route'
import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'
import { type AddressedRequest, parameterNamesOf } from './api-address.ts'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      tags?: readonly CacheTag[]
      /** The feature patches the cached list itself, so a write must not refetch all of its pages. */
      isPatchedInPlace?: boolean
    }
  }
}

type CachedRequest = AddressedRequest & { body?: unknown }
type CachedRoute = Pick<Route, 'path'>

/** The query key: the path of the route, then the request's parameters. */
export const queryKeyOf = (
  { path }: CachedRoute,
  { params, query, body }: CachedRequest = {},
): QueryKey => {
  const request = { ...(params && { params }), ...(query && { query }), ...(body ? { body } : {}) }
  return Object.keys(request).length === 0 ? [path] : [path, request]
}

const PAGES = 'pages'

/** The key prefix of every paginated list of this route. */
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

/** The single owner of cache invalidation after a write. Nothing here is awaited. */
export const createApiCache = ({ queries }: { queries: QueryClient }) => {
  /** Mounted queries refetch now, the others when they are next mounted. */
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

  /** Stores a response that arrived by other means. Returns the hash of its key. */
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
    // A fetch that began before the write would restore the old state.
    if (isLoading) void queries.invalidateQueries({ queryKey, exact: true })
    return queryHash
  }

  /** Applies the cache effects declared on the route. */
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
      // No refetch: a screen that still shows the removed item is about to close and must not render a 404.
      void queries.invalidateQueries({ queryKey, exact: true, refetchType: 'none' })
    }
    const stored = answers && {
      exceptHash: store({ route: answers, request: paramsFrom(answers.path, data), data }),
    }
    markStale(affects, stored)
  }

  return { markStale, store, applyWrite }
}
