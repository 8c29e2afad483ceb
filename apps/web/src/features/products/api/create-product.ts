import { createProduct, type ProductInput } from '@kadr/contract/products'
import { useMutation } from '@tanstack/react-query'
import { useApi } from '../../../platform/services.tsx'

export const useCreateProduct = () => {
  const api = useApi()
  return useMutation({ mutationFn: (body: ProductInput) => api.call(createProduct, { body }) })
}
