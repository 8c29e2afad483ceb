import type { FootageSpan, FootageWord } from '@kadr/contract/studio/footage'
import type { FootageCut } from '@kadr/contract/studio/own-video'
import { mergeSpans, subtractSpans } from '@kadr/kit/spans'
import { endsFootageSentence } from './footage-sentences.ts'

/** A pause this long is offered to be cut. Milliseconds. */
const LONG_PAUSE = 450
/** What is left of one inside a sentence and at its end. */
const LEFT_INSIDE = 160
const LEFT_AT_END = 300
/** Around speech that is known by its sound alone. */
const AROUND_SPEECH = 120
/** A cut that saves less is not worth the jump of the picture. */
const LEAST_SAVED = 120

type Known = {
  words: readonly FootageWord[]
  speech: readonly FootageSpan[]
  /** Milliseconds of the source. */
  source: number
}

/** Words and what sounds like speech without a word: a laugh or an «э-э» is not a pause. */
const listVoiced = ({ words, speech }: Known): FootageSpan[] => mergeSpans([...words, ...speech])

/** The pause between two sounds without what is left of it. */
const shorten = (
  pause: FootageSpan,
  { left, isFirst, isLast }: { left: number; isFirst: boolean; isLast: boolean },
): FootageSpan => ({
  from: isFirst ? pause.from : Math.round(pause.from + left * 0.45),
  to: isLast ? pause.to : Math.round(pause.to - left * 0.55),
})

/** Silences that are longer than a listener needs, each shortened to a breath. */
export const findPauses = (known: Known): FootageCut[] => {
  const { words, speech, source } = known
  const voiced = listVoiced(known)
  if (voiced.length === 0) return []
  const pauses = subtractSpans({ from: 0, to: source }, voiced)
  return pauses.flatMap((pause): FootageCut[] => {
    if (pause.to - pause.from < LONG_PAUSE) return []
    const spoken = words.findLast(({ to }) => to <= pause.from + 1)
    const isEnd = spoken === undefined || endsFootageSentence(spoken.text)
    const around = words.length === 0 && speech.length > 0 ? AROUND_SPEECH * 2 : 0
    const left = Math.max(around, isEnd ? LEFT_AT_END : LEFT_INSIDE)
    const cut = shorten(pause, {
      left,
      isFirst: pause.from <= 0,
      isLast: pause.to >= source,
    })
    return cut.to - cut.from >= LEAST_SAVED ? [{ ...cut, why: 'pause' }] : []
  })
}
