import { getProduct, updateProduct } from '@kadr/contract/products'
import type { RouteRequest } from '@kadr/contract/route'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../../platform/services.tsx'

type Change = { id: string } & RouteRequest<typeof updateProduct>['body']

export const useUpdateProduct = () => {
  const api = useApi()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ...body }: Change) => api.call(updateProduct, { params: { id }, body }),
    onSuccess: (product) => {
      const { queryKey } = api.query(getProduct, { params: { id: product.id } })
      queries.setQueryData(queryKey, product)
    },
  })
}
