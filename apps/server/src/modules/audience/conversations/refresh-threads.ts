import { windowEnd } from '@kadr/domain/audience/answer-times'
import { settleThread } from '@kadr/domain/audience/thread-state'
import type { Tx } from '../../../db/connection.ts'
import { type Arrival, NO_ARRIVAL } from './arrivals.ts'
import { type ThreadRow, updateThread } from './intake.repository.ts'
import { nameRoots } from './name-roots.repository.ts'
import { readThreadFacts } from './thread-facts.repository.ts'

/** With its state before. */
export type RefreshedThread = ThreadRow & { before: ThreadRow['state'] | null }

/** Brings threads up to their items; returns them as they are now. */
export const refreshThreads = async ({
  tx,
  arrivals,
  directWindowMs,
  now,
}: {
  tx: Tx
  /** By thread. */
  arrivals: ReadonlyMap<string, Arrival | undefined>
  /** Absent: windows stay as they are. */
  directWindowMs?: number | null
  now: Date
}): Promise<RefreshedThread[]> => {
  const facts = await readThreadFacts({ tx, ids: [...arrivals.keys()] })
  const threads: RefreshedThread[] = []
  for (const { id, version, isEmpty, isSpam, isPutAway, ...known } of facts) {
    const arrival = arrivals.get(id) ?? NO_ARRIVAL
    const settled = settleThread({
      state: arrival.isFresh ? null : known.state,
      isSpam,
      isPutAway,
      snoozedUntil: known.snoozedUntil,
      hasNew: arrival.hasNew,
      isBacklogOnly: arrival.isBacklogOnly,
      unansweredSince: known.unansweredSince,
      isEmpty,
      now,
    })
    const row = await updateThread({
      tx,
      id,
      values: {
        ...known,
        ...settled,
        ...(settled.state !== 'hidden' && { stateBefore: null }),
        lastText: known.lastText ?? '',
        ...(directWindowMs !== undefined && {
          windowEndsAt: windowEnd({ lastAt: known.lastDirectAt, windowMs: directWindowMs }),
        }),
        version: version + 1,
      },
    })
    if (row) threads.push({ ...row, before: arrival.isFresh ? null : known.state })
  }
  return threads
}

/** Comments may come before the collector knows the post they are under. */
export const nameThreads = (of: { tx: Tx; workspaceId: string }) => nameRoots(of)
