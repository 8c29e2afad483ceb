import { deleteProduct } from '@kadr/contract/products'
import { useMutation } from '@tanstack/react-query'
import { useApi } from '../../../platform/services.tsx'

export const useDeleteProduct = () => {
  const api = useApi()
  return useMutation({ mutationFn: (id: string) => api.call(deleteProduct, { params: { id } }) })
}
