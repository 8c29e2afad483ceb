import type { ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createThrottle, type Engine, findEngine, openItem, type Throttle } from '@kadr/downloads'
import { MINUTE_MS } from '@kadr/kit/durations'
import type { AppContext } from '../../../context.ts'
import { engineLocationOf } from '../../../platform/outside/downloads/engine-location.ts'
import {
  type OpenedOutside,
  openOutside,
} from '../../../platform/outside/downloads/open-outside.ts'
import {
  canRelay,
  createRelay,
  type OpenedStream,
  type Relay,
  type StreamRequest,
} from '../../../platform/outside/downloads/relay.ts'
import { createSlotQueue, type SlotQueue } from './slots.ts'

/** How long a found engine is cached: one installed or replaced meanwhile is noticed after this. */
const ENGINE_FRESH_MS = 10 * MINUTE_MS
const MISSING_FRESH_MS = MINUTE_MS

/** Download state shared within one process. */
export type DownloadService = {
  throttle: Throttle
  slots: SlotQueue
  outside(): Promise<OpenedOutside['outside']>
  engine(): Promise<Engine | undefined>
  /** Opens a stream in the relay process; in this process when the response's connection can't be passed on. */
  openStream(input: { request: StreamRequest; response: ServerResponse }): Promise<OpenedStream>
  close(): Promise<void>
}

export const createDownloadService = (ctx: AppContext): DownloadService => {
  const { bytesPerSecond } = ctx.config.downloads
  const { path } = ctx.media
  const throttle = createThrottle(bytesPerSecond)
  let opened: Promise<OpenedOutside> | undefined
  let relay: Relay | undefined
  let engine: { found: Promise<Engine | undefined>; until: number } | undefined

  const lookForEngine = () => {
    const found = findEngine(engineLocationOf(ctx.config, ctx.clock.now()))
    const looked = { found, until: performance.now() + ENGINE_FRESH_MS }
    void found.then((known) => {
      if (!known) looked.until = performance.now() + MISSING_FRESH_MS
    })
    return looked
  }

  const open = () => {
    opened ??= openOutside(ctx)
    return opened
  }
  const openHere = async (request: StreamRequest): Promise<OpenedStream> => {
    const { outside } = await open()
    const { chunks, ...head } = await openItem({ ...request, outside, throttle, path })
    const bytes = Readable.from(chunks, { objectMode: false })
    return { ...head, pass: (response) => pipeline(bytes, response, { end: false }) }
  }

  return {
    throttle,
    slots: createSlotQueue(ctx),
    async outside() {
      return (await open()).outside
    },
    async openStream({ request, response }) {
      if (!canRelay(response)) return openHere(request)
      const { playedAt } = await open()
      relay ??= createRelay({ settings: { bytesPerSecond, path, playedAt }, log: ctx.log })
      return relay.open(request)
    },
    engine() {
      if (!engine || engine.until < performance.now()) engine = lookForEngine()
      return engine.found
    },
    async close() {
      relay?.close()
      await opened?.then(({ close }) => close())
    },
  }
}
