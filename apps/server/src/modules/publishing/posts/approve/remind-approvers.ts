import { postTitle } from '@kadr/domain/publishing/posts/post-title'
import { HOUR_MS } from '@kadr/kit/durations'
import type { AppContext } from '../../../../context.ts'
import { inTransaction } from '../../../../db/connection.ts'
import { appendEvents } from '../../../../platform/events/append-events.ts'
import { createTurn } from '../../../../platform/jobs/each-alone.ts'
import { listUnapprovedDue } from '../../targets/index.ts'
import { listPosts } from '../posts.repository.ts'

/** Hours before the publication at which approvers are reminded, the nearest first. */
const REMINDERS = [3, 24]
const BATCH = 1000

/** Once for each time and each distance: the event key makes it idempotent. */
export const remindApprovers = async ({ ctx }: { ctx: AppContext }): Promise<void> => {
  const now = ctx.clock.now()
  const turn = createTurn({ ctx, name: 'posts.remind-approvers' })
  let after = now
  for (const hours of REMINDERS) {
    const before = new Date(now.getTime() + hours * HOUR_MS)
    const due = await listUnapprovedDue({ db: ctx.db, after, before, limit: BATCH })
    await turn.each(due, ({ postId, workspaceId, dueAt }) =>
      inTransaction(ctx.db, async (tx) => {
        const [post] = await listPosts({ db: tx, workspaceId, ids: [postId] })
        if (!post) return
        await appendEvents({
          tx,
          events: [
            {
              kind: 'post.approval_due',
              workspaceId,
              subjectId: postId,
              payload: {
                title: postTitle(post.text),
                dueAt: dueAt.toISOString(),
                hoursLeft: hours,
              },
              key: `approval-due:${postId}:${dueAt.toISOString()}:${hours}`,
            },
          ],
        })
      }),
    )
    after = before
  }
  turn.end()
}
