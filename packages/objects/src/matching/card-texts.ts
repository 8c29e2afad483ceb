import type { SlideCard, SlideRole, SlideSide } from '@kadr/contract/studio/storyboard'
import type { WeightedText } from './score.ts'

const dropEmpty = (texts: readonly WeightedText[]) => texts.filter(({ text }) => text.trim() !== '')

const ROWED: ReadonlySet<SlideRole> = new Set(['chart', 'price', 'table', 'timeline'])

/** The texts a slide shows in its role, the title first. */
export const textsOfCard = ({
  role,
  title,
  sub,
  body,
  sides,
  items,
  rows,
  act,
}: SlideCard): WeightedText[] =>
  dropEmpty([
    { text: title, weight: 1 },
    { text: role === 'cta' ? act : '', weight: 0.9 },
    { text: sub, weight: 0.6 },
    { text: body, weight: 0.6 },
    ...(role === 'list' || role === 'check' ? items.map((text) => ({ text, weight: 0.45 })) : []),
    ...(ROWED.has(role)
      ? rows.flatMap(({ label, value }) => [
          { text: label, weight: 0.4 },
          { text: role === 'timeline' ? value : '', weight: 0.4 },
        ])
      : []),
    ...(role === 'compare' || role === 'pair'
      ? sides.flatMap(({ head, line }) => [
          { text: head, weight: 0.4 },
          { text: line, weight: 0.3 },
        ])
      : []),
  ])

/** «Ошибка» and «Как надо» over the halves of a correction name no object. */
export const textsOfSide = ({ head, line }: SlideSide, isFix: boolean): WeightedText[] =>
  dropEmpty([
    { text: head, weight: isFix ? 0.3 : 1.1 },
    { text: line, weight: 0.8 },
  ])

/** All words of a slide as one text. */
export const joinTexts = (texts: readonly WeightedText[]): string =>
  texts.map(({ text }) => text).join('. ')
