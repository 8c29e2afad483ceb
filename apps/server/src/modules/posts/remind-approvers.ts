import { postTitle } from '@kadr/domain/posts/post-title'
import { HOUR_MS } from '@kadr/kit/durations'
import type { AppContext } from '../../context.ts'
import { inTransaction } from '../../db/connection.ts'
import { appendEvents } from '../../platform/events/append-events.ts'
import { listUnapprovedDue } from '../targets/index.ts'
import { listPosts } from './posts.repository.ts'

/** Hours before the time of a post at which its approvers are reminded, the nearest first. */
const REMINDERS = [3, 24]
const BATCH = 1000

/** Once for each time and each distance: the key of the event says whether it was told. */
export const remindApprovers = async ({ ctx }: { ctx: AppContext }): Promise<void> => {
  const now = ctx.clock.now()
  let after = now
  for (const hours of REMINDERS) {
    const before = new Date(now.getTime() + hours * HOUR_MS)
    const due = await listUnapprovedDue({ db: ctx.db, after, before, limit: BATCH })
    for (const { postId, workspaceId, dueAt } of due) {
      await inTransaction(ctx.db, async (tx) => {
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
      })
    }
    after = before
  }
}
