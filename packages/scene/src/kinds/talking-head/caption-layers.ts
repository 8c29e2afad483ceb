import type { Box, Layer } from '@kadr/contract/studio/scene/scene'
import { createSpokenCaptions } from '../../captions/spoken-captions.ts'
import { getTextBox } from '../../geometry/safe-zones.ts'
import type { TalkingContext } from './context.ts'

/** Captions are smaller than titles. */
const SHARE = 0.94

/** Heights between the controls of social apps and the head. */
const TOP = { from: 268, until: 628 }
/** Below the mouth, and below the name where there is one. */
const BOTTOM = { from: 1060, fromName: 1150, until: 1500, inset: 150 }

/** The area of the captions; null when they are switched off. */
export const findCaptionBox = ({ form, page, place, timings }: TalkingContext): Box | null => {
  if (form.captions.style === 'none' || timings.words.length === 0) return null
  const { aspect } = form
  if (place === 'top') return page.box(page.left, TOP.from, page.right - page.left, TOP.until)
  if (place === 'center') return getTextBox({ aspect, position: place })
  const from = form.speaker.name.trim() === '' ? BOTTOM.from : BOTTOM.fromName
  return page.box(BOTTOM.inset, from, page.width - BOTTOM.inset * 2, BOTTOM.until)
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
