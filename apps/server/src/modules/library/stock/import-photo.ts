import type { StockKey } from '@kadr/contract/library/stock'
import { UserError } from '@kadr/domain/base/app-error'
import type { SafeFetch } from '@kadr/kit/node/safe-fetch'
import type { AppContext } from '../../../context.ts'
import { copyPicture } from '../products/index.ts'
import type { ResourceRow } from '../resources/index.ts'
import { explainDownload, explainFailure, openLibrary } from './open-library.ts'

/** Copies a photo into the resources of a workspace, with its author. Idempotent: a photo is stored once. */
export const importPhoto = async ({
  ctx,
  fetch,
  workspaceId,
  library,
  photoId,
}: {
  ctx: AppContext
  fetch: SafeFetch
  workspaceId: string
  library: StockKey
  photoId: string
}): Promise<ResourceRow> => {
  const { adapter, access } = openLibrary({ ctx, fetch, library })
  const file = await explainFailure(adapter, () => adapter.find(access, photoId))
  if (!file) throw new UserError({ code: 'NOT_FOUND', userMessage: 'Этого фото больше нет' })
  const { author, authorUrl, pageUrl, alt, fileUrl } = file
  try {
    const row = await copyPicture({
      ctx,
      fetch,
      workspaceId,
      url: fileUrl,
      name: `${adapter.name}, ${author}`,
      altText: alt,
      attribution: { author, authorUrl, pageUrl, library: adapter.name },
    })
    // Best effort: the photo is already stored, so a failed report must not fail the import.
    await adapter.reportUse(access, file).catch((err: unknown) => {
      ctx.log.warn({ err, library, photoId }, 'stock.report_use_failed')
    })
    return row
  } catch (error) {
    throw explainDownload(error, 'Фото не скачалось. Попробуйте ещё раз или возьмите другое')
  }
}
