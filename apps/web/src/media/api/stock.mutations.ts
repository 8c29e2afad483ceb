import { importStockPhoto, importStockVideo, type StockKey } from '@kadr/contract/library/stock'
import { useApiMutation } from '../../platform/api/api-hooks.ts'
import type { StockMedium } from './stock.queries.ts'

type Chosen = { library: StockKey; medium: StockMedium; id: string }

export const useImportStock = () =>
  useApiMutation((api, { library, medium, id }: Chosen) =>
    medium === 'video'
      ? api.call(importStockVideo, { params: { library, videoId: id } })
      : api.call(importStockPhoto, { params: { library, photoId: id } }),
  )
