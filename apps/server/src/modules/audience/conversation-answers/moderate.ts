import type { Moderation } from '@kadr/contract/audience/conversations'
import { UNDO_MS } from '@kadr/domain/audience/answer-times'
import { newId } from '@kadr/kit/new-id'
import { adapters } from '@kadr/networks'
import type { AppContext } from '../../../context.ts'
import { inTransaction, type Tx } from '../../../db/connection.ts'
import { appendEvents } from '../../../platform/events/append-events.ts'
import {
  abilitiesOf,
  conflict,
  findFace,
  type ItemRow,
  listPersonItems,
  lockThreads,
  noItem,
  noThread,
  type Reader,
  reachOf,
  readThreads,
  type ThreadRow,
  updateThread,
} from '../conversations/index.ts'
import {
  cancelPending,
  insertActs,
  lockActsOf,
  type NewActRow,
  setActs,
} from './acts.repository.ts'

type ActKind = NewActRow['kind']
type Able = ReadonlySet<ActKind>

const ableOf = async ({ tx, thread }: { tx: Tx; thread: ThreadRow }): Promise<Able> => {
  const face = await findFace({ db: tx, connectionId: thread.connectionId })
  const abilities = face ? abilitiesOf(face.connection) : null
  const port = adapters[thread.network].conversations
  const able = new Set<ActKind>()
  if (abilities?.canHide && port?.hide) able.add('hide')
  if (abilities?.canHide && port?.show) able.add('show')
  if (abilities?.canDelete && port?.remove) able.add('delete')
  if (abilities?.canLike && port?.like) able.add('like')
  return able
}

/** What is done at the network; undefined: only here. A string says in Russian why it can't be done. */
const actFor = (act: Moderation, able: Able, title: string): ActKind | undefined | string => {
  if (act === 'spam') return able.has('hide') ? 'hide' : able.has('delete') ? 'delete' : undefined
  if (act === 'hide' && !able.has('hide')) return undefined
  if (act === 'show' && !able.has('show')) return undefined
  if (able.has(act)) return act
  return act === 'delete' ? `${title} не даёт удалять чужое` : `${title} не даёт ставить отметки`
}

const isActKind = (value: string): value is ActKind =>
  value === 'hide' || value === 'show' || value === 'delete' || value === 'like'

const isNeeded = (kind: ActKind, item: ItemRow) =>
  item.deletedAt === null &&
  (kind !== 'hide' || !item.isHidden) &&
  (kind !== 'show' || item.isHidden || item.held !== 'none') &&
  (kind !== 'like' || !item.isLiked)

const threadValues = (act: Moderation, thread: ThreadRow) => {
  const version = thread.version + 1
  if (act === 'like') return { version }
  if (act === 'show') {
    const state = thread.stateBefore ?? 'waiting'
    return { version, state, stateBefore: null, isSpam: false }
  }
  return {
    version,
    state: 'hidden' as const,
    stateBefore: thread.state === 'hidden' ? thread.stateBefore : thread.state,
    snoozedUntil: null,
    isSpam: act === 'spam' || thread.isSpam,
  }
}

type By = { authorId: string } | { ruleId: string }
type Press = { act: Moderation; itemId: string | null; by: By; key: string; runAfter: Date }

/** What is done in one thread; a string says in Russian why nothing can be. */
const planThread = async (
  { tx, thread, items }: { tx: Tx; thread: ThreadRow; items: readonly ItemRow[] },
  { act, itemId, by, key, runAfter }: Press,
): Promise<{ rows: NewActRow[]; isWhole: boolean } | string> => {
  const { title } = adapters[thread.network]
  const kind = actFor(act, await ableOf({ tx, thread }), title)
  if (kind !== undefined && !isActKind(kind)) return kind
  const own = items.filter((item) => item.conversationId === thread.id)
  const chosen = itemId ? own.filter((item) => item.id === itemId) : own
  if (itemId && chosen.length === 0) throw noItem()
  // One of several things the person wrote leaves the thread where it is.
  const isWhole = chosen.length === own.length
  if (!kind) {
    if (!isWhole) throw conflict(`${title} не даёт скрыть одно сообщение`)
    return { rows: [], isWhole }
  }
  const { workspaceId, connectionId, id: conversationId } = thread
  const of = { workspaceId, connectionId, conversationId, ...by, kind, key, runAfter }
  const rows = chosen
    .filter((item) => isNeeded(kind, item))
    .map((item) => ({ ...of, itemId: item.id, nextAt: runAfter }))
  return { rows, isWhole }
}

/** One press: in the list at once, at the network after the time to take it back. */
export const pressModeration = async ({
  ctx,
  tx,
  threads,
  act,
  itemId,
  by,
}: {
  ctx: AppContext
  tx: Tx
  /** Locked. */
  threads: readonly ThreadRow[]
  act: Moderation
  itemId: string | null
  by: By
}) => {
  const key = newId()
  const runAfter = new Date(ctx.clock.now().getTime() + UNDO_MS)
  const items = await listPersonItems({ tx, conversationIds: threads.map(({ id }) => id) })
  const skipped: { id: string; message: string }[] = []
  const rows: NewActRow[] = []
  const changed: ThreadRow[] = []
  for (const thread of threads) {
    const plan = await planThread({ tx, thread, items }, { act, itemId, by, key, runAfter })
    if (typeof plan === 'string') {
      skipped.push({ id: thread.id, message: plan })
      continue
    }
    rows.push(...plan.rows)
    const values = plan.isWhole ? threadValues(act, thread) : { version: thread.version + 1 }
    const row = await updateThread({ tx, id: thread.id, values })
    if (row) changed.push(row)
  }
  await cancelPending({ tx, itemIds: rows.map((row) => row.itemId) })
  await insertActs({ tx, rows })
  await appendEvents({
    tx,
    events: changed.map(({ id, workspaceId }) => ({
      kind: 'conversation.changed' as const,
      workspaceId,
      subjectId: id,
      actorId: 'authorId' in by ? by.authorId : null,
      payload: {},
    })),
  })
  return { key, runAfter, skipped }
}

export const moderateThreads = async ({
  ctx,
  actor,
  ids,
  act,
  itemId,
}: {
  ctx: AppContext
  actor: Reader
  ids: readonly string[]
  act: Moderation
  itemId: string | null
}) => {
  if (itemId && ids.length !== 1) throw conflict('Выберите одну переписку')
  const pressed = await inTransaction(ctx.db, async (tx) => {
    const threads = await lockThreads({ tx, reach: reachOf(actor), ids })
    if (threads.length === 0) throw noThread()
    return pressModeration({ ctx, tx, threads, act, itemId, by: { authorId: actor.userId } })
  })
  return {
    items: await readThreads({ ctx, actor, ids }),
    skipped: pressed.skipped,
    key: pressed.key,
    undoUntil: pressed.runAfter.toISOString(),
  }
}

/** Puts the threads back, as long as the network knows nothing of it. */
export const undoActs = async ({
  tx,
  workspaceId,
  key,
  lockSeen,
}: {
  tx: Tx
  workspaceId: string
  key: string
  lockSeen(threads: readonly string[]): Promise<readonly ThreadRow[]>
}): Promise<readonly ThreadRow[]> => {
  const acts = await lockActsOf({ tx, workspaceId, key })
  const threads = await lockSeen([...new Set(acts.map((act) => act.conversationId))])
  if (threads.length === 0) throw noThread()
  const isLate = acts.some(
    ({ state, leaseOwner }) =>
      state !== 'cancelled' && (state !== 'pending' || leaseOwner !== null),
  )
  if (isLate) throw conflict('Уже ушло в сеть. Верните кнопкой «Показать», если сеть это даёт')
  await setActs({ tx, ids: acts.map(({ id }) => id), values: { state: 'cancelled', nextAt: null } })
  const changed: ThreadRow[] = []
  for (const thread of threads) {
    const values = threadValues('show', thread)
    const row = await updateThread({
      tx,
      id: thread.id,
      values: thread.stateBefore ? values : { version: thread.version + 1 },
    })
    if (row) changed.push(row)
  }
  await appendEvents({
    tx,
    events: changed.map(({ id }) => ({
      kind: 'conversation.changed' as const,
      workspaceId,
      subjectId: id,
      payload: {},
    })),
  })
  return changed
}

export const undoModeration = async ({
  ctx,
  actor,
  key,
}: {
  ctx: AppContext
  actor: Reader
  key: string
}) => {
  const changed = await inTransaction(ctx.db, (tx) =>
    undoActs({
      tx,
      workspaceId: actor.workspaceId,
      key,
      lockSeen: (ids) => lockThreads({ tx, reach: reachOf(actor), ids }),
    }),
  )
  return { items: await readThreads({ ctx, actor, ids: changed.map(({ id }) => id) }), skipped: [] }
}
