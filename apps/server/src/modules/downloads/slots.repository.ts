import { newId } from '@kadr/kit/new-id'
import { and, eq, gte, lt, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connection.ts'
import { downloadSlots } from '../../db/schema/downloads.ts'
import { decideSlot, type SlotLimits } from './decide-slot.ts'

export type SlotKind = 'engine' | 'stream'

const inSeconds = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`

/** Decisions about places are made one at a time, over all processes. */
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

/** Takes the place if its turn has come; otherwise says how many wait before it. Undefined once it has expired. */
export const tryToRun = async ({
  tx,
  id,
  kind,
  limits,
  seconds,
}: {
  tx: Tx
  id: string
  kind: SlotKind
  limits: SlotLimits
  seconds: number
}): Promise<{ mayRun: boolean; place: number } | undefined> => {
  await lockSlots(tx)
  await tx.delete(downloadSlots).where(lt(downloadSlots.expiresAt, sql`now()`))
  const rows = await tx.select().from(downloadSlots).where(eq(downloadSlots.kind, kind))
  if (!rows.some((row) => row.id === id)) return undefined
  const decided = decideSlot({ rows, id, limits })
  await tx
    .update(downloadSlots)
    .set({ expiresAt: inSeconds(seconds), ...(decided.mayRun && { isRunning: true }) })
    .where(eq(downloadSlots.id, id))
  return decided
}

export const renewSlot = ({ db, id, seconds }: { db: Db; id: string; seconds: number }) =>
  db
    .update(downloadSlots)
    .set({ expiresAt: inSeconds(seconds) })
    .where(eq(downloadSlots.id, id))

/** A reserved place under a new id, so that it is taken once; undefined when it is gone. */
export const takeOver = async ({
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

export const leaveSlot = ({ db, id }: { db: Db; id: string }) =>
  db.delete(downloadSlots).where(eq(downloadSlots.id, id))
