import type { Box, Layer } from '@kadr/contract/studio/scene/scene'
import { placeCaptions } from '../../captions/place-captions.ts'
import { createSpokenCaptions } from '../../captions/spoken-captions.ts'
import type { TalkingContext } from './context.ts'

/** Captions are smaller than titles. */
const SHARE = 0.94

/** The area of the captions; null when they are switched off. */
export const findCaptionBox = ({ form, page, place, timings }: TalkingContext): Box | null => {
  if (form.captions.style === 'none' || timings.words.length === 0) return null
  return placeCaptions(page, { place, hasName: form.speaker.name.trim() !== '' })
}

export const buildCaptionLayers = (context: TalkingContext): Layer[] => {
  const { form, look, place, timings } = context
  const { style, preset, accent } = form.captions
  const kind = style ?? 'karaoke'
  const box = findCaptionBox(context)
  if (kind === 'none' || !box) return []
  return [
    createSpokenCaptions({
      id: 'captions',
      start: 0,
      duration: timings.seconds,
      box,
      words: timings.words,
      kind,
      look: { look, share: SHARE, preset, accent },
      align: place === 'top' ? 'left' : 'center',
      anchor: place === 'top' ? 'center' : place,
    }),
  ]
}
