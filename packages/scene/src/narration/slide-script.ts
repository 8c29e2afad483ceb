import type { Slide, SlideshowForm } from '@kadr/contract/studio/slideshow'
import type { SlideCard } from '@kadr/contract/studio/storyboard'
import { listShownWords } from '../director/reading-time.ts'
import { noteOf, rowsOf, shownRows, sidesOf } from '../styles/read-card.ts'

type Said = Pick<Slide, 'card' | 'said'>

const toLine = (text: string): string => text.replaceAll('*', '').replace(/\s+/gu, ' ').trim()

const SPOKEN = /[\p{L}\p{N}]/u
const ENDED = /[.!?…:;]["»)]?$/u

/** Blocks of words as sentences: a voice pauses between them. */
const toSentences = (blocks: readonly string[]): string =>
  blocks
    .map(toLine)
    .filter((block) => SPOKEN.test(block))
    .map((block) => (ENDED.test(block) ? block : `${block.replace(/[,—–-]+$/u, '')}.`))
    .join(' ')

/** The words of a slide as one would read them aloud. */
const readCard = (card: SlideCard): string => {
  switch (card.role) {
    case 'number':
      return toSentences([`${card.value} ${card.unit} ${card.title}`, noteOf(card)])
    case 'compare':
    case 'pair':
      return toSentences([
        card.title,
        ...sidesOf(card).map(({ head, line }) =>
          [head, line].map(toLine).filter(Boolean).join(': '),
        ),
      ])
    case 'table': {
      const [first, second] = sidesOf(card)
      return toSentences([
        card.title,
        ...shownRows(card).map(
          ({ label, value, other }) =>
            `${label}: ${first.head} — ${value}, ${second.head} — ${other}`,
        ),
      ])
    }
    case 'chart':
    case 'timeline':
      return toSentences([
        card.title,
        ...shownRows(card).map(({ label, value }) => `${label}: ${value}`),
        card.body,
      ])
    case 'price':
      return toSentences([
        `${toLine(card.title)}: ${card.value} ${card.unit}`,
        card.sub,
        ...rowsOf(card),
        ...shownRows(card).map(({ label, value }) => `${label}: ${value}`),
      ])
    case 'step':
      return toSentences([`Шаг ${card.n ?? 1}: ${card.title}`, card.body])
    default:
      return toSentences(listShownWords(card))
  }
}

/** What the voice says on a slide, in one line; empty when there is nothing to say. */
export const readSlide = ({ card, said }: Said): string => {
  const line = said === null ? readCard(card) : toLine(said)
  return SPOKEN.test(line) ? line : ''
}

/** Whether a slide has words and no voice that says them. */
export const isUnspoken = (slide: Said & Pick<Slide, 'voice'>): boolean => {
  const script = readSlide(slide)
  return script !== '' && slide.voice?.script !== script
}

/** The script of a whole reel: one line for each slide that says something. */
export const readSlides = (slides: readonly Said[]): string =>
  slides.map(readSlide).filter(Boolean).join('\n')

/** Numbers of the slides that a voice still has to read, from 0. */
export const listUnspoken = ({
  narration,
  slides,
}: Pick<SlideshowForm, 'narration' | 'slides'>): number[] =>
  narration ? slides.flatMap((slide, index) => (isUnspoken(slide) ? [index] : [])) : []
