import * as contract from '@kadr/contract/library/products'
import type { SafeFetch } from '@kadr/kit/node/safe-fetch'
import type { Mount } from '../../../platform/http/mount.ts'
import { presentResource } from '../resources/index.ts'
import { copyPictures } from './copy-pictures.ts'
import { importProducts } from './import-products.ts'
import * as service from './products.service.ts'
import { readPage } from './read-page.ts'

/** Routes that make requests to external sites. */
const mountOutside = ({ mount, fetch }: { mount: Mount; fetch: SafeFetch }) => {
  mount({
    route: contract.readProductPage,
    handle: ({ ctx, body }) => readPage({ ctx, fetch, ...body }),
  })
  mount({
    route: contract.copyPictures,
    handle: async ({ ctx, actor: { workspaceId }, body: { urls } }) => {
      const { rows, failed } = await copyPictures({ ctx, fetch, workspaceId, urls })
      return { resources: rows.map((row) => presentResource({ ctx, row })), failed }
    },
  })
  mount({
    route: contract.importProducts,
    handle: ({ ctx, actor: { workspaceId }, body }) =>
      importProducts({ ctx, fetch, workspaceId, ...body }),
  })
}

export const mountProducts = ({ mount, fetch }: { mount: Mount; fetch: SafeFetch }) => {
  mountOutside({ mount, fetch })
  mount({
    route: contract.listProducts,
    handle: ({ ctx, actor: { workspaceId }, query }) =>
      service.listProducts({ ctx, workspaceId, query }),
  })
  mount({
    route: contract.getProduct,
    handle: ({ ctx, actor: { workspaceId }, params: { id } }) =>
      service.getProduct({ ctx, workspaceId, id }),
  })
  mount({
    route: contract.createProduct,
    handle: ({ ctx, actor: { workspaceId }, body: input }) =>
      service.createProduct({ ctx, workspaceId, input }),
  })
  mount({
    route: contract.updateProduct,
    handle: ({ ctx, actor: { workspaceId }, params: { id }, body: changes }) =>
      service.updateProduct({ ctx, workspaceId, id, changes }),
  })
  mount({
    route: contract.duplicateProduct,
    handle: ({ ctx, actor: { workspaceId }, params: { id } }) =>
      service.duplicateProduct({ ctx, workspaceId, id }),
  })
  mount({
    route: contract.deleteProduct,
    handle: async ({ ctx, actor: { workspaceId }, params: { id } }) => {
      await service.deleteProduct({ ctx, workspaceId, id })
      return {}
    },
  })
}
