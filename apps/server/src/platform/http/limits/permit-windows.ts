import type { AppContext } from '../../../context.ts'
import { acquirePermits } from './rate-counters.ts'

/** Processes take permits in blocks of this share of the limit, so that most requests need no query. */
const BLOCK_SHARE = 1 / 30
const MAX_KEYS = 20_000

/** This process's share of a key's window: permits, or the knowledge that there are none. */
type Window = {
  limit: number
  permits: number
  /** Not taken by any process when this share was. */
  others: number
  isSpent: boolean
  endsAt: number
}

export type Permit = {
  isGiven: boolean
  limit: number
  /** What is left of the window; other processes may have taken of it since. */
  left: number
  secondsLeft: number
}

/** Takes a block from the counter that all processes share. */
const openWindow = async ({
  ctx,
  key,
  limit,
}: {
  ctx: AppContext
  key: string
  limit: number
}): Promise<Window> => {
  const block = Math.max(1, Math.floor(limit * BLOCK_SHARE))
  const { used, secondsLeft } = await acquirePermits({ db: ctx.db, key, count: block })
  const permits = Math.max(0, Math.min(block, limit - (used - block)))
  return {
    limit,
    permits,
    others: Math.max(0, limit - used),
    isSpent: permits === 0,
    endsAt: performance.now() + Math.max(0, secondsLeft) * 1000,
  }
}

const permitOf = ({ limit, permits, others, isSpent, endsAt }: Window): Permit => ({
  isGiven: !isSpent,
  limit,
  left: permits + others,
  secondsLeft: Math.max(1, Math.ceil((endsAt - performance.now()) / 1000)),
})

/** Permits of a minute by key, over all processes together. */
export const createPermitWindows = (ctx: AppContext) => {
  const windows = new Map<string, Window>()
  const opening = new Map<string, Promise<Window>>()

  const forgetOldest = () => {
    const [oldest] = windows.keys()
    if (oldest !== undefined && windows.size > MAX_KEYS) windows.delete(oldest)
  }
  const findWindow = (key: string) => {
    const known = windows.get(key)
    if (known && performance.now() < known.endsAt && (known.isSpent || known.permits > 0)) {
      return known
    }
    windows.delete(key)
    return undefined
  }
  /** Requests that arrive together share one block. */
  const open = (key: string, readLimit: () => Promise<number> | number) => {
    const running = opening.get(key)
    if (running !== undefined) return running
    const started = Promise.resolve(readLimit())
      .then((limit) => openWindow({ ctx, key, limit }))
      .then((window) => {
        windows.set(key, window)
        forgetOldest()
        return window
      })
      .finally(() => opening.delete(key))
    opening.set(key, started)
    return started
  }

  return async ({
    key,
    readLimit,
  }: {
    key: string
    readLimit(): Promise<number> | number
  }): Promise<Permit> => {
    for (;;) {
      const window = findWindow(key) ?? (await open(key, readLimit))
      if (window.isSpent) return permitOf(window)
      if (window.permits === 0) continue
      window.permits -= 1
      return permitOf(window)
    }
  }
}
