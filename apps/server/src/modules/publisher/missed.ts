import { inTransaction, type Tx } from '../../db/connection.ts'
import { appendEvents } from '../../platform/events/append-events.ts'
import { lockLate, lockUnapproved, moveTarget, type TargetRow } from '../targets/index.ts'
import type { Publisher } from './publisher.ts'

const BATCH = 100

const WHY = {
  missed:
    'Время публикации прошло, пока мы не работали. Выберите: опубликовать сейчас или перенести.',
  not_approved:
    'Пост не согласовали вовремя, поэтому он не вышел. Выберите: опубликовать сейчас или перенести.',
} as const

const markAll = async ({
  publisher,
  tx,
  targets,
  cause,
}: {
  publisher: Publisher
  tx: Tx
  targets: readonly TargetRow[]
  cause: keyof typeof WHY
}): Promise<void> => {
  for (const target of targets) {
    await moveTarget({
      tx,
      at: publisher.clock.now(),
      target: { id: target.id, state: target.state, version: target.version },
      to: 'missed',
      cause,
      values: {
        failure: {
          kind: 'permanent',
          code: cause,
          message: WHY[cause],
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
}

/**
 * Overdue and unapproved targets are not published late without consent: the user decides. Returns how many were
 * marked.
 */
export const markMissed = (publisher: Publisher): Promise<number> => {
  const { ctx, pace } = publisher
  const clock = ctx.databaseClock
  return inTransaction(ctx.urgentDb, async (tx) => {
    const late = await lockLate({ tx, pace, clock, limit: BATCH })
    await markAll({ publisher, tx, targets: late, cause: 'missed' })
    const unapproved = await lockUnapproved({ tx, clock, limit: BATCH })
    await markAll({ publisher, tx, targets: unapproved, cause: 'not_approved' })
    return late.length + unapproved.length
  })
}
