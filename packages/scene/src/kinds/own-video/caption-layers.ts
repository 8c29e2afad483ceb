import type { Layer } from '@kadr/contract/studio/scene/scene'
import { placeCaptions } from '../../captions/place-captions.ts'
import { createSpokenCaptions } from '../../captions/spoken-captions.ts'
import type { FootageContext } from './context.ts'

/** Captions are smaller than titles. */
const SHARE = 0.94
/** A layer has a limit of words. */
const MOST_WORDS = 1400

/** What is said, in one of three kinds. */
export const buildCaptionLayers = ({
  form,
  look,
  page,
  place,
  words,
  filmed,
}: FootageContext): Layer[] => {
  const { style, preset, accent } = form.captions
  const kind = style ?? 'karaoke'
  if (kind === 'none' || words.length === 0) return []
  const parts = Array.from({ length: Math.ceil(words.length / MOST_WORDS) }, (_, part) =>
    words.slice(part * MOST_WORDS, (part + 1) * MOST_WORDS),
  )
  return parts.map((part, index) => {
    const start = index === 0 ? 0 : (part[0]?.start ?? 0)
    const end = parts[index + 1]?.[0]?.start ?? filmed
    return createSpokenCaptions({
      id: `captions ${index}`,
      start,
      duration: Math.max(0.05, end - start),
      box: placeCaptions(page, { place, hasName: false }),
      words: part.map((word) => ({
        text: word.text,
        start: word.start - start,
        end: word.end - start,
      })),
      kind,
      look: { look, share: SHARE, preset, accent },
      align: place === 'top' ? 'left' : 'center',
      anchor: place === 'top' ? 'center' : place,
    })
  })
}
