import {
  type StockKey,
  type StockLibrary,
  type StockPhoto,
  type StockShape,
  type StockVideo,
  stockKey,
  stockPhoto,
  stockVideo,
} from '@kadr/contract/library/stock'
import { DAY_MS } from '@kadr/kit/durations'
import type { SafeFetch } from '@kadr/kit/node/safe-fetch'
import { type StockPage, type StockVideoPage, stockAdapters } from '@kadr/stock'
import * as z from 'zod/mini'
import type { AppContext } from '../../../context.ts'
import { explainFailure, openLibrary, openVideos } from './open-library.ts'

export const listLibraries = ({ config }: Pick<AppContext, 'config'>): StockLibrary[] =>
  stockKey.options
    .filter((key) => config.stock[key] !== undefined)
    .map((key) => {
      const { name, url, videos } = stockAdapters[key]
      return { key, name, url, hasVideos: videos !== null }
    })

/** Without the fields only the server uses. */
const presentPhoto = (found: StockPhoto): StockPhoto => z.parse(stockPhoto, found)
const presentVideo = (found: StockVideo): StockVideo => z.parse(stockVideo, found)

const MOST_KEPT = 500

/** Searches are kept for a day: Pixabay's terms require it, and all libraries limit requests. */
const createMemory = <Page>() => {
  const kept = new Map<string, { page: Page; until: number }>()
  return async (
    { words, now }: { words: readonly (string | number)[]; now: number },
    search: () => Promise<Page>,
  ): Promise<Page> => {
    const key = JSON.stringify(words)
    const known = kept.get(key)
    if (known && known.until > now) return known.page
    const page = await search()
    kept.delete(key)
    kept.set(key, { page, until: now + DAY_MS })
    for (const oldest of kept.keys()) {
      if (kept.size <= MOST_KEPT) break
      kept.delete(oldest)
    }
    return page
  }
}

type Search = {
  ctx: Pick<AppContext, 'clock' | 'config'>
  library: StockKey
  query: string
  page: number
}

const nowOf = ({ clock }: Search['ctx']) => clock.now().getTime()

export const createStockSearch = (fetch: SafeFetch) => {
  const rememberPhotos = createMemory<StockPage>()
  const rememberVideos = createMemory<StockVideoPage>()
  return {
    async findPhotos({ ctx, library, query, page }: Search): Promise<StockPage> {
      const { adapter, access } = openLibrary({ ctx, fetch, library })
      const words = [library, query.toLowerCase(), page]
      return rememberPhotos({ words, now: nowOf(ctx) }, async () => {
        const { photos, hasMore } = await explainFailure(adapter, () =>
          adapter.search(access, { query, page }),
        )
        return { photos: photos.map(presentPhoto), hasMore }
      })
    },
    async findVideos({
      ctx,
      library,
      query,
      page,
      shape,
    }: Search & { shape: StockShape }): Promise<StockVideoPage> {
      const { adapter, access, videos } = openVideos({ ctx, fetch, library })
      const words = [library, query.toLowerCase(), page, shape]
      return rememberVideos({ words, now: nowOf(ctx) }, async () => {
        const found = await explainFailure(adapter, () =>
          videos.search(access, { query, page, shape }),
        )
        return { videos: found.videos.map(presentVideo), hasMore: found.hasMore }
      })
    },
  }
}
