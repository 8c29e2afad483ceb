import * as contract from '@kadr/contract/library/stock'
import type { SafeFetch } from '@kadr/kit/node/safe-fetch'
import type { Mount } from '../../../platform/http/mount.ts'
import { presentResource } from '../resources/index.ts'
import { importPhoto } from './import-photo.ts'
import { importVideo } from './import-video.ts'
import { createStockSearch, listLibraries } from './search-stock.ts'

export const mountStock = ({ mount, fetch }: { mount: Mount; fetch: SafeFetch }) => {
  const search = createStockSearch(fetch)
  mount({
    route: contract.listStockLibraries,
    handle: ({ ctx }) => Promise.resolve({ libraries: listLibraries(ctx) }),
  })
  mount({
    route: contract.searchStockPhotos,
    handle: ({ ctx, params: { library }, query: { query, page = 1 } }) =>
      search.findPhotos({ ctx, library, query, page }),
  })
  mount({
    route: contract.searchStockVideos,
    handle: ({ ctx, params: { library }, query: { query, page = 1, shape = 'upright' } }) =>
      search.findVideos({ ctx, library, query, page, shape }),
  })
  mount({
    route: contract.importStockPhoto,
    handle: async ({ ctx, actor: { workspaceId }, params: { library, photoId } }) => {
      const row = await importPhoto({ ctx, fetch, workspaceId, library, photoId })
      return presentResource({ ctx, row })
    },
  })
  mount({
    route: contract.importStockVideo,
    handle: async ({ ctx, actor: { workspaceId }, params: { library, videoId } }) => {
      const row = await importVideo({ ctx, fetch, workspaceId, library, videoId })
      return presentResource({ ctx, row })
    },
  })
}
