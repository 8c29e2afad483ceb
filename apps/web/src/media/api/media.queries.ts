import { getProduct, listProducts } from '@kadr/contract/library/products'
import {
  getResource,
  getStorageUse,
  listResources,
  type Resource,
} from '@kadr/contract/library/resources'
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useItems } from '../../platform/api/api-hooks.ts'
import { useApi, useIsSignedIn } from '../../platform/api/services.tsx'
import type { ResourceFilter } from '../resources/list-cache.ts'
import { replaceInLists } from '../resources/list-cache.ts'

const PAGE_SIZE = 100
/** Signed addresses stay valid longer than this, so a long list need not be refetched at every visit. */
const STALE_MS = 10 * 60_000
const PRODUCT_LIMIT = 200

/** A write patches the cached list in place (`list-cache.ts`): it may have hundreds of pages. */
export const useResourceList = (
  filter: ResourceFilter,
  { isEnabled = true }: { isEnabled?: boolean } = {},
) => {
  const query = useInfiniteQuery({
    ...useApi().pages(listResources, { query: filter, pageSize: PAGE_SIZE }),
    meta: { tags: listResources.tags, isPatchedInPlace: true },
    staleTime: STALE_MS,
    refetchOnWindowFocus: false,
    enabled: useIsSignedIn() && isEnabled,
  })
  return { ...query, resources: useItems(query.data) }
}

/** A resource the caller has a copy of, kept up to date by events until it is ready or has failed. */
export const useLiveResource = (resource: Resource): Resource => {
  const { data } = useQuery({
    ...useApi().query(getResource, { params: { id: resource.id } }),
    enabled: resource.state === 'processing',
    initialData: resource,
    initialDataUpdatedAt: 0,
  })
  return data
}

/** Refetches one resource and patches it into every list: its state or its addresses have changed. */
export const useRefreshResource = () => {
  const api = useApi()
  const queries = useQueryClient()
  return useCallback(
    async (id: string): Promise<Resource | undefined> => {
      try {
        const resource = await api.call(getResource, { params: { id } })
        api.put(getResource, { params: { id } }, resource)
        replaceInLists({ queries, resource })
        return resource
      } catch {
        // Callers retry on their next event or poll; until then the old state is shown.
        return undefined
      }
    },
    [api, queries],
  )
}

export const useStorageUse = () =>
  useQuery({ ...useApi().query(getStorageUse), enabled: useIsSignedIn() })

/** Products to generate from. Beyond two hundred, the user starts from the product's own page. */
export const useProductChoice = () => {
  const query = useQuery({
    ...useApi().query(listProducts, { query: { state: 'active', limit: PRODUCT_LIMIT } }),
    enabled: useIsSignedIn(),
  })
  return { ...query, products: query.data?.items }
}

/** A deleted product is undefined. */
export const useProduct = (id: string | undefined) =>
  useQuery({
    ...useApi().query(getProduct, { params: { id: id ?? '' } }),
    enabled: id !== undefined,
    retry: false,
  })
