import type { Tx } from '../../../db/connection.ts'
import type { NewEvent } from '../../../platform/events/append-events.ts'
import { appendEvents } from '../../../platform/events/append-events.ts'
import type { Arrival } from './arrivals.ts'
import type { ItemRow, ThreadRow } from './intake.repository.ts'
import type { IntakeAccount } from './intake-account.ts'
import { findPostTitle } from './post-titles.repository.ts'

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

/** One event for a thread, however much has come at once: screens read it again, people are told of what is new. */
export const announceThreads = async ({
  tx,
  account,
  threads,
  arrivals,
  fresh,
}: {
  tx: Tx
  account: IntakeAccount
  threads: readonly ThreadRow[]
  arrivals: ReadonlyMap<string, Arrival>
  fresh: readonly ItemRow[]
}): Promise<void> => {
  const events: NewEvent[] = []
  for (const thread of threads) {
    const of = { workspaceId: thread.workspaceId, subjectId: thread.id }
    const arrival = arrivals.get(thread.id)
    const items = fresh.filter(({ conversationId }) => conversationId === thread.id)
    const newest = items.reduce<ItemRow | undefined>(
      (found, item) => (!found || item.happenedAt >= found.happenedAt ? item : found),
      undefined,
    )
    if (arrival?.hasNew && newest) {
      events.push({
        ...of,
        kind: 'conversation.received',
        payload: {
          ...(await factsOf({ tx, account, thread })),
          text: newest.text.slice(0, BEGINNING).toWellFormed(),
          isBacklog: arrival.isBacklogOnly,
          isQuiet: thread.state === 'hidden' || newest.held === 'spam',
          itemId: newest.id,
        },
      })
    } else {
      events.push({ ...of, kind: 'conversation.changed', payload: {} })
    }
    if (arrival?.isAnswered && thread.state === 'answered') {
      events.push({
        ...of,
        kind: 'conversation.answered',
        payload: { ...(await factsOf({ tx, account, thread })), isOutside: true },
      })
    }
  }
  await appendEvents({ tx, events })
}
