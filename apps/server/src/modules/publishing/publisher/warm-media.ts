import { adapters } from '@kadr/networks'
import type { AppContext } from '../../../context.ts'
import { listSoon } from '../targets/index.ts'
import type { PublicationMedia } from './publication-media.ts'

const AHEAD_MS = 60 * 60_000
const LIMIT = 1000

/** Produces the media variants of targets due soon, so that publishing does not wait for them. */
export const warmMedia = async ({
  ctx,
  media,
}: {
  ctx: AppContext
  media: PublicationMedia
}): Promise<void> => {
  const from = ctx.clock.now()
  const to = new Date(from.getTime() + AHEAD_MS)
  for (const target of await listSoon({ db: ctx.db, from, to, limit: LIMIT })) {
    const { workspaceId, network, settings, mediaIds } = target
    if (mediaIds.length === 0) continue
    await media
      .choose({ ctx, workspaceId, adapter: adapters[network], settings, resourceIds: mediaIds })
      .catch((error: unknown) =>
        ctx.log.warn({ err: error, workspaceId, network }, 'publisher.media.warm_failed'),
      )
  }
}
