import { newId } from '@kadr/kit/new-id'
import { and, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/connection.ts'
import { downloadSlots } from '../../../db/schema/site/downloads.ts'
import { decideSlots, type SlotDecision, type SlotLimits } from './decide-slot.ts'

export type SlotKind = 'engine' | 'stream'

const inSeconds = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`

/** Serializes decisions about slots over all processes. */
const lockSlots = (tx: Tx) => tx.execute(sql`select pg_advisory_xact_lock(hashtext('downloads'))`)

export const enterQueue = async ({
  db,
  kind,
  address,
  seconds,
}: {
  db: Db
  kind: SlotKind
  address: string
  seconds: number
}): Promise<string> => {
  const id = newId()
  await db
    .insert(downloadSlots)
    .values({ id, kind, address, isRunning: false, expiresAt: inSeconds(seconds) })
  return id
}

/**
 * Starts the requests whose turn has come and returns the queue position of the others. An expired entry has no
 * decision.
 */
export const tryToRun = async ({
  tx,
  ids,
  kind,
  limits,
  seconds,
}: {
  tx: Tx
  ids: readonly string[]
  kind: SlotKind
  limits: SlotLimits
  seconds: number
}): Promise<Map<string, SlotDecision>> => {
  await lockSlots(tx)
  await tx.delete(downloadSlots).where(lt(downloadSlots.expiresAt, sql`now()`))
  const rows = await tx.select().from(downloadSlots).where(eq(downloadSlots.kind, kind))
  const decided = decideSlots({ rows, limits })
  const running = ids.filter((id) => decided.get(id)?.mayRun)
  await tx
    .update(downloadSlots)
    .set({
      expiresAt: inSeconds(seconds),
      ...(running.length > 0 && { isRunning: inArray(downloadSlots.id, running) }),
    })
    .where(inArray(downloadSlots.id, [...ids]))
  return decided
}

export const renewSlot = ({ db, id, seconds }: { db: Db; id: string; seconds: number }) =>
  db
    .update(downloadSlots)
    .set({ expiresAt: inSeconds(seconds) })
    .where(eq(downloadSlots.id, id))

/** Gives a reserved slot a new id, so that only one request can claim it; undefined when it has expired. */
export const claimReserved = async ({
  db,
  id,
  seconds,
}: {
  db: Db
  id: string
  seconds: number
}): Promise<string | undefined> => {
  const [row] = await db
    .update(downloadSlots)
    .set({ id: newId(), expiresAt: inSeconds(seconds) })
    .where(and(eq(downloadSlots.id, id), gte(downloadSlots.expiresAt, sql`now()`)))
    .returning({ id: downloadSlots.id })
  return row?.id
}

export const releaseSlot = ({ db, id }: { db: Db; id: string }) =>
  db.delete(downloadSlots).where(eq(downloadSlots.id, id))
