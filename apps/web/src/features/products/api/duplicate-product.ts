import { duplicateProduct } from '@kadr/contract/products'
import { useMutation } from '@tanstack/react-query'
import { useApi } from '../../../platform/services.tsx'

export const useDuplicateProduct = () => {
  const api = useApi()
  return useMutation({
    mutationFn: (id: string) => api.call(duplicateProduct, { params: { id } }),
  })
}
