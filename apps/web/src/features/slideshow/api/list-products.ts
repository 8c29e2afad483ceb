import { getProduct, listProducts } from '@kadr/contract/products'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../platform/services.tsx'

const SHOWN = 50

/** Products with something to show. */
export const useProductsWithMedia = () => {
  const query = useQuery(useApi().query(listProducts, { query: { state: 'active', limit: SHOWN } }))
  return {
    ...query,
    products: query.data?.items.filter(({ resources }) => resources.length > 0),
  }
}

export const useProduct = (id: string | undefined) =>
  useQuery({
    ...useApi().query(getProduct, { params: { id: id ?? '' } }),
    enabled: id !== undefined,
    retry: false,
  })
