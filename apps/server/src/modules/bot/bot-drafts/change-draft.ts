import type { Post } from '@kadr/contract/publishing/posts'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../db/connection.ts'
import type { ChatAddress } from '../../../platform/outside/messengers/incoming.ts'
import { getWorkspaceTimeZone } from '../../identity/workspaces/index.ts'
import type { PostActor } from '../../publishing/posts/index.ts'
import { readPost, schedulePost, updatePost } from '../../publishing/posts/index.ts'
import { copy } from './copy.ts'
import { toTargets } from './draft-accounts.ts'
import { describeMoment } from './draft-times.ts'
import { productJob } from './make-product.ts'

type DraftChange = {
  ctx: AppContext
  actor: PostActor
  draft: { postId: string; version: number }
}

export const changeAccounts = async ({
  ctx,
  actor,
  draft: { postId: id, version },
  connectionIds,
}: DraftChange & { connectionIds: readonly string[] }): Promise<void> => {
  const { media, targets: known } = await readPost({ ctx, workspaceId: actor.workspaceId, id })
  const targets = await toTargets({ ctx, actor, connectionIds, media, known })
  await updatePost({ ctx, actor, id, version, targets })
}

const describePlan = ({ state, time }: Post, moment: { now: Date; timeZone: string }) => {
  if (state === 'pending_approval') return 'Отправлено на согласование'
  return time ? `Выйдет ${describeMoment(time.wallTime, moment)}` : copy.planned
}

/** Returns the text for the message. */
export const planDraft = async ({
  ctx,
  actor,
  draft: { postId: id, version },
  when,
}: DraftChange & { when: string }): Promise<string> => {
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

/** Only once per draft. */
export const orderProduct = async ({
  ctx,
  tx,
  actor: { userId, workspaceId },
  draft: { postId },
  place: { messenger, chatId },
  url,
}: DraftChange & { tx: Tx; place: ChatAddress; url: string }): Promise<string> => {
  const key = `product:${postId}`
  const data = { key, userId, workspaceId, messenger, chatId, url }
  await ctx.jobs.enqueue(productJob, data, { key, tx })
  return copy.productBegun
}
