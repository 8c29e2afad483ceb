import { inTransaction, type Tx } from '../../../db/connection.ts'
import { appendEvents } from '../../../platform/events/append-events.ts'
import {
  lockDueUnsent,
  lockLate,
  lockUnapproved,
  moveTarget,
  type TargetRow,
} from '../targets/index.ts'
import type { Publisher } from './publisher.ts'

const BATCH = 100

const WHY = {
  missed:
    'Время публикации прошло, пока мы не работали. Выберите: опубликовать сейчас или перенести.',
  restored:
    'Данные восстановлены из копии, и пост мог уже выйти. Проверьте аккаунт, затем выберите: опубликовать сейчас, перенести или отменить.',
  not_approved:
    'Пост не согласовали вовремя, поэтому он не вышел. Выберите: опубликовать сейчас или перенести.',
} as const

const markAll = async ({
  at,
  tx,
  targets,
  cause,
}: {
  at: Date
  tx: Tx
  targets: readonly TargetRow[]
  cause: keyof typeof WHY
}): Promise<void> => {
  for (const target of targets) {
    await moveTarget({
      tx,
      at,
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
export const markMissed = async (publisher: Publisher): Promise<number> => {
  const { ctx, pace } = publisher
  const clock = ctx.databaseClock
  const at = publisher.clock.now()
  const { late, unapproved } = await inTransaction(ctx.urgentDb, async (tx) => {
    const late = await lockLate({ tx, pace, clock, limit: BATCH })
    await markAll({ at, tx, targets: late, cause: 'missed' })
    const unapproved = await lockUnapproved({ tx, clock, limit: BATCH })
    await markAll({ at, tx, targets: unapproved, cause: 'not_approved' })
    return { late, unapproved }
  })
  // Not approved in time is a decision of people.
  for (const { network } of late) ctx.metrics.publishOutcomes.inc({ network, outcome: 'missed' })
  return late.length + unapproved.length
}

/** After a restore: what came due since the copy may be out already, and only its owner can look. */
export const holdRestored = async ({ tx, at }: { tx: Tx; at: Date }): Promise<void> =>
  markAll({ at, tx, targets: await lockDueUnsent({ tx, at }), cause: 'restored' })
