import type { VisionImage } from '@kadr/ai'
import type { AppContext } from '../../../context.ts'
import { describeRendition, type ResourceRow, readVariant } from '../../library/resources/index.ts'

/** Large enough to read a sign, small enough to send. Renditions contain no camera metadata. */
const VARIANTS = ['webp-1080', 'webp-320']
const MAX_BYTES = 1_000_000

/** A small rendition of a picture; null until one exists. */
export const readPromptImage = async ({
  ctx,
  row,
}: {
  ctx: AppContext
  row: ResourceRow
}): Promise<VisionImage | null> => {
  if (row.kind !== 'image') return null
  for (const variant of VARIANTS) {
    const made = await describeRendition({ ctx, row, need: variant })
    if (!made || made.size > MAX_BYTES) continue
    const bytes = await readVariant({ ctx, file: row, variant, start: 0, end: made.size })
    return { mimeType: made.mimeType, bytes }
  }
  return null
}
