import { readProductPage } from '@kadr/contract/products'
import type { RouteData } from '@kadr/contract/route'
import { useMutation } from '@tanstack/react-query'
import { useApi } from '../../../platform/services.tsx'

export type PageFinds = RouteData<typeof readProductPage>

export const useReadPage = () => {
  const api = useApi()
  return useMutation({
    mutationFn: (link: string) => api.call(readProductPage, { body: { link } }),
  })
}
