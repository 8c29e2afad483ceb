import { findHashtags, findMentions } from '../posts/hashtags.ts'
import { findLinks } from '../posts/tag-links.ts'
import { cutToFit, type Fits } from './split-text.ts'

type Piece = { gap: string; text: string; isKept: boolean }

const BOUNDARY = /(\s*\n\s*|(?<=[.!?…]["»”)]*)\s+)/u
const BARE_LINK = /(?<![\p{L}\d@])[\p{L}\d-]+\.\p{L}{2,}(?:\/\S*)?(?![\p{L}\d])/u
const PHONE = /\+?\d[\d\s()-]{8,}\d/u
const CALL =
  /^[^\p{L}]*(?:подпи|перейд|переход|закаж|заказыв|жми|нажм|пиши|напиши|звони|позвони|приход|приезж|брон|заброн|куп|успе|регистр|зарегистр|запис|запиш|скач|узна|став|сохран|остав|ссылк|жд[её]м|голосуй|выбирай|загляд)/iu

/** Whether a piece carries the purpose of the post: a link, a contact or a call to action. */
const isEssential = (text: string): boolean =>
  findLinks(text).length > 0 ||
  findHashtags(text).length > 0 ||
  findMentions(text).length > 0 ||
  BARE_LINK.test(text) ||
  PHONE.test(text) ||
  CALL.test(text)

/** Sentences and lines, each with the whitespace before it. */
const piecesOf = (text: string): Piece[] => {
  const parts = text.trim().split(BOUNDARY)
  const pieces: Piece[] = []
  for (let at = 0; at < parts.length; at += 2) {
    const words = parts[at] ?? ''
    if (words === '') continue
    pieces.push({
      gap: at === 0 ? '' : (parts[at - 1] ?? ''),
      text: words,
      isKept: isEssential(words),
    })
  }
  return pieces
}

const linesIn = (gap: string) => gap.split('\n').length

/** Neighbours are separated by the widest gap among the pieces left out. */
const joinPieces = (pieces: readonly Piece[], isTaken: (piece: Piece) => boolean): string => {
  let joined = ''
  let gap = ''
  for (const piece of pieces) {
    if (linesIn(piece.gap) > linesIn(gap) || gap === '') gap = piece.gap
    if (!isTaken(piece)) continue
    joined += joined === '' ? piece.text : `${gap}${piece.text}`
    gap = ''
  }
  return joined
}

/**
 * The largest number of leading plain pieces that fits together with the essential ones; -1 when these alone do not
 * fit.
 */
const countFitting = (fitsWith: (count: number) => boolean, most: number): number => {
  let fitting = -1
  let tooMany = most + 1
  while (tooMany - fitting > 1) {
    const middle = Math.floor((fitting + tooMany) / 2)
    if (fitsWith(middle)) fitting = middle
    else tooMany = middle
  }
  return fitting
}

/**
 * Leaves out whole sentences, from the last one on, but never a link, a mention, a telephone number, a call to action
 * or hashtags. When these alone are too long, the text is cut at its end.
 */
export const shortenText = ({ text, fits }: { text: string; fits: Fits }): string => {
  if (fits(text)) return text
  const pieces = piecesOf(text)
  const plain = pieces.filter(({ isKept }) => !isKept)
  const textWith = (count: number) => {
    const taken = new Set(plain.slice(0, count))
    return joinPieces(pieces, (piece) => piece.isKept || taken.has(piece))
  }
  const count = countFitting((size) => fits(textWith(size)), plain.length)
  if (count > 0) return textWith(count)
  const [first] = plain
  if (count < 0 || !first) return cutToFit({ text, fits })
  // No whole sentence fits: uses a part of the first one.
  const withFirst = (words: string) =>
    joinPieces(
      pieces.map((piece) =>
        piece === first ? { ...piece, text: words, isKept: words !== '' } : piece,
      ),
      ({ isKept }) => isKept,
    )
  return withFirst(cutToFit({ text: first.text, fits: (words) => fits(withFirst(words)) }))
}
