import type { FactKind } from '@kadr/contract/library/business'
import type { SlideRole } from '@kadr/contract/studio/storyboard'
import type { Ask } from '../ask/read-ask.ts'
import type { Hints } from './subject-hints.ts'

/** How an answer becomes a slide. Two of one pair share a slide. */
export type Shape =
  | 'list'
  | 'item'
  | 'number'
  | 'quote'
  | 'mistake'
  | 'right'
  | 'one_side'
  | 'other_side'
  | 'before'
  | 'after'
  | 'myth'
  | 'truth'
  | 'contact'

/** A question before it is asked of a certain sentence. */
export type Piece = {
  id: string
  text: string | ((ask: Ask) => string)
  example: string
  chips: readonly string[]
  /** Example and chips by the words of the sentence, before any of the trade. */
  hints?: (ask: Ask) => Hints | undefined
  shape: Shape
  /** Title of the slide; `*asterisks*` mark its key phrase. */
  label: string | ((ask: Ask) => string)
  /** A fact of this kind answers it. */
  fact?: FactKind
}

export const ROLE_OF: Readonly<Record<Shape, SlideRole>> = {
  list: 'list',
  item: 'item',
  number: 'number',
  quote: 'quote',
  mistake: 'compare',
  right: 'compare',
  one_side: 'compare',
  other_side: 'compare',
  before: 'compare',
  after: 'compare',
  myth: 'quote',
  truth: 'quote',
  contact: 'cta',
}

export const piece = (
  id: string,
  shape: Shape,
  label: Piece['label'],
  text: Piece['text'],
  rest: {
    example: string
    chips: readonly string[]
    hints?: (ask: Ask) => Hints | undefined
    fact?: FactKind
  },
): Piece => ({ id, shape, label, text, ...rest })

const TIME = /(?<!\p{L})(?:мин|час|сут|дн|ден|недел|месяц|год|лет|секунд|вечер|утр|раз)/iu

/** «За 2 недели до свадьбы» is a term, not a duration. */
const isDeadline = (sentence: string, amount: string): boolean =>
  /^\s(?:до|перед)(?![а-яё])/iu.test(sentence.slice(sentence.indexOf(amount) + amount.length))

export const hasDeadline = ({ amounts, sentence }: Ask): boolean =>
  amounts.some((amount) => isDeadline(sentence, amount))

/** «За 20 минут», as the sentence has it; «за 150 тыс» is no time. */
export const timeOf = ({ amounts, kind, sentence }: Ask): string | undefined =>
  // «Приедем за 30 минут» says when, not how much is done.
  kind === 'about'
    ? undefined
    : amounts
        .find(
          (amount) => /^за\s/iu.test(amount) && TIME.test(amount) && !isDeadline(sentence, amount),
        )
        ?.toLowerCase()

/** «За 150 тыс»: the price is said already. */
export const sumOf = ({ sentence }: Ask): string | undefined =>
  /(?<![\p{L}\d])за\s\d[\d\s]*(?:тыс[а-яё.]*|к(?!\p{L})|руб[а-яё.]*|р(?!\p{L})|₽)/iu.exec(
    sentence,
  )?.[0]
