import { storeStep } from './end-transcript.ts'
import { type FootageWork, STORED } from './footage-work.ts'
import { lengthOf } from './present-transcript.ts'

/** Without a detector the frame stands in the middle or is pinned by hand. */
export const findFaces = async ({ ctx, held }: FootageWork): Promise<void> => {
  const until = lengthOf(held)
  if (held.facesUntil >= until) return
  await storeStep({ ctx, held, values: { ...STORED, facesUntil: until } })
}
