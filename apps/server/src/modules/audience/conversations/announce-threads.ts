import { HOUR_MS } from '@kadr/kit/durations'
import type { Tx } from '../../../db/connection.ts'
import type { NewEvent } from '../../../platform/events/append-events.ts'
import { appendEvents } from '../../../platform/events/append-events.ts'
import { countNotice } from './accounts.repository.ts'
import type { Arrival } from './arrivals.ts'
import type { IntakeAccount, ItemRow, ThreadRow } from './intake.repository.ts'
import { findPostTitle } from './post-titles.repository.ts'
import type { RefreshedThread } from './refresh-threads.ts'

const BEGINNING = 200

/** Facts about a thread that may have changed when a consumer reads the event. */
export const factsOf = async ({
  tx,
  account,
  thread,
}: {
  tx: Tx
  account: Pick<IntakeAccount, 'title'>
  thread: ThreadRow
}) => ({
  connectionId: thread.connectionId,
  network: thread.network,
  accountTitle: account.title,
  personName: thread.personName ?? thread.personHandle,
  postTitle: await findPostTitle({ db: tx, thread }),
})

/** Threads of an account that people are told of one by one in an hour. */
const MAX_NOTICES = 20

const hourOf = (now: Date) => new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS)

type Announcing = {
  tx: Tx
  account: IntakeAccount
  threads: readonly RefreshedThread[]
  arrivals: ReadonlyMap<string, Arrival>
  fresh: readonly ItemRow[]
  now: Date
}

const newestOf = (items: readonly ItemRow[]) =>
  items.reduce<ItemRow | undefined>(
    (found, item) => (!found || item.happenedAt >= found.happenedAt ? item : found),
    undefined,
  )

const received = async (
  { tx, account, now }: Announcing,
  { thread, arrival, newest }: { thread: RefreshedThread; arrival: Arrival; newest: ItemRow },
): Promise<NewEvent[]> => {
  const { workspaceId, id: subjectId, connectionId } = thread
  const isQuiet = thread.state === 'hidden' || newest.held === 'spam'
  const isKnown = thread.before === 'new'
  const isWorth = !isQuiet && !isKnown && !arrival.isBacklogOnly
  const count = isWorth ? await countNotice({ tx, connectionId, hour: hourOf(now) }) : 0
  const facts = await factsOf({ tx, account, thread })
  const events: NewEvent[] = [
    {
      kind: 'conversation.received',
      workspaceId,
      subjectId,
      payload: {
        ...facts,
        text: newest.text.slice(0, BEGINNING).toWellFormed(),
        isBacklog: arrival.isBacklogOnly,
        isQuiet,
        isTold: isKnown || count > MAX_NOTICES,
        assigneeId: thread.assigneeId,
        itemId: newest.id,
      },
    },
  ]
  if (count === MAX_NOTICES + 1) {
    const { network, accountTitle } = facts
    const payload = { network, accountTitle, count: MAX_NOTICES }
    const of = { workspaceId, subjectId: connectionId, payload }
    events.push({ ...of, kind: 'conversation_account.flooded' })
  }
  return events
}

/** One event for a thread, however much has come at once: screens read it again, people are told of what is new. */
export const announceThreads = async (announcing: Announcing): Promise<void> => {
  const { tx, account, threads, arrivals, fresh } = announcing
  const events: NewEvent[] = []
  for (const thread of threads) {
    const of = { workspaceId: thread.workspaceId, subjectId: thread.id }
    const arrival = arrivals.get(thread.id)
    const newest = newestOf(fresh.filter(({ conversationId }) => conversationId === thread.id))
    if (arrival?.hasNew && newest) {
      events.push(...(await received(announcing, { thread, arrival, newest })))
    } else {
      events.push({ ...of, kind: 'conversation.changed', payload: {} })
    }
    if (arrival?.isAnswered && thread.state === 'answered') {
      const facts = await factsOf({ tx, account, thread })
      events.push({ ...of, kind: 'conversation.answered', payload: { ...facts, isOutside: true } })
    }
  }
  await appendEvents({ tx, events })
}
