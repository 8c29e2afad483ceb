import type { Post } from '@kadr/contract/posts'
import type { AppContext } from '../../context.ts'
import type { Tx } from '../../db/connection.ts'
import type { PostActor } from '../posts/index.ts'
import { readPost, schedulePost, updatePost } from '../posts/index.ts'
import { getWorkspaceTimeZone } from '../workspaces/index.ts'
import { copy } from './copy.ts'
import { toTargets } from './draft-accounts.ts'
import { describeMoment } from './draft-times.ts'
import { productJob } from './make-product.ts'

type Changing = {
  ctx: AppContext
  actor: PostActor
  draft: { postId: string; version: number }
}

export const changeAccounts = async ({
  ctx,
  actor,
  draft: { postId: id, version },
  connectionIds,
}: Changing & { connectionIds: readonly string[] }): Promise<void> => {
  const { media, targets: known } = await readPost({ ctx, workspaceId: actor.workspaceId, id })
  const targets = await toTargets({ ctx, actor, connectionIds, media, known })
  await updatePost({ ctx, actor, id, version, targets })
}

const describePlan = ({ state, time }: Post, moment: { now: Date; timeZone: string }) => {
  if (state === 'pending_approval') return 'Отправлено на согласование'
  return time ? `Выйдет ${describeMoment(time.wallTime, moment)}` : copy.planned
}

/** Returns what was done. */
export const planDraft = async ({
  ctx,
  actor,
  draft: { postId: id, version },
  when,
}: Changing & { when: string }): Promise<string> => {
  const timeZone = await getWorkspaceTimeZone({ ctx, workspaceId: actor.workspaceId })
  const isNow = when === 'now'
  const post = await schedulePost({
    ctx,
    actor,
    id,
    version,
    when: isNow || when === 'slot' ? { kind: when } : { kind: 'at', wallTime: when, timeZone },
  })
  const isOut = isNow && post.state !== 'pending_approval'
  return isOut ? copy.goesOut : describePlan(post, { now: ctx.clock.now(), timeZone })
}

/** A product is made once of a draft. */
export const orderProduct = async ({
  ctx,
  tx,
  actor: { userId, workspaceId },
  draft: { postId },
  chatId,
  url,
}: Changing & { tx: Tx; chatId: number; url: string }): Promise<string> => {
  const key = `product:${postId}`
  const data = { key, userId, workspaceId, chatId, url }
  await ctx.jobs.enqueue(productJob, data, { key, tx })
  return copy.productBegun
}
