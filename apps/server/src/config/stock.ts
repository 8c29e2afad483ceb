import { type StockKey, stockKey } from '@kadr/contract/library/stock'
import { stockAdapters } from '@kadr/stock'
import type { Env, EnvName } from './env.ts'
import { parseUrl } from './parse.ts'

/** Photo libraries with a configured key. */
export type StockConfig = Partial<Record<StockKey, { key: string; apiUrl: string }>>

const KEYS: Record<StockKey, EnvName> = {
  pexels: 'PEXELS_KEY',
  pixabay: 'PIXABAY_KEY',
  unsplash: 'UNSPLASH_KEY',
}

export const parseStock = (env: Env): StockConfig =>
  Object.fromEntries(
    stockKey.options.flatMap((library) => {
      const key = env[KEYS[library]]
      if (!key) return []
      const own = parseUrl({ env, name: `${library.toUpperCase()}_API_URL` })
      return [[library, { key, apiUrl: own ?? stockAdapters[library].apiUrl }]]
    }),
  )
