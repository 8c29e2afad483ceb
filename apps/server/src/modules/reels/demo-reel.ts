import type { Slide } from '@kadr/contract/slideshow'
import { starterId } from '@kadr/starter'
import type { AppContext } from '../../context.ts'
import type { Tx } from '../../db/connection.ts'
import { valuesOf } from './reel-values.ts'
import { insertReel } from './reels.repository.ts'

const SLIDES = [
  { picture: 'background/dunes', text: '3 причины начать день с плана' },
  { picture: 'background/notebook', text: '1. Видно, что и правда важно' },
  { picture: 'background/arches', text: '2. Легче отказаться от лишнего' },
  { picture: 'background/window-light', text: '3. Вечером понятно, что сделано' },
] as const

const slideOf = (slide: (typeof SLIDES)[number], index: number): Slide => ({
  id: `slide-${index + 1}`,
  asset: starterId(slide.picture),
  fit: 'cover',
  text: slide.text,
  preset: null,
  position: null,
  seconds: 3,
  motion: 'auto',
})

/**
 * A slideshow of starter pictures, for the demo. Those may not exist yet and users can't delete them, so their use is
 * registered only at the first save.
 */
export const makeDemoReel = async ({
  ctx,
  tx,
  workspaceId,
  userId,
}: {
  ctx: AppContext
  tx: Tx
  workspaceId: string
  userId: string
}): Promise<void> => {
  const now = ctx.clock.now()
  const values = valuesOf({
    title: '3 причины начать день с плана',
    content: {
      kind: 'slideshow',
      form: {
        version: 1,
        aspect: '9:16',
        template: 'calm',
        slides: SLIDES.map(slideOf),
        transition: null,
        music: { asset: starterId('music/calm'), volume: 70, bpm: 72, isFitToBeat: false },
        isClipSoundKept: false,
      },
    },
  })
  await insertReel({
    db: tx,
    values: { ...values, workspaceId, authorId: userId, createdAt: now, updatedAt: now },
  })
}
