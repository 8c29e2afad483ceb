import { askInWords } from './ask-in-words.ts'
import type { Piece } from './piece.ts'
import type { Plan } from './pieces.ts'

const MOST = 5

/** «…и от чего зависит» asks for what the first plan asks anyway. */
const SAME: readonly { words: RegExp; ids: readonly string[] }[] = [
  { words: /^от чего/iu, ids: ['depends', 'on_what'] },
  { words: /^из чего/iu, ids: ['parts', 'in_price'] },
]

/** The plan of the first question and what is asked besides, in its own words. */
type Joined = { first: Plan; second: Plan; words: string }

/** «За что не надо платить»: the answer already is what is done instead. */
const NOT_TO = /(?<![а-яё])(?:нельзя|не (?:надо|нужно|стоит))(?![а-яё])/iu

const listAsked = ({ first, second, words }: Joined): Piece[] => {
  const ids = SAME.find((one) => one.words.test(words))?.ids ?? []
  const same = first.pieces.find(({ id }) => ids.includes(id))
  const needed = first.pieces.slice(0, first.required)
  return (same ? [same] : second.pieces.slice(0, NOT_TO.test(words) ? 1 : second.required))
    .filter(({ id }) => !needed.some((one) => one.id === id))
    .map((one, index) =>
      index === 0 && /\S\s\S/u.test(words) ? { ...one, text: askInWords(words, one.text) } : one,
    )
}

/** A further question follows the first, in its own words; the contact stays last. */
export const joinAsked = (joined: Joined): Plan => {
  const { first } = joined
  const own = first.pieces.filter((one) => one.shape !== 'contact')
  const contact = first.pieces.filter((one) => one.shape === 'contact')
  const needed = own.slice(0, first.required)
  const other = listAsked(joined)
  const rest = own.slice(first.required).filter(({ id }) => !other.some((one) => one.id === id))
  const pieces = [...needed, ...other, ...rest].slice(0, MOST - 1)
  return {
    pieces: [...pieces, ...contact],
    required: Math.min(needed.length + other.length, pieces.length),
  }
}
