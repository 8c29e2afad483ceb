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

export const SANDBOX_STOCK_PATH = '/sandbox/stock'
/** A key that begins so is of the sandbox: its library is played by this server. */
const PLAYED_KEY = /^sandbox-/

/** `sandboxUrl` is the address of a server that plays outside parties. */
export const parseStock = (
  env: Env,
  { sandboxUrl }: { sandboxUrl?: string | undefined } = {},
): StockConfig =>
  Object.fromEntries(
    stockKey.options.flatMap((library) => {
      const key = env[KEYS[library]]
      if (!key) return []
      const own = parseUrl({ env, name: `${library.toUpperCase()}_API_URL` })
      const isPlayed = sandboxUrl !== undefined && PLAYED_KEY.test(key)
      const played = isPlayed ? `${sandboxUrl}${SANDBOX_STOCK_PATH}/${library}` : undefined
      return [[library, { key, apiUrl: own ?? played ?? stockAdapters[library].apiUrl }]]
    }),
  )
