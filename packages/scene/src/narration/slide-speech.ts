import type { Slide, SlideshowForm } from '@kadr/contract/studio/slideshow'
import type { SpokenPiece, TimedWord } from '@kadr/contract/studio/spoken-script'
import { guessWords } from '../captions/guess-words.ts'
import { isUnspoken, readSlide } from './slide-script.ts'

/** The slide is seen before it is read aloud. */
export const LEAD_SECONDS = 0.2
/** Silence before the next slide. */
const BREATH_SECONDS = 0.3
const MAX_SECONDS = 60

export type SlideSpeech = {
  words: readonly TimedWord[]
  /** Of the speech alone. */
  seconds: number
  /** Null: the times are a guess until the words are spoken. */
  voice: SpokenPiece | null
}

/** What is said on a slide; undefined when nothing is. */
export const speechOf = (
  { narration }: Pick<SlideshowForm, 'narration'>,
  slide: Slide,
): SlideSpeech | undefined => {
  const script = narration ? readSlide(slide) : ''
  if (script === '') return undefined
  const { voice } = slide
  if (voice && !isUnspoken(slide))
    return { words: voice.words, seconds: voice.until - voice.from, voice }
  const words = guessWords(script, { most: MAX_SECONDS })
  return { words, seconds: words.at(-1)?.end ?? 0, voice: null }
}

/** Seconds a slide has to be seen for its speech. */
export const speechSeconds = (speech: SlideSpeech | undefined): number =>
  speech ? LEAD_SECONDS + speech.seconds + BREATH_SECONDS : 0
