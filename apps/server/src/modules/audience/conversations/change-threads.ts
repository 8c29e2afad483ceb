import { MAX_LABELS } from '@kadr/contract/audience/conversation'
import type { ConversationChange } from '@kadr/contract/audience/conversations'
import { UserError } from '@kadr/domain/base/app-error'
import { DAY_MS } from '@kadr/kit/durations'
import type { AppContext } from '../../../context.ts'
import { inTransaction, type Tx } from '../../../db/connection.ts'
import { appendEvents, type NewEvent } from '../../../platform/events/append-events.ts'
import { listMemberIds } from '../../identity/workspaces/index.ts'
import { findFace } from './accounts.repository.ts'
import { factsOf } from './announce-threads.ts'
import { invalid, noThread } from './failures.ts'
import { type NewThreadRow, type ThreadRow, updateThread } from './intake.repository.ts'
import { lockThreads } from './locks.repository.ts'
import { type Reader, reachOf, readThreads } from './read-threads.ts'

const MAX_SNOOZE_MS = 90 * DAY_MS

type Values = Partial<NewThreadRow>

/** What a change writes; a string says in Russian why it can't be made. */
const valuesOf = (thread: ThreadRow, change: ConversationChange): Values | string => {
  switch (change.kind) {
    case 'read':
      return thread.state === 'new' ? { state: 'waiting' } : {}
    case 'unread':
      return thread.state === 'hidden'
        ? 'Сначала покажите скрытое'
        : { state: 'new', snoozedUntil: null }
    case 'resolve':
      return thread.state === 'hidden' ? 'Уже скрыто' : { state: 'answered', snoozedUntil: null }
    case 'reopen':
      return thread.state === 'hidden' ? 'Сначала покажите скрытое' : { state: 'waiting' }
    case 'snooze':
      if (thread.state === 'hidden') return 'Уже скрыто'
      return { state: 'waiting', snoozedUntil: new Date(change.until) }
    case 'assign':
      return { assigneeId: change.userId }
    case 'label': {
      const others = thread.labels.filter((label) => label !== change.label)
      if (!change.isOn) return { labels: others }
      if (others.length >= MAX_LABELS) return `Больше ${MAX_LABELS} меток не поместится`
      return { labels: [...others, change.label] }
    }
  }
}

const assertPossible = async ({
  tx,
  actor,
  change,
  threads,
  now,
}: {
  tx: Tx
  actor: Reader
  change: ConversationChange
  threads: readonly ThreadRow[]
  now: Date
}) => {
  if (change.kind === 'snooze') {
    const until = new Date(change.until).getTime()
    if (until <= now.getTime()) throw invalid('change.until', 'Выберите время впереди')
    if (until > now.getTime() + MAX_SNOOZE_MS) {
      throw invalid('change.until', 'Отложить можно не дальше чем на три месяца')
    }
  }
  if (change.kind !== 'assign' || change.userId === null) return
  const { workspaceId } = actor
  for (const connectionId of new Set(threads.map((thread) => thread.connectionId))) {
    const members = await listMemberIds({ tx, workspaceId, subject: { connectionId } })
    if (!members.includes(change.userId)) {
      throw new UserError({
        code: 'NOT_FOUND',
        userMessage: 'Этот человек не видит аккаунт переписки',
        field: 'change.userId',
      })
    }
  }
}

const isSame = (thread: ThreadRow, values: Values) =>
  Object.entries(values).every(
    ([name, value]) =>
      JSON.stringify(Object.entries(thread).find(([own]) => own === name)?.[1]) ===
      JSON.stringify(value),
  )

type Changing = { tx: Tx; actor: Reader; change: ConversationChange; now: Date }

/** The event of the change; nothing when it is so already; a string says in Russian why it can't be made. */
const changeOne = async (
  { tx, actor, change }: Changing,
  thread: ThreadRow,
): Promise<NewEvent | string | undefined> => {
  const values = valuesOf(thread, change)
  if (typeof values === 'string' || isSame(thread, values)) {
    return typeof values === 'string' ? values : undefined
  }
  const { id, workspaceId, connectionId, version } = thread
  const row = await updateThread({ tx, id, values: { ...values, version: version + 1 } })
  const of = { workspaceId, actorId: actor.userId, subjectId: id }
  if (change.kind !== 'assign') return { ...of, kind: 'conversation.changed', payload: {} }
  const face = await findFace({ db: tx, connectionId })
  const account = { title: face?.connection.title ?? '' }
  const facts = await factsOf({ tx, account, thread: row ?? thread })
  return { ...of, kind: 'conversation.assigned', payload: { ...facts, toUserId: change.userId } }
}

/** Missing ones are told, the others are changed. */
export const changeThreads = async ({
  ctx,
  actor,
  ids,
  change,
}: {
  ctx: AppContext
  actor: Reader
  ids: readonly string[]
  change: ConversationChange
}) => {
  const now = ctx.clock.now()
  const skipped: { id: string; message: string }[] = []
  await inTransaction(ctx.db, async (tx) => {
    const threads = await lockThreads({ tx, reach: reachOf(actor), ids })
    if (threads.length === 0) throw noThread()
    await assertPossible({ tx, actor, change, threads, now })
    const events: NewEvent[] = []
    for (const id of new Set(ids)) {
      const thread = threads.find((one) => one.id === id)
      const outcome = thread
        ? await changeOne({ tx, actor, change, now }, thread)
        : noThread().userMessage
      if (typeof outcome === 'string') skipped.push({ id, message: outcome })
      else if (outcome) events.push(outcome)
    }
    await appendEvents({ tx, events })
  })
  return { items: await readThreads({ ctx, actor, ids }), skipped }
}
