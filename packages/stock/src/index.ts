import type { StockKey } from '@kadr/contract/library/stock'
import { pexels } from './pexels/pexels.ts'
import { pixabay } from './pixabay/pixabay.ts'
import type { StockAdapter } from './stock-adapter.ts'
import { unsplash } from './unsplash/unsplash.ts'

export { StockUnavailableError } from './_shared/request-json.ts'
export type {
  StockAccess,
  StockAdapter,
  StockFetch,
  StockFile,
  StockPage,
  StockVideoPage,
} from './stock-adapter.ts'

/** A new library is added here and to `stockKey` of the contract. */
export const stockAdapters: Record<StockKey, StockAdapter> = { pexels, pixabay, unsplash }
