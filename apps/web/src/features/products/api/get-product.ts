import { getProduct } from '@kadr/contract/products'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useApi, useIsSignedIn } from '../../../platform/services.tsx'

export const useProduct = (id: string) =>
  useQuery({ ...useApi().query(getProduct, { params: { id } }), enabled: useIsSignedIn() })

/** What is saved right now, past any cache. */
export const useFetchProduct = () => {
  const api = useApi()
  const queries = useQueryClient()
  return useCallback(
    (id: string) =>
      queries.fetchQuery({ ...api.query(getProduct, { params: { id } }), staleTime: 0 }),
    [api, queries],
  )
}
