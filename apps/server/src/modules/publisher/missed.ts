import { inTransaction } from '../../db/connection.ts'
import { appendEvents } from '../../platform/events/append-events.ts'
import { lockLate, moveTarget } from '../targets/index.ts'
import type { Publisher } from './publisher.ts'

const BATCH = 100

const MESSAGE =
  'Время публикации прошло, пока мы не работали. Выберите: опубликовать сейчас или перенести.'

/** Overdue targets are not published late without consent: the user decides. Returns how many were marked. */
export const markMissed = (publisher: Publisher): Promise<number> => {
  const { ctx, pace } = publisher
  const clock = ctx.databaseClock
  return inTransaction(ctx.urgentDb, async (tx) => {
    const targets = await lockLate({ tx, pace, clock, limit: BATCH })
    for (const target of targets) {
      await moveTarget({
        tx,
        at: publisher.clock.now(),
        target: { id: target.id, state: target.state, version: target.version },
        to: 'missed',
        cause: 'missed',
        values: {
          failure: {
            kind: 'permanent',
            code: 'missed',
            message: MESSAGE,
            action: 'retry',
            retryAt: null,
          },
        },
      })
    }
    await appendEvents({
      tx,
      events: targets.map(({ id, workspaceId, postId, dueAt }) => ({
        kind: 'target.missed',
        workspaceId,
        subjectId: id,
        payload: { postId, dueAt: dueAt?.toISOString() ?? null },
      })),
    })
    return targets.length
  })
}
