import type { TargetWaiting } from '@kadr/contract/publishing/post-targets'
import { inTransaction } from '../../../db/connection.ts'
import { appendEvents, type NewEvent } from '../../../platform/events/append-events.ts'
import { lockHeld, recordWait, setWaiting, type TargetRow } from '../targets/index.ts'
import type { Pace } from './pace.ts'
import type { Publisher } from './publisher.ts'

const BATCH = 100

/** The event of a wait that is long enough to notify of; once for each time of a post. */
export const describeDelay = ({
  target: { id, workspaceId, postId, network, accountTitle, dueAt },
  waiting,
  now,
  pace,
}: {
  target: TargetRow
  waiting: TargetWaiting
  now: Date
  pace: Pace
}): NewEvent[] => {
  if (Date.parse(waiting.until) - now.getTime() < pace.waitNoticeMs) return []
  const due = dueAt?.toISOString() ?? null
  return [
    {
      kind: 'target.delayed',
      workspaceId,
      subjectId: id,
      key: `target.delayed:${id}:${due ?? ''}`,
      payload: { postId, network, accountTitle, dueAt: due, waiting },
    },
  ]
}

/** Past this time a target that nobody could start is missed, whatever delayed it. */
const findAsksAt = ({ nextAt }: TargetRow, until: Date, { lateForMs }: Pace): string | null => {
  const last = nextAt && new Date(nextAt.getTime() + lateForMs)
  return last && last < until ? last.toISOString() : null
}

/** Stores why due targets wait when their account or their network holds them back. Returns how many. */
export const recordWaits = (publisher: Publisher): Promise<number> => {
  const { ctx, pace, clock } = publisher
  return inTransaction(ctx.urgentDb, async (tx) => {
    const held = await lockHeld({ tx, clock: ctx.databaseClock, limit: BATCH })
    const now = clock.now()
    const events: NewEvent[] = []
    for (const { target, reason, until } of held) {
      const asksAt = findAsksAt(target, until, pace)
      const waiting = { reason, until: until.toISOString(), asksAt }
      await setWaiting({ tx, id: target.id, waiting })
      if (target.waiting === null) await recordWait({ tx, at: now, target })
      const { id: subjectId, workspaceId, postId, state } = target
      events.push(
        { kind: 'target.progressed', workspaceId, subjectId, payload: { postId, state } },
        ...describeDelay({ target, waiting, now, pace }),
      )
    }
    await appendEvents({ tx, events })
    return held.length
  })
}
