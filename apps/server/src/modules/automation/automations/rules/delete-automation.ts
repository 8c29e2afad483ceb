import { AppError } from '@kadr/domain/base/app-error'
import type { AppContext } from '../../../../context.ts'
import { inTransaction } from '../../../../db/connection.ts'
import { deletePost, readPosts } from '../../../publishing/posts/index.ts'
import { appendChange } from '../automation-events.ts'
import { deleteAutomation as deleteRow } from '../automations.repository.ts'
import { listPostIds } from '../run/runs.repository.ts'
import { type AutomationActor, getAutomationRow, lockAutomationOf } from './find-automation.ts'

type AutomationKey = { ctx: AppContext; actor: AutomationActor; id: number }

const WAITING: ReadonlySet<string> = new Set(['draft', 'pending_approval', 'scheduled'])

/** Moves unpublished posts to the trash, except those being published now. */
const trashWaitingPosts = async ({ ctx, actor, id }: AutomationKey) => {
  const { workspaceId, userId } = actor
  const ids = await listPostIds({ db: ctx.db, automationId: id })
  const waiting = (await readPosts({ ctx, workspaceId, ids })).filter(({ state }) =>
    WAITING.has(state),
  )
  for (const post of waiting) {
    try {
      await deletePost({ ctx, workspaceId, userId, id: post.id })
    } catch (error) {
      if (!(error instanceof AppError)) throw error
    }
  }
}

/** Deletes the rule with its runs; posts and reels only on request. A started run ends without a post. */
export const deleteAutomation = async ({
  withPosts = false,
  ...one
}: AutomationKey & { withPosts?: boolean | undefined }): Promise<Record<string, never>> => {
  const { ctx, actor, id } = one
  await getAutomationRow(one)
  if (withPosts) await trashWaitingPosts(one)
  await inTransaction(ctx.db, async (tx) => {
    const row = await lockAutomationOf({ tx, actor, id })
    await appendChange({ tx, row, actorId: actor.userId, change: 'deleted' })
    await deleteRow({ db: tx, workspaceId: actor.workspaceId, id })
  })
  return {}
}
