import { capitalise } from '../topic/subject.ts'

/** Trailing hashtags stay at the end when the rest is changed. */
export const splitTail = (text: string): { body: string; tail: string } => {
  const found = /(?:^|\s)((?:#[\p{L}\p{N}_]+\s*)+)$/u.exec(text)
  if (!found) return { body: text.trim(), tail: '' }
  return { body: text.slice(0, found.index).trim(), tail: (found[1] ?? '').trim() }
}

/** Filler words: the sentence stays complete without them. */
const FILLERS =
  /(?<![\p{L}-])(?:на самом деле|в общем-то|в общем|в принципе|как бы|собственно говоря|собственно|буквально|просто-напросто|по сути|честно говоря|так сказать|очень-очень|очень|невероятно|конечно же|конечно|кстати|на сегодняшний день|хотелось бы сказать, что|хотим сообщить, что|рады сообщить, что|спешим сообщить, что)(?![\p{L}-])\s*,?\s*/giu

/** Names, prices, links, times, places and what to do: the post exists for them. */
const FACTS = [
  /\d/,
  /https?:\/\/|www\.|@[\p{L}\d_]/iu,
  /«[^»]+»/u,
  /(?<![\p{L}])(?:ул\.|улиц|проспект|пр-т|площад|метро|дом(?:\s|$)|адрес|ТЦ|ТРЦ)/iu,
  /(?<![\p{L}])(?:запи[сш]|заказ|звон|брон|пиш[иу]|напиш|жм[иу]|переход|купи|оставь|регистр|заход|приход|зайд|прид)/iu,
]

/** An address alone, or joy without a fact. */
const EMPTY =
  /^(?:друзья|дорогие [\p{L} ]+|всем привет|привет|девочки|внимание|ура)[!.,…\s]*$|(?<![\p{L}])(?:ждём вас|ждем вас|вас ждём|вас ждем|будем рады|до встречи)/iu

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

const isFact = (text: string) => FACTS.some((pattern) => pattern.test(text))

const isEmpty = (text: string) => EMPTY.test(text) && !/\d|https?:/u.test(text)

const LIST_LINE = /^(?:[-–—•*✓✔▪]|\d+[.)])\s/u

type Piece = { text: string; line: number; isKept: boolean; weight: number }

/** Sentences with their lines. The first one that says something opens the post and stays, like every fact. */
const readPieces = (body: string): Piece[] => {
  const pieces = body.split('\n').flatMap((raw, line) => {
    const isList = LIST_LINE.test(raw.trim())
    return (isList ? [raw.trim()] : split(raw)).map((text) => ({
      text: isList ? text : dropFillers(text),
      line,
      isList,
    }))
  })
  const opening = pieces.findIndex(({ text }) => !isEmpty(text))
  return pieces
    .filter(({ text }) => text !== '')
    .map(({ text, line, isList }, index) => ({
      text,
      line,
      isKept: index === opening || isList || (isFact(text) && !isEmpty(text)),
      weight:
        (index === opening ? 100 : 0) +
        (/https?:/u.test(text) ? 60 : 0) +
        (isList ? 40 : 0) +
        FACTS.filter((pattern) => pattern.test(text)).length * 20 -
        (isEmpty(text) ? 50 : 0) -
        text.length / 100,
    }))
}

/** Pieces of one line stay on it. */
const joinPieces = (pieces: readonly Piece[]): string => {
  const lines = new Map<number, string[]>()
  for (const { text, line } of pieces) lines.set(line, [...(lines.get(line) ?? []), text])
  const numbers = [...lines.keys()]
  return numbers
    .map((line, index) => {
      const gap = index === 0 ? '' : line - (numbers[index - 1] ?? line) > 1 ? '\n\n' : '\n'
      return gap + (lines.get(line) ?? []).join(' ')
    })
    .join('')
}

const withTail = (text: string, tail: string) =>
  [text, tail].filter((part) => part !== '').join('\n\n')

/** Without filler words, empty phrases and repeats. Every fact of the text stays. */
export const shortenText = (text: string): string => {
  const { body, tail } = splitTail(text)
  const seen = new Set<string>()
  const pieces = readPieces(body).filter(({ text: one, isKept }) => {
    const isNew = !seen.has(one.toLowerCase())
    seen.add(one.toLowerCase())
    return isKept && isNew
  })
  return withTail(joinPieces(pieces), tail)
}

/** The weightiest sentences that fit together, in their order. */
export const squeezeText = ({
  text,
  fits,
}: {
  text: string
  fits(text: string): boolean
}): string => {
  const pieces = readPieces(text)
  let kept: Piece[] = []
  for (const piece of pieces.toSorted((one, other) => other.weight - one.weight)) {
    const next = pieces.filter((one) => one === piece || kept.includes(one))
    if (fits(joinPieces(next))) kept = next
  }
  return kept.length === 0 ? text : joinPieces(kept)
}
