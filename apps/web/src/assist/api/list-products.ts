import { listProducts } from '@kadr/contract/products'
import { useQuery } from '@tanstack/react-query'
import { useApi, useIsSignedIn } from '../../platform/services.tsx'

const MOST = 200

/** What a request can be about. Who has more than two hundred writes the topic or asks from the product itself. */
export const useProductChoice = () => {
  const query = useQuery({
    ...useApi().query(listProducts, { query: { state: 'active', limit: MOST } }),
    enabled: useIsSignedIn(),
  })
  return { ...query, products: query.data?.items }
}
