import { getProduct, listProducts } from '@kadr/contract/products'
import { useQuery } from '@tanstack/react-query'
import { useApi, useIsSignedIn } from '../../platform/services.tsx'

const MOST = 200

/** What a text or a reel can be about. Who has more than two hundred begins from the product itself. */
export const useProductChoice = () => {
  const query = useQuery({
    ...useApi().query(listProducts, { query: { state: 'active', limit: MOST } }),
    enabled: useIsSignedIn(),
  })
  return { ...query, products: query.data?.items }
}

/** What is being made begins without a product that is gone. */
export const useProduct = (id: string | undefined) =>
  useQuery({
    ...useApi().query(getProduct, { params: { id: id ?? '' } }),
    enabled: id !== undefined,
    retry: false,
  })
