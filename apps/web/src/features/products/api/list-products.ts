import { listProducts } from '@kadr/contract/products'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { CACHE_MS } from '../../../platform/api-client.ts'
import { useApi, useIsSignedIn } from '../../../platform/services.tsx'
import type { ProductsSearch } from '../model/products-search.ts'

const FIRST_PAGE = ''
const PAGE_SIZE = 60

export const useProducts = ({ q, state }: ProductsSearch) => {
  const api = useApi()
  const filter = { state: state ?? ('active' as const), ...(q && { search: q }) }
  const query = useInfiniteQuery({
    queryKey: ['products', 'list', filter],
    queryFn: ({ pageParam, signal }) =>
      api.call(listProducts, {
        query: { ...filter, cursor: pageParam || undefined, limit: PAGE_SIZE },
        signal,
      }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    staleTime: CACHE_MS,
    enabled: useIsSignedIn(),
  })
  const products = useMemo(() => query.data?.pages.flatMap((page) => page.items), [query.data])
  return { ...query, products }
}
