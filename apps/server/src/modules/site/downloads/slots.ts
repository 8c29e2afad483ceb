import { setImmediate as settle, setTimeout as wait } from 'node:timers/promises'
import { DownloadRefusedError } from '@kadr/downloads'
import type { AppContext } from '../../../context.ts'
import { inTransaction } from '../../../db/connection.ts'
import { signText } from '../../../platform/crypto/sign-text.ts'
import type { SlotDecision, SlotLimits } from './decide-slot.ts'
import * as repository from './slots.repository.ts'

type SlotKind = repository.SlotKind

/** Limits over all processes: the engine takes a core, a stream mostly bandwidth. */
const LIMITS: Record<SlotKind, SlotLimits> = {
  engine: { all: 2, perAddress: 3 },
  stream: { all: 24, perAddress: 3 },
}
/** How often a process polls for its waiting requests. */
const POLL_MS = 500
/** A slot that is not renewed for this long is free again. */
const HELD_SECONDS = 30
const RENEW_MS = 10_000

/** Addresses only tell callers apart, so a keyed hash is stored. */
export const addressOf = ({ secrets }: Pick<AppContext, 'secrets'>, ip: string): string =>
  signText({ key: secrets.derive('download-address'), text: ip })

export type Slot = {
  id: string
  /** Keeps the slot reserved for that many seconds without renewing it. */
  reserveFor(seconds: number): Promise<void>
  release(): Promise<void>
}

const holdSlot = (ctx: AppContext, id: string): Slot => {
  const timer = setInterval(() => {
    repository.renewSlot({ db: ctx.db, id, seconds: HELD_SECONDS }).catch((err: unknown) => {
      ctx.log.warn({ err }, 'downloads.slot.renew_failed')
    })
  }, RENEW_MS)
  return {
    id,
    async reserveFor(seconds) {
      clearInterval(timer)
      await repository.renewSlot({ db: ctx.db, id, seconds })
    },
    async release() {
      clearInterval(timer)
      await repository.releaseSlot({ db: ctx.db, id })
    },
  }
}

type SlotWait = AsyncGenerator<{ type: 'waiting'; place: number }, Slot>
type SlotRequest = { kind: SlotKind; address: string; signal: AbortSignal }

/** Requests of this process that wait for a slot. */
export type SlotQueue = {
  /** Yields the position in the queue as it changes; returns the slot. */
  wait(request: SlotRequest): SlotWait
  /** Claims a reserved slot; where it is gone, queues for a new one. */
  resume(input: Omit<SlotRequest, 'kind'> & { id: string | undefined }): Promise<Slot>
}

/** Batches the polls of all waiting requests of a kind into one transaction: the cost does not grow with their number. */
const createPoller = (ctx: AppContext, kind: SlotKind) => {
  let batch: { ids: string[]; answer: Promise<Map<string, SlotDecision>> } | undefined
  let lastBatch: Promise<unknown> = Promise.resolve()
  let poll: Promise<void> | undefined

  const runBatch = async (ids: readonly string[]) => {
    await Promise.all([lastBatch, settle()])
    batch = undefined
    return inTransaction(ctx.db, (tx) =>
      repository.tryToRun({ tx, ids, kind, limits: LIMITS[kind], seconds: HELD_SECONDS }),
    )
  }
  return {
    /** Undefined once the queue entry has expired. */
    async decide(id: string): Promise<SlotDecision | undefined> {
      if (!batch) {
        const ids: string[] = []
        batch = { ids, answer: runBatch(ids) }
        lastBatch = batch.answer.catch(() => undefined)
      }
      batch.ids.push(id)
      return (await batch.answer).get(id)
    },
    nextPoll(): Promise<void> {
      poll ??= wait(POLL_MS).then(() => {
        poll = undefined
      })
      return poll
    },
  }
}

export const createSlotQueue = (ctx: AppContext): SlotQueue => {
  const { db } = ctx
  const pollers = { engine: createPoller(ctx, 'engine'), stream: createPoller(ctx, 'stream') }

  async function* waitFor({ kind, address, signal }: SlotRequest): SlotWait {
    const id = await repository.enterQueue({ db, kind, address, seconds: HELD_SECONDS })
    let isClaimed = false
    let shown = 0
    try {
      for (;;) {
        const decided = await pollers[kind].decide(id)
        if (!decided) throw new DownloadRefusedError('source-down', 'the queue entry has expired')
        if (decided.mayRun) {
          isClaimed = true
          return holdSlot(ctx, id)
        }
        if (decided.position !== shown) yield { type: 'waiting', place: decided.position }
        shown = decided.position
        await pollers[kind].nextPoll()
        signal.throwIfAborted()
      }
    } finally {
      if (!isClaimed) await repository.releaseSlot({ db, id })
    }
  }

  return {
    wait: waitFor,
    async resume({ id, address, signal }) {
      const claimed = id && (await repository.claimReserved({ db, id, seconds: HELD_SECONDS }))
      if (claimed) return holdSlot(ctx, claimed)
      const waiting = waitFor({ kind: 'stream', address, signal })
      for (;;) {
        const step = await waiting.next()
        if (step.done) return step.value
      }
    },
  }
}
