import { createSafeFetch, type SafeFetch } from '@kadr/kit/node/safe-fetch'
import type { Module } from '../../../platform/module.ts'
import { createCopyPicturesJob } from './products.jobs.ts'
import { mountProducts } from './products.routes.ts'
import { exportProducts } from './products.service.ts'
import { searchableProducts } from './search-products.repository.ts'

export { copyFile, copyPicture, copyPictures } from './copy-pictures.ts'
export { fetchExternal, readAll } from './fetch-external.ts'
export type { RawPage } from './page-facts.thread.ts'
export { listProducts as listProductRows } from './products.repository.ts'
export {
  createProduct,
  deleteProduct,
  getProduct,
  listProducts,
  updateProduct,
} from './products.service.ts'
export { type FeedItem, readFeed } from './read-feed.ts'
export { fetchPage, readPage } from './read-page.ts'

/** `fetch` opens pages and pictures at URLs given by users. */
export const createProductsModule = ({ fetch }: { fetch: SafeFetch }): Module => ({
  name: 'products',
  routes: (mount) => mountProducts({ mount, fetch }),
  jobs: () => [createCopyPicturesJob(fetch)],
  exportPersonalData: exportProducts,
  searchable: searchableProducts,
})

export const productsModule = createProductsModule({ fetch: createSafeFetch() })
