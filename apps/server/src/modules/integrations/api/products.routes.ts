import * as contract from '@kadr/contract/integrations/v1/products'
import type { Product } from '@kadr/contract/library/products'
import type { Mount } from '../../../platform/http/mount.ts'
import {
  createProduct,
  deleteProduct,
  getProduct,
  listProducts,
  updateProduct,
} from '../../library/products/index.ts'
import { readPage } from './read-page.ts'

const presentProduct = ({ resources: _, ...product }: Product): contract.V1Product => product

export const mountProductsV1 = (mount: Mount) => {
  mount({
    route: contract.listProductsV1,
    handle: ({ ctx, actor: { workspaceId }, query }) =>
      readPage({
        ctx,
        workspaceId,
        list: 'products',
        query,
        read: (page) => listProducts({ ctx, workspaceId, query: { ...query, ...page } }),
        present: presentProduct,
      }),
  })
  mount({
    route: contract.getProductV1,
    handle: async ({ ctx, actor: { workspaceId }, params: { id } }) =>
      presentProduct(await getProduct({ ctx, workspaceId, id })),
  })
  mount({
    route: contract.createProductV1,
    handle: async ({ ctx, actor: { workspaceId }, body: input }) =>
      presentProduct(await createProduct({ ctx, workspaceId, input })),
  })
  mount({
    route: contract.updateProductV1,
    handle: async ({ ctx, actor: { workspaceId }, params: { id }, body: changes }) =>
      presentProduct(await updateProduct({ ctx, workspaceId, id, changes })),
  })
  mount({
    route: contract.deleteProductV1,
    handle: async ({ ctx, actor: { workspaceId }, params: { id } }) => {
      await deleteProduct({ ctx, workspaceId, id })
      return {}
    },
  })
}
