import { createThrottle, type Engine, findEngine, type Throttle } from '@kadr/downloads'
import { MINUTE_MS } from '@kadr/kit/durations'
import type { AppContext } from '../../context.ts'
import { type OpenedOutside, openOutside } from '../../platform/downloads/open-outside.ts'
import { createSlotQueue, type SlotQueue } from './slots.ts'

/** An engine that was installed or replaced meanwhile is noticed after this. */
const ENGINE_FRESH_MS = 10 * MINUTE_MS
const MISSING_FRESH_MS = MINUTE_MS

/** What the downloads of one process share. */
export type Desk = {
  throttle: Throttle
  slots: SlotQueue
  outside(): Promise<OpenedOutside['outside']>
  engine(): Promise<Engine | undefined>
  close(): Promise<void>
}

export const createDesk = (ctx: AppContext): Desk => {
  const { downloads, programPath } = ctx.config
  let opened: Promise<OpenedOutside> | undefined
  let engine: { found: Promise<Engine | undefined>; until: number } | undefined

  const lookForEngine = () => {
    const found = findEngine({
      path: programPath,
      given: downloads.enginePath,
      now: ctx.clock.now(),
    })
    const looked = { found, until: performance.now() + ENGINE_FRESH_MS }
    void found.then((known) => {
      if (!known) looked.until = performance.now() + MISSING_FRESH_MS
    })
    return looked
  }

  return {
    throttle: createThrottle(downloads.bytesPerSecond),
    slots: createSlotQueue(ctx),
    async outside() {
      opened ??= openOutside(ctx)
      return (await opened).outside
    },
    engine() {
      if (!engine || engine.until < performance.now()) engine = lookForEngine()
      return engine.found
    },
    async close() {
      await opened?.then(({ close }) => close())
    },
  }
}
