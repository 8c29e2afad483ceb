import { AppError } from '@kadr/domain/app-error'
import type { AppContext } from '../../context.ts'
import { inTransaction } from '../../db/connection.ts'
import { deletePost, readPosts } from '../posts/index.ts'
import { appendChange } from './automation-events.ts'
import { deleteAutomation as deleteRow } from './automations.repository.ts'
import { type AutomationActor, getAutomationRow, lockAutomationOf } from './find-automation.ts'
import { listPostIds } from './runs.repository.ts'

type One = { ctx: AppContext; actor: AutomationActor; id: number }

const WAITING: ReadonlySet<string> = new Set(['draft', 'pending_approval', 'scheduled'])

/** Posts that have not gone out go to the trash; one that is going out just now stays. */
const takeBackPosts = async ({ ctx, actor, id }: One) => {
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

/** Its runs go with it; posts and reels stay unless asked for. A run in the middle ends without a post. */
export const deleteAutomation = async ({
  withPosts = false,
  ...one
}: One & { withPosts?: boolean | undefined }): Promise<Record<string, never>> => {
  const { ctx, actor, id } = one
  await getAutomationRow(one)
  if (withPosts) await takeBackPosts(one)
  await inTransaction(ctx.db, async (tx) => {
    const row = await lockAutomationOf({ tx, actor, id })
    await appendChange({ tx, row, actorId: actor.userId, change: 'deleted' })
    await deleteRow({ db: tx, workspaceId: actor.workspaceId, id })
  })
  return {}
}
