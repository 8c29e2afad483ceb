import { AppError } from '@kadr/domain/app-error'
import { copyPictures, readFeed } from '../products/index.ts'
import type { RunInput } from './run-step.ts'

const MOST_OF_REEL = 5

/**
 * Ids of the pictures of the offer a run is made of. Shops move their pictures, so their addresses are read when they are
 * needed; without a picture that can be had the run goes on without.
 */
export const copyOfferPictures = async ({
  ctx,
  fetch,
  automation: { workspaceId },
  rule: { source, output },
  run,
}: RunInput): Promise<string[]> => {
  if (source.kind !== 'price-list') return []
  try {
    const known = { etag: null, lastModified: null }
    const { items = [] } = await readFeed({ ctx, fetch, link: source.url, known })
    const offer = items.find(({ key }) => key === run.itemKey)
    const urls = offer?.pictures.slice(0, output === 'post' ? 1 : MOST_OF_REEL) ?? []
    const { rows } = await copyPictures({ ctx, fetch, workspaceId, urls })
    return rows.filter(({ kind }) => kind === 'image').map(({ id }) => id)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    ctx.log.warn({ runId: run.id, code: error.code }, 'automations.offer.no_pictures')
    return []
  }
}
