import { join } from 'node:path'
import type { Resource } from '@kadr/contract/library/resources'
import { UserError } from '@kadr/domain/base/app-error'
import { withTempFolder } from '@kadr/kit/node/temp-folder'
import type { AppContext } from '../../../../context.ts'
import { cutOutImage } from '../../../../platform/media/images.ts'
import { MediaRefusedError } from '../../../../platform/media/refusal.ts'
import { ORIGINAL, variantKey } from '../blob-keys.ts'
import { resourceNotFound } from '../failures.ts'
import { presentResource } from '../resources.presenter.ts'
import * as repository from '../resources.repository.ts'
import { storeFile } from '../uploads/store-file.ts'
import { readablePicture } from './make-rendition.ts'

/** Larger than a reel or a post shows a thing. */
const SIDE = 1600

const refuse = (userMessage: string, cause?: unknown) =>
  new UserError({ code: 'VALIDATION_FAILED', userMessage, field: 'id', cause })

/** A copy of a picture without its plain ground; the picture stays. */
export const cutOutResource = async ({
  ctx,
  workspaceId,
  id,
}: {
  ctx: AppContext
  workspaceId: string
  id: string
}): Promise<Resource> => {
  const row = await repository.findListed({ db: ctx.db, workspaceId, id })
  if (!row) throw resourceNotFound()
  if (row.kind !== 'image') throw refuse('Фон убирается только у фото')
  if (row.composition?.isCutOut) throw refuse('У этой картинки фон уже прозрачный')
  const cut = (path: string) =>
    withTempFolder({
      tempDir: ctx.media.tempDir,
      async run(folder) {
        const target = join(folder, 'cut.webp')
        const picture = await readablePicture({ ctx, row, path, folder })
        await cutOutImage({ path: picture, target, side: SIDE })
        const { name, folderId, tags, altText, attribution } = row
        return storeFile({
          ctx,
          workspaceId,
          name: `${name.replace(/\.[a-z\d]{2,5}$/i, '')}, без фона`,
          folderId: row.isStarter ? null : folderId,
          tags,
          altText,
          ...(attribution && { attribution }),
          source: { path: target },
        })
      },
    })
  try {
    const { row: made } = await ctx.blobs.withFile({ key: variantKey(row, ORIGINAL), run: cut })
    return presentResource({ ctx, row: made })
  } catch (error) {
    if (!(error instanceof MediaRefusedError)) throw error
    throw refuse(error.reason, error)
  }
}
