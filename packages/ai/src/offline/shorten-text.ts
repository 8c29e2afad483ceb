import { splitTail } from './split-tail.ts'
import { capitalise } from './subject.ts'

/** Filler words: the sentence stays complete without them. */
const FILLERS =
  /(?<![\p{L}-])(?:на самом деле|в общем-то|в общем|в принципе|как бы|собственно говоря|собственно|буквально|просто-напросто|по сути|честно говоря|так сказать|очень-очень)(?![\p{L}-])\s*,?\s*/giu

const SHARE = 0.55
const sentences = new Intl.Segmenter('ru', { granularity: 'sentence' })

const split = (text: string): string[] =>
  [...sentences.segment(text)].map(({ segment }) => segment.trim()).filter((part) => part !== '')

const dropFillers = (text: string): string =>
  capitalise(
    text
      .replaceAll(FILLERS, '')
      .replaceAll(/,\s*,/g, ',')
      .replaceAll(/\s+([,.!?…])/g, '$1')
      .replaceAll(/ {2,}/g, ' ')
      .replace(/^[\s,]+/, ''),
  )

/** Links, prices and dates must not be lost. */
const weightOf = ({ text, index, count }: { text: string; index: number; count: number }): number =>
  (index === 0 ? 100 : 0) +
  (index === count - 1 ? 20 : 0) +
  (/https?:\/\//.test(text) ? 50 : 0) +
  (/\d/.test(text) ? 10 : 0) -
  text.length / 100

/** About half of the text: the first sentence and the heaviest others, in their order. */
export const shortenText = (text: string): string => {
  const { body, tail } = splitTail(text)
  const all = [...new Set(split(body).map(dropFillers))]
  const room = Math.max(body.length * SHARE, all[0]?.length ?? 0)
  const ranked = all
    .map((sentence, index) => ({
      sentence,
      index,
      weight: weightOf({ text: sentence, index, count: all.length }),
    }))
    .sort((one, other) => other.weight - one.weight)
  const kept: typeof ranked = []
  let used = 0
  for (const item of ranked) {
    if (kept.length > 0 && used + item.sentence.length > room) continue
    kept.push(item)
    used += item.sentence.length + 1
  }
  const short = kept
    .sort((one, other) => one.index - other.index)
    .map(({ sentence }) => sentence)
    .join(' ')
  return [short, tail].filter((part) => part !== '').join('\n\n')
}
