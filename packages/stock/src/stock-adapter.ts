import type { StockPhoto } from '@kadr/contract/library/stock'

/** Accepts the platform's `fetch` and a guarded one. */
export type StockFetch = (
  url: string,
  request: { headers: Record<string, string>; signal: AbortSignal },
) => Promise<{ ok: boolean; status: number; json(): Promise<unknown> }>

export type StockAccess = { fetch: StockFetch; key: string; apiUrl: string }

export type StockPage = { photos: StockPhoto[]; hasMore: boolean }

/** A photo to be copied. */
export type StockFile = StockPhoto & {
  fileUrl: string
  /** Called when the photo is used, where the library's terms require it. */
  useUrl: string | null
}

/** A photo library. */
export type StockAdapter = {
  name: string
  url: string
  apiUrl: string
  search(access: StockAccess, input: { query: string; page: number }): Promise<StockPage>
  /** Undefined when the library has no such photo. */
  find(access: StockAccess, id: string): Promise<StockFile | undefined>
  reportUse(access: StockAccess, file: StockFile): Promise<void>
}

export const PHOTOS_PER_PAGE = 30
