import { getProduct, listProducts } from '@kadr/contract/products'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../platform/services.tsx'

const SHOWN = 50

export const useProducts = () =>
  useQuery(useApi().query(listProducts, { query: { state: 'active', limit: SHOWN } }))

export const useProduct = (id: string | undefined) =>
  useQuery({
    ...useApi().query(getProduct, { params: { id: id ?? '' } }),
    enabled: id !== undefined,
    retry: false,
  })
