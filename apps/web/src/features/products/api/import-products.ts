import { importProducts } from '@kadr/contract/products'
import type { RouteRequest } from '@kadr/contract/route'
import { useMutation } from '@tanstack/react-query'
import { useApi } from '../../../platform/services.tsx'

type Import = RouteRequest<typeof importProducts>['body']
export type ImportSource = Import['source']

export const useImportProducts = () => {
  const api = useApi()
  return useMutation({ mutationFn: (body: Import) => api.call(importProducts, { body }) })
}
