import type { AiOutputOf } from '@kadr/contract/studio/ai-outputs'
import type { Slide, SlideshowForm } from '@kadr/contract/studio/slideshow'
import { matchObjects } from '@kadr/objects/match-objects'
import { chooseLook } from '../../director/choose-style.ts'
import { directReel } from '../../director/direct-reel.ts'
import type { ReelLook } from '../kind.ts'

export type SlideshowWords = {
  words: Pick<AiOutputOf<'slideshow'>, 'storyboard' | 'isQuiet'>
  /** What the reel is about: it decides the style and the objects. */
  topic: string
  /** Pictures and clips, assigned to slides in order after those of the form. */
  assets: readonly string[]
}

const QUIET_STYLE = 'journal'
/** Grief and illness are told by words: a drawn object smiles. */
const withoutObjects = (slide: Slide): Slide => ({
  ...slide,
  companion: null,
  card: {
    ...slide.card,
    object: null,
    sides: slide.card.sides.map((side) => ({ ...side, object: null })),
  },
})

/**
 * Makes all slides anew: objects by meaning, a style for the topic. Format, brand, sound and
 * pictures of the form stay. Loads the dictionary of objects, which is large.
 */
export const slideshowFromWords = ({
  form: { slides, aspect, brand, music, hasCounter, hasEffects, isClipSoundKept, narration },
  words: { storyboard, isQuiet = false },
  topic,
  assets,
  look,
}: SlideshowWords & { form: SlideshowForm; look?: ReelLook }): SlideshowForm => {
  const pictures = slides.map(({ asset }) => asset).filter((asset) => asset !== null)
  const made = directReel({
    storyboard,
    objects: matchObjects(storyboard, { topic }),
    topic,
    variant: 0,
    aspect,
    brand,
    assets: [...pictures, ...assets.filter((asset) => !pictures.includes(asset))],
  })
  const titles = storyboard.slides.map(({ title }) => title)
  const own = chooseLook({ text: [topic, ...titles].join(' '), topic: topic || titles[0] })
  const calm = isQuiet
    ? { style: QUIET_STYLE, hasEffects: false, slides: made.slides.map(withoutObjects) }
    : { hasEffects }
  return { ...made, music, hasCounter, isClipSoundKept, narration, ...own, ...calm, ...look }
}
