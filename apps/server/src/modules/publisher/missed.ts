import { inTransaction } from '../../db/connection.ts'
import { notify } from '../notifications/index.ts'
import { lockLate, moveTarget, type TargetRow } from '../targets/index.ts'
import { postLink } from './news.ts'
import type { Publisher } from './publisher.ts'

const BATCH = 100

const MESSAGE =
  'Время публикации прошло, пока мы не работали. Выберите: опубликовать сейчас или перенести.'

const tellMissed = async ({
  publisher: { ctx },
  tx,
  targets,
}: {
  publisher: Publisher
  tx: Parameters<typeof moveTarget>[0]['tx']
  targets: readonly TargetRow[]
}) => {
  const firsts = new Map(targets.map((target) => [target.postId, target]))
  for (const { postId, workspaceId, dueAt, id } of firsts.values()) {
    await notify({
      ctx,
      tx,
      workspaceId,
      kind: 'needs_attention',
      title: 'Публикация пропущена',
      text: MESSAGE,
      link: postLink(postId),
      key: `post-missed:${postId}:${dueAt?.toISOString() ?? id}`,
    })
  }
}

/** What nobody looked at in time is not sent late in silence: the person is asked. Gives how many. */
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
    await tellMissed({ publisher, tx, targets })
    return targets.length
  })
}
