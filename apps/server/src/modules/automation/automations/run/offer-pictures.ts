import { AppError } from '@kadr/domain/base/app-error'
import { copyPictures, readFeed } from '../../../library/products/index.ts'
import type { RunInput } from './run-step.ts'

const MOST_OF_REEL = 5

/**
 * Ids of the copied pictures of an offer. Shops move their pictures, so the URLs are read when needed; pictures that
 * fail to load are left out.
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
