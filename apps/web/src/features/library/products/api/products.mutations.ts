import type { RouteData, RouteRequest } from '@kadr/contract/base/route'
import {
  copyPictures,
  createProduct,
  deleteProduct,
  duplicateProduct,
  importProducts,
  type ProductInput,
  readProductPage,
  updateProduct,
} from '@kadr/contract/library/products'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { addToLists } from '../../../../media/resources/list-cache.ts'
import { useApiMutation } from '../../../../platform/api/api-hooks.ts'
import { useApi } from '../../../../platform/api/services.tsx'

export const useCreateProduct = () =>
  useApiMutation((api, body: ProductInput) => api.call(createProduct, { body }))

type Change = { id: string } & RouteRequest<typeof updateProduct>['body']

export const useUpdateProduct = () =>
  useApiMutation((api, { id, ...body }: Change) =>
    api.call(updateProduct, { params: { id }, body }),
  )

export const useDuplicateProduct = () =>
  useApiMutation((api, id: string) => api.call(duplicateProduct, { params: { id } }))

export const useDeleteProduct = () =>
  useApiMutation((api, id: string) => api.call(deleteProduct, { params: { id } }))

export type PageFinds = RouteData<typeof readProductPage>

export const useReadPage = () =>
  useApiMutation((api, link: string) => api.call(readProductPage, { body: { link } }))

/** The copies become resources, so they are added to the cached resource lists. */
export const useCopyPictures = () => {
  const api = useApi()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (urls: string[]) => api.call(copyPictures, { body: { urls } }),
    onSuccess: ({ resources }) => {
      for (const resource of resources) addToLists({ queries, resource })
    },
  })
}

type Import = RouteRequest<typeof importProducts>['body']
export type ImportSource = Import['source']

export const useImportProducts = () =>
  useApiMutation((api, body: Import) => api.call(importProducts, { body }))
