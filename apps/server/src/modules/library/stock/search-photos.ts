import {
  type StockKey,
  type StockLibrary,
  type StockPhoto,
  stockKey,
} from '@kadr/contract/library/stock'
import { DAY_MS } from '@kadr/kit/durations'
import type { SafeFetch } from '@kadr/kit/node/safe-fetch'
import { type StockPage, stockAdapters } from '@kadr/stock'
import type { AppContext } from '../../../context.ts'
import { explainFailure, openLibrary } from './open-library.ts'

export const listLibraries = ({ config }: Pick<AppContext, 'config'>): StockLibrary[] =>
  stockKey.options
    .filter((key) => config.stock[key] !== undefined)
    .map((key) => ({ key, name: stockAdapters[key].name, url: stockAdapters[key].url }))

/** Without the fields only the server uses. */
const presentPhoto = ({
  id,
  alt,
  width,
  height,
  previewUrl,
  author,
  authorUrl,
  pageUrl,
}: StockPhoto) => ({
  id,
  alt,
  width,
  height,
  previewUrl,
  author,
  authorUrl,
  pageUrl,
})

const MOST_KEPT = 500

/** Searches are cached for a day: Pixabay's terms require it, and all libraries limit requests. */
export const createStockSearch = (fetch: SafeFetch) => {
  const kept = new Map<string, { page: StockPage; until: number }>()

  return async ({
    ctx,
    library,
    query,
    page,
  }: {
    ctx: Pick<AppContext, 'clock' | 'config'>
    library: StockKey
    query: string
    page: number
  }): Promise<StockPage> => {
    const { adapter, access } = openLibrary({ ctx, fetch, library })
    const key = JSON.stringify([library, query.toLowerCase(), page])
    const now = ctx.clock.now().getTime()
    const known = kept.get(key)
    if (known && known.until > now) return known.page
    const { photos, hasMore } = await explainFailure(adapter, () =>
      adapter.search(access, { query, page }),
    )
    const found = { photos: photos.map(presentPhoto), hasMore }
    kept.delete(key)
    kept.set(key, { page: found, until: now + DAY_MS })
    for (const oldest of kept.keys()) {
      if (kept.size <= MOST_KEPT) break
      kept.delete(oldest)
    }
    return found
  }
}
