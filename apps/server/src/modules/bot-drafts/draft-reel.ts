import { UserError } from '@kadr/domain/app-error'
import { DAY_MS } from '@kadr/kit/durations'
import type { AppContext } from '../../context.ts'
import type { Tx } from '../../db/connection.ts'
import { publicMediaUrl } from '../../platform/storage/media-urls.ts'
import { queueMessage, queueVideo } from '../bot-outbox/index.ts'
import { getGeneration } from '../generations/index.ts'
import { createPost, type PostActor } from '../posts/index.ts'
import { getResources, ORIGINAL } from '../resources/index.ts'
import { copy } from './copy.ts'
import { composeDraft } from './draft-message.ts'

/** What Telegram takes from a URL. */
const MAX_BYTES = 20 * 1000 * 1000
const LINK_MS = 2 * DAY_MS

type OfReel = {
  ctx: AppContext
  tx: Tx
  actor: PostActor
  chatId: number
  generationId: string
}

const findResults = async ({ ctx, actor: { workspaceId }, generationId: id }: OfReel) => {
  const { title, results } = await getGeneration({ ctx, workspaceId, id })
  if (results.length === 0) {
    throw new UserError({ code: 'NOT_FOUND', userMessage: copy.reelGone })
  }
  return { title, ids: results.map((resource) => resource.id) }
}

/** The file itself when it fits, else a link to it. Sent once to each person. */
export const queueReelVideo = async (of: OfReel): Promise<void> => {
  const { ctx, tx, actor, chatId, generationId } = of
  const { userId, workspaceId } = actor
  const { title, ids } = await findResults(of)
  const [row] = await getResources({ ctx, workspaceId, ids: ids.slice(0, 1) })
  if (!row) return
  const expires = new Date(ctx.clock.now().getTime() + LINK_MS)
  const url = publicMediaUrl({ ctx, row, variant: ORIGINAL, expires })
  const to = { chatId, userId, workspaceId }
  const key = `reel:${generationId}:${userId}`
  if (row.size <= MAX_BYTES) {
    await queueVideo({ ctx, tx, key, to, url, caption: title })
    return
  }
  const content = { title, text: `${copy.reelTooBig}\n${url}`, rows: [] }
  await queueMessage({ ctx, tx, key, to, content })
}

/** A draft with the files of a reel, and the message to choose its accounts and time. */
export const queueReelDraft = async (of: OfReel): Promise<void> => {
  const { ctx, tx, actor, chatId, generationId } = of
  const { userId, workspaceId } = actor
  const { ids: mediaIds } = await findResults(of)
  const body = { text: '', mediaIds, utm: null, erid: '', targets: [] }
  const key = `bot:reel:${generationId}:${userId}`
  const { id: postId } = await createPost({ ctx, actor, body, key })
  const content = await composeDraft({ ctx, actor, postId })
  await queueMessage({
    ctx,
    tx,
    key: `draft:${postId}`,
    to: { chatId, userId, workspaceId },
    content,
  })
}
