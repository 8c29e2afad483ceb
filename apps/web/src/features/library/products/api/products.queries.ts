import { getProduct, listProducts } from '@kadr/contract/library/products'
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useItems } from '../../../../platform/api/api-hooks.ts'
import { useApi, useIsSignedIn } from '../../../../platform/api/services.tsx'
import type { ProductsSearch } from '../model/products-search.ts'

const PAGE_SIZE = 60

export const useProducts = ({ q, state }: ProductsSearch) => {
  const filter = { state: state ?? ('active' as const), ...(q && { search: q }) }
  const query = useInfiniteQuery({
    ...useApi().pages(listProducts, { query: filter, pageSize: PAGE_SIZE }),
    enabled: useIsSignedIn(),
  })
  return { ...query, products: useItems(query.data) }
}

export const useProduct = (id: string) =>
  useQuery({ ...useApi().query(getProduct, { params: { id } }), enabled: useIsSignedIn() })

/** Bypasses the cache: a version conflict is compared with the current server state. */
export const useFetchProduct = () => {
  const api = useApi()
  const queries = useQueryClient()
  return useCallback(
    (id: string) =>
      queries.fetchQuery({ ...api.query(getProduct, { params: { id } }), staleTime: 0 }),
    [api, queries],
  )
}
