import { UserError } from '@kadr/domain/base/app-error'
import { DAY_MS } from '@kadr/kit/durations'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../db/connection.ts'
import type { ChatAddress } from '../../../platform/outside/messengers/incoming.ts'
import { messengers } from '../../../platform/outside/messengers/messengers.ts'
import { publicMediaUrl } from '../../../platform/storage/media-urls.ts'
import { queueMessage, queueVideo } from '../../delivery/bot-outbox/index.ts'
import { getResources, ORIGINAL } from '../../library/resources/index.ts'
import { createPost, type PostActor } from '../../publishing/posts/index.ts'
import { getGeneration } from '../../studio/generations/index.ts'
import { findReelStart } from '../../studio/reels/index.ts'
import { copy } from './copy.ts'
import { composeDraft } from './draft-message.ts'

const LINK_MS = 2 * DAY_MS

type OfReel = {
  ctx: AppContext
  tx: Tx
  actor: PostActor
  place: ChatAddress
  generationId: string
}

const findResults = async ({ ctx, actor: { workspaceId }, generationId: id }: OfReel) => {
  const { title, reelId, results } = await getGeneration({ ctx, workspaceId, id })
  if (results.length === 0) {
    throw new UserError({ code: 'NOT_FOUND', userMessage: copy.reelGone })
  }
  return { title, reelId, ids: results.map((resource) => resource.id) }
}

/** The file when it fits the limit, otherwise a link. Idempotent per person. */
export const queueReelVideo = async (of: OfReel): Promise<void> => {
  const { ctx, tx, actor, place, generationId } = of
  const { userId, workspaceId } = actor
  const { title, ids } = await findResults(of)
  const [row] = await getResources({ ctx, workspaceId, ids: ids.slice(0, 1) })
  if (!row) return
  const expires = new Date(ctx.clock.now().getTime() + LINK_MS)
  const url = publicMediaUrl({ ctx, row, variant: ORIGINAL, expires })
  const to = { ...place, userId, workspaceId }
  const key = `reel:${generationId}:${userId}`
  if (row.size <= messengers[place.messenger].maxFetchedBytes) {
    await queueVideo({ ctx, tx, key, to, url, caption: title })
    return
  }
  const content = { title, text: `${copy.reelTooBig}\n${url}`, rows: [] }
  await queueMessage({ ctx, tx, key, to, content })
}

export const queueReelDraft = async (of: OfReel): Promise<void> => {
  const { ctx, tx, actor, place, generationId } = of
  const { userId, workspaceId } = actor
  const { reelId, ids: mediaIds } = await findResults(of)
  const start =
    reelId === null ? { text: '' } : await findReelStart({ ctx, workspaceId, id: reelId })
  const body = { ...start, mediaIds, utm: null, erid: '', targets: [] }
  const key = `bot:reel:${generationId}:${userId}`
  const { id: postId } = await createPost({ ctx, actor, body, key })
  const content = await composeDraft({ ctx, actor, postId })
  await queueMessage({
    ctx,
    tx,
    key: `draft:${postId}`,
    to: { ...place, userId, workspaceId },
    content,
  })
}
