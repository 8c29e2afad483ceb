import { parseJson } from '@kadr/kit/parse-json'
import { tabTexts } from '../storage/device-storage.ts'

export const RELOAD_GUARD_MS = 10_000
const RECORD_KEY = 'kadr.reload'

/** Paths that were reloaded within the last 10 seconds, with the ends of these. */
const readGuards = (now: number): Map<string, number> => {
  const stored = parseJson(tabTexts.read(RECORD_KEY))
  const entries = typeof stored === 'object' && stored !== null ? Object.entries(stored) : []
  return new Map(entries.filter(([, end]) => end > now))
}

/** Loads the document at a path, at most once per 10 seconds per path. Returns false when throttled. */
export const reloadOnce = ({ path, now = Date.now() }: { path: string; now?: number }): boolean => {
  const guards = readGuards(now)
  if (guards.has(path)) return false
  guards.set(path, now + RELOAD_GUARD_MS)
  tabTexts.write(RECORD_KEY, JSON.stringify(Object.fromEntries(guards)))
  openDocument(path)
  return true
}

/** Assigning the current address would only change the hash. */
export const openDocument = (path: string) => {
  const { pathname, search, hash } = window.location
  if (path === pathname + search + hash) window.location.reload()
  else window.location.assign(path)
}

let heading: string | undefined
/** Set by the router at the start of a navigation, cleared at its end. */
export const setNavigationTarget = (path: string | undefined) => {
  heading = path
}

const never = () => new Promise<never>(() => {})

/**
 * A chunk that fails to load usually belongs to a replaced build: the target of the navigation is loaded as a
 * document. Outside a navigation (prefetch) the error is rethrown.
 */
export const loadChunk = async <T>(load: () => Promise<T>): Promise<T> => {
  try {
    return await load()
  } catch (error) {
    if (!import.meta.env.SSR && heading !== undefined && reloadOnce({ path: heading }))
      return never()
    throw error
  }
}
