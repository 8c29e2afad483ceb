import type { StockPhoto, StockShape, StockVideo } from '@kadr/contract/library/stock'

/** Accepts the platform's `fetch` and a guarded one. */
export type StockFetch = (
  url: string,
  request: { headers: Record<string, string>; signal: AbortSignal },
) => Promise<{ ok: boolean; status: number; json(): Promise<unknown> }>

export type StockAccess = { fetch: StockFetch; key: string; apiUrl: string }

export type StockPage = { photos: StockPhoto[]; hasMore: boolean }
export type StockVideoPage = { videos: StockVideo[]; hasMore: boolean }

/** A photo to be copied. */
export type StockFile = StockPhoto & {
  fileUrl: string
  /** Called when the photo is used, where the library's terms require it. */
  useUrl: string | null
}

/** A video to be copied: the smallest of its files that covers an upright canvas. */
export type StockVideoFile = StockVideo & { fileUrl: string }

type StockVideos = {
  search(
    access: StockAccess,
    input: { query: string; page: number; shape: StockShape },
  ): Promise<StockVideoPage>
  /** Undefined when the library has no such video. */
  find(access: StockAccess, id: string): Promise<StockVideoFile | undefined>
}

/** A library of photos and, where it has them, videos. */
export type StockAdapter = {
  name: string
  url: string
  apiUrl: string
  search(access: StockAccess, input: { query: string; page: number }): Promise<StockPage>
  /** Undefined when the library has no such photo. */
  find(access: StockAccess, id: string): Promise<StockFile | undefined>
  reportUse(access: StockAccess, file: StockFile): Promise<void>
  /** Null for a library of photos only. */
  videos: StockVideos | null
}

export const PHOTOS_PER_PAGE = 30
export const VIDEOS_PER_PAGE = 24
