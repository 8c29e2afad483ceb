import type { PostTime } from '@kadr/contract/publishing/posts'
import type { PostingSlot, SlotsOfConnection } from '@kadr/contract/publishing/publisher-setup'
import { UserError } from '@kadr/domain/base/app-error'
import { nextFreeSlot } from '@kadr/domain/publishing/schedule/slots'
import { usualSlots } from '@kadr/domain/publishing/schedule/usual-slots'
import { DAY_MS, HOUR_MS } from '@kadr/kit/durations'
import type { AppContext } from '../../../context.ts'
import { inTransaction, type Tx } from '../../../db/connection.ts'
import { getWorkspaceTimeZone } from '../../identity/workspaces/index.ts'
import { lockSetup } from './setup-lock.repository.ts'
import * as repository from './slots.repository.ts'

const DAYS_AHEAD = 367

const notFound = (field: string) =>
  new UserError({ code: 'NOT_FOUND', userMessage: 'Этот аккаунт не подключён', field })

type InWorkspace = { ctx: AppContext; workspaceId: string }

export const listSlots = async ({
  ctx,
  tx,
  workspaceId,
}: InWorkspace & { tx?: Tx }): Promise<SlotsOfConnection[]> => {
  const rows = await repository.listSlotRows({ db: tx ?? ctx.db, workspaceId })
  const byConnection = new Map<string, PostingSlot[]>()
  for (const { connectionId, weekday, time } of rows) {
    const slots = byConnection.get(connectionId) ?? []
    if (weekday !== null && time !== null) slots.push({ weekday, time })
    byConnection.set(connectionId, slots)
  }
  return [...byConnection].map(([connectionId, slots]) => ({ connectionId, slots }))
}

const normalize = (slots: readonly PostingSlot[]): PostingSlot[] =>
  [...new Map(slots.map((slot) => [`${slot.weekday} ${slot.time}`, slot])).values()].sort(
    (one, other) => one.weekday - other.weekday || (one.time < other.time ? -1 : 1),
  )

export const putSlots = ({
  ctx,
  workspaceId,
  connectionId,
  slots,
}: InWorkspace & SlotsOfConnection): Promise<SlotsOfConnection> =>
  inTransaction(ctx.db, async (tx) => {
    await lockSetup({ db: tx, workspaceId })
    const isInWorkspace = await repository.lockConnection({ db: tx, workspaceId, id: connectionId })
    if (!isInWorkspace) throw notFound('connectionId')
    const wanted = normalize(slots)
    await repository.replaceSlots({ db: tx, workspaceId, connectionId, slots: wanted })
    return { connectionId, slots: wanted }
  })

/** Gives a new connection a default schedule, unless one was set or the connection was deleted. */
export const setUsualSlots = async ({
  ctx,
  tx,
  workspaceId,
  connectionId,
}: InWorkspace & { tx: Tx; connectionId: string }): Promise<void> => {
  await lockSetup({ db: tx, workspaceId })
  const isInWorkspace = await repository.lockConnection({ db: tx, workspaceId, id: connectionId })
  const all = await listSlots({ ctx, tx, workspaceId })
  const known = all.find((one) => one.connectionId === connectionId)
  if (!isInWorkspace || !known || known.slots.length > 0) return
  await repository.replaceSlots({ db: tx, workspaceId, connectionId, slots: usualSlots() })
}

/** The next free slot of these connections, or null. With `tx` it is reserved until the transaction ends. */
export const findSlot = async ({
  ctx,
  tx,
  workspaceId,
  connectionIds,
  after = ctx.clock.now(),
}: InWorkspace & {
  tx?: Tx
  connectionIds: readonly string[]
  after?: Date
}): Promise<PostTime | null> => {
  // Concurrent requests must not get the same slot.
  if (tx) await lockSetup({ db: tx, workspaceId })
  const all = await listSlots({ ctx, ...(tx && { tx }), workspaceId })
  const chosen = all.filter(({ connectionId }) => connectionIds.includes(connectionId))
  if (new Set(connectionIds).size !== chosen.length) throw notFound('connectionIds')
  if (chosen.every(({ slots }) => slots.length === 0)) return null
  const taken = await repository.listTaken({
    db: tx ?? ctx.db,
    workspaceId,
    connectionIds,
    from: new Date(after.getTime() - HOUR_MS),
    to: new Date(after.getTime() + DAYS_AHEAD * DAY_MS),
  })
  const timeZone = await getWorkspaceTimeZone({ ctx, tx, workspaceId })
  return nextFreeSlot({ connections: chosen, taken, after, timeZone })
}
