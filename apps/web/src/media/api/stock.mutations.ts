import { importStockPhoto, type StockKey } from '@kadr/contract/library/stock'
import { useApiMutation } from '../../platform/api/api-hooks.ts'

export const useImportStockPhoto = (library: StockKey) =>
  useApiMutation((api, photoId: string) =>
    api.call(importStockPhoto, { params: { library, photoId } }),
  )
