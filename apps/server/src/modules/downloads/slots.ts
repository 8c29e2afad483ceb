import { createHmac } from 'node:crypto'
import { setImmediate as settle, setTimeout as wait } from 'node:timers/promises'
import { DownloadRefusedError } from '@kadr/downloads'
import type { AppContext } from '../../context.ts'
import { inTransaction } from '../../db/connection.ts'
import type { SlotDecision, SlotLimits } from './decide-slot.ts'
import * as repository from './slots.repository.ts'

type SlotKind = repository.SlotKind

/** Over all processes: the engine takes a core, a stream mostly bandwidth. */
const LIMITS: Record<SlotKind, SlotLimits> = {
  engine: { all: 2, perAddress: 3 },
  stream: { all: 24, perAddress: 3 },
}
/** How often the waiting places of a process are asked about. */
const POLL_MS = 500
/** A place nobody asks about for this long is given to others. */
const HELD_SECONDS = 30
const RENEW_MS = 10_000

/** The caller's address is needed only to be told apart: it is stored as a keyed hash. */
export const addressOf = ({ secrets }: Pick<AppContext, 'secrets'>, ip: string): string =>
  createHmac('sha256', secrets.derive('download-address')).update(ip).digest('base64url')

export type Slot = {
  id: string
  /** Leaves the place to whoever comes for it within so many seconds. */
  reserveFor(seconds: number): Promise<void>
  release(): Promise<void>
}

const hold = (ctx: AppContext, id: string): Slot => {
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
      await repository.leaveSlot({ db: ctx.db, id })
    },
  }
}

type Waiting = AsyncGenerator<{ type: 'waiting'; place: number }, Slot>
type Place = { kind: SlotKind; address: string; signal: AbortSignal }

/** The places this process waits for. */
export type SlotQueue = {
  /** Yields the place in the queue as it changes, returns the slot when it is taken. */
  wait(place: Place): Waiting
  /** Continues a reserved place; a repeated request for the same file waits for a new one. */
  resume(input: Omit<Place, 'kind'> & { id: string | undefined }): Promise<Slot>
}

/**
 * Asks about all places of a kind in one transaction, whose cost does not depend on how many wait. Those who wait are
 * woken together, so that they ask together.
 */
const createLine = (ctx: AppContext, kind: SlotKind) => {
  let asked: { ids: string[]; answer: Promise<Map<string, SlotDecision>> } | undefined
  let answered: Promise<unknown> = Promise.resolve()
  let turn: Promise<void> | undefined

  const decide = async (ids: readonly string[]) => {
    await Promise.all([answered, settle()])
    asked = undefined
    return inTransaction(ctx.db, (tx) =>
      repository.tryToRun({ tx, ids, kind, limits: LIMITS[kind], seconds: HELD_SECONDS }),
    )
  }
  return {
    /** Undefined once the place has expired. */
    async ask(id: string): Promise<SlotDecision | undefined> {
      if (!asked) {
        const ids: string[] = []
        asked = { ids, answer: decide(ids) }
        answered = asked.answer.catch(() => undefined)
      }
      asked.ids.push(id)
      return (await asked.answer).get(id)
    },
    nextTurn(): Promise<void> {
      turn ??= wait(POLL_MS).then(() => {
        turn = undefined
      })
      return turn
    },
  }
}

export const createSlotQueue = (ctx: AppContext): SlotQueue => {
  const { db } = ctx
  const lines = { engine: createLine(ctx, 'engine'), stream: createLine(ctx, 'stream') }

  async function* waitFor({ kind, address, signal }: Place): Waiting {
    const id = await repository.enterQueue({ db, kind, address, seconds: HELD_SECONDS })
    let isTaken = false
    let shown = 0
    try {
      for (;;) {
        const decided = await lines[kind].ask(id)
        if (!decided) throw new DownloadRefusedError('source-down', 'the place has expired')
        if (decided.mayRun) {
          isTaken = true
          return hold(ctx, id)
        }
        if (decided.place !== shown) yield { type: 'waiting', place: decided.place }
        shown = decided.place
        await lines[kind].nextTurn()
        signal.throwIfAborted()
      }
    } finally {
      if (!isTaken) await repository.leaveSlot({ db, id })
    }
  }

  return {
    wait: waitFor,
    async resume({ id, address, signal }) {
      const taken = id && (await repository.takeOver({ db, id, seconds: HELD_SECONDS }))
      if (taken) return hold(ctx, taken)
      const waiting = waitFor({ kind: 'stream', address, signal })
      for (;;) {
        const step = await waiting.next()
        if (step.done) return step.value
      }
    },
  }
}
