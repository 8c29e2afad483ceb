import { createHmac } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { DownloadRefusedError } from '@kadr/downloads'
import type { AppContext } from '../../context.ts'
import { inTransaction } from '../../db/connection.ts'
import type { SlotLimits } from './decide-slot.ts'
import * as repository from './slots.repository.ts'

type SlotKind = repository.SlotKind

/** Over all processes: the engine takes a core, a stream mostly bandwidth. */
const LIMITS: Record<SlotKind, SlotLimits> = {
  engine: { all: 2, perAddress: 3 },
  stream: { all: 24, perAddress: 3 },
}
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

/** Yields the place in the queue as it changes, returns the slot when it is taken. */
export async function* waitForSlot({
  ctx,
  kind,
  address,
  signal,
}: {
  ctx: AppContext
  kind: SlotKind
  address: string
  signal: AbortSignal
}): AsyncGenerator<{ type: 'waiting'; place: number }, Slot> {
  const { db } = ctx
  const id = await repository.enterQueue({ db, kind, address, seconds: HELD_SECONDS })
  let isTaken = false
  let shown = 0
  try {
    for (;;) {
      const decided = await inTransaction(db, (tx) =>
        repository.tryToRun({ tx, id, kind, limits: LIMITS[kind], seconds: HELD_SECONDS }),
      )
      if (!decided) throw new DownloadRefusedError('source-down', 'the place has expired')
      if (decided.mayRun) {
        isTaken = true
        return hold(ctx, id)
      }
      if (decided.place !== shown) yield { type: 'waiting', place: decided.place }
      shown = decided.place
      await wait(POLL_MS, undefined, { signal })
    }
  } finally {
    if (!isTaken) await repository.leaveSlot({ db, id })
  }
}

/** Continues a reserved place; a repeated request for the same file waits for a new one. */
export const resumeSlot = async ({
  ctx,
  id,
  address,
  signal,
}: {
  ctx: AppContext
  id: string | undefined
  address: string
  signal: AbortSignal
}): Promise<Slot> => {
  const taken = id && (await repository.takeOver({ db: ctx.db, id, seconds: HELD_SECONDS }))
  if (taken) return hold(ctx, taken)
  const waiting = waitForSlot({ ctx, kind: 'stream', address, signal })
  for (;;) {
    const step = await waiting.next()
    if (step.done) return step.value
  }
}
