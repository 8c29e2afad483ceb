import { listStockLibraries, type StockKey, searchStockPhotos } from '@kadr/contract/library/stock'
import { useQuery } from '@tanstack/react-query'
import { useApi, useIsSignedIn } from '../../platform/api/services.tsx'

/** Undefined until known: what is not configured is never mentioned. */
export const useStockLibraries = () => {
  const { data } = useQuery({
    ...useApi().query(listStockLibraries),
    enabled: useIsSignedIn(),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data?.libraries
}

export type StockSearch = { library: StockKey; query: string; page: number }

export const useStockPhotos = ({ library, query, page }: StockSearch) =>
  useQuery({
    ...useApi().query(searchStockPhotos, { params: { library }, query: { query, page } }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
