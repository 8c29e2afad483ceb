import type { TargetFailure } from '@kadr/contract/publishing/post-targets'
import { nextHandoverStep } from '@kadr/domain/publishing/posts/handover-ladder'
import type { Tx } from '../../../db/connection.ts'
import { appendEvent } from '../../../platform/events/append-events.ts'
import { getWorkspaceTimeZone } from '../../identity/workspaces/index.ts'
import type { TargetRow } from '../targets/index.ts'
import { findPost } from './posts.repository.ts'
import type { FrozenPublication } from './publication.ts'
import type { Run, StepResult } from './run.ts'
import { save } from './save.ts'

const NOT_CONFIRMED: TargetFailure = {
  kind: 'unknown',
  code: 'not_confirmed',
  message: 'Вы собирались опубликовать пост сами, но не сказали, вышел ли он.',
  action: 'open_network',
  retryAt: null,
}

/** The zone the post was planned in. */
const findZone = async ({ publisher: { ctx }, target: { postId, workspaceId } }: Run) => {
  const post = await findPost({ db: ctx.db, id: postId })
  return post?.timeZone ?? getWorkspaceTimeZone({ ctx, workspaceId })
}

/** In the transaction of the step; the key keeps a reminder from being told twice. */
const appendNotice =
  ({ id, workspaceId, postId, network, accountTitle, version }: TargetRow, given: Reminder) =>
  (tx: Tx) =>
    appendEvent({
      tx,
      kind: 'target.handed_over',
      workspaceId,
      subjectId: id,
      key: `target.handed_over:${id}:${given.at.toISOString()}:${given.reminder}`,
      payload: {
        postId,
        network,
        accountTitle,
        reminder: given.reminder,
        // After this step.
        version: version + 1,
      },
    })

type Reminder = { at: Date; reminder: number }

/** Its time has come: a person gets everything and publishes it. */
export const handOver = async (run: Run, publication: FrozenPublication): StepResult => {
  const at = run.publisher.clock.now()
  const step = nextHandoverStep({ at, now: at, timeZone: await findZone(run) })
  return save(run, {
    to: 'handed_over',
    cause: 'handed_over',
    values: { publication, startedAt: at, progress: {}, failure: null },
    nextAt: step.kind === 'unconfirmed' ? at : step.until,
    also: appendNotice(run.target, { at, reminder: 0 }),
  })
}

/** Asks again, or tells that nobody has said what became of it. */
export const remind = async (run: Run): StepResult => {
  const { target, publisher } = run
  const now = publisher.clock.now()
  const at = target.startedAt ?? now
  const step = nextHandoverStep({ at, now, timeZone: await findZone(run) })
  if (step.kind === 'waits') return save(run, { nextAt: step.until })
  if (step.kind === 'remind') {
    return save(run, {
      cause: 'reminded',
      nextAt: step.until,
      also: appendNotice(target, { at, reminder: step.reminder }),
    })
  }
  return save(run, {
    to: 'needs_attention',
    cause: 'not_confirmed',
    values: { failure: NOT_CONFIRMED },
    nextAt: null,
    problem: { kind: 'target.needs_attention', message: NOT_CONFIRMED.message },
  })
}
