import { MAX_FOOTAGE_SECONDS } from '@kadr/contract/studio/footage'
import { createOwnVideoForm } from '@kadr/scene/kinds/own-video/new-form'
import type { AppContext } from '../../../context.ts'
import type { ResourceRow } from '../../library/resources/index.ts'
import type { PostActor } from '../../publishing/posts/index.ts'
import { createReel, findReelByKey } from '../../studio/reels/index.ts'

type OfVideo = { ctx: AppContext; workspaceId: string; resourceId: string }

const keyOf = (resourceId: string) => `bot-video-${resourceId}`

const sourceOf = ({ id, width, height, durationSeconds }: ResourceRow) =>
  width === null || height === null || durationSeconds === null
    ? undefined
    : {
        asset: id,
        ms: Math.floor(durationSeconds * 1000),
        width,
        height,
        hasSound: true,
      }

/** A video or a round message alone is the source of a reel. Made once for a file. */
export const makeVideoReel = async ({
  ctx,
  actor: { workspaceId, userId },
  media,
}: {
  ctx: AppContext
  actor: PostActor
  media: readonly ResourceRow[]
}): Promise<void> => {
  const [video, ...others] = media
  if (!video || others.length > 0 || video.kind !== 'video') return
  const source = sourceOf(video)
  if (!source || source.ms > MAX_FOOTAGE_SECONDS * 1000) return
  const content = { kind: 'own-video', form: createOwnVideoForm({ source }) } as const
  const draft = { title: video.name, caption: '', content }
  await createReel({ ctx, workspaceId, userId, draft, key: keyOf(video.id) })
}

/** The page of the reel that was made of a sent video. */
export const findVideoReelPath = async ({
  ctx,
  workspaceId,
  resourceId,
}: OfVideo): Promise<string | undefined> => {
  const row = await findReelByKey({ db: ctx.db, workspaceId, key: keyOf(resourceId) })
  return row?.kind === 'own-video' ? `/reels/own-video?reel=${row.id}` : undefined
}
