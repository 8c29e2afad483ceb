import type { CaptionWord } from '@kadr/contract/studio/scene/scene'
import { endsSentence, isHanging } from './sentence-end.ts'

type Page = readonly CaptionWord[]

/** A pause this long starts a new page. */
const PAUSE_SECONDS = 0.7
/** A page takes an extra word when its words average this length. */
const USUAL_CHARACTERS = 7

const isPause = (before: CaptionWord, after: CaptionWord) =>
  after.start - before.end > PAUSE_SECONDS

/** Splits at sentence ends and pauses. */
const splitPhrases = (words: Page): CaptionWord[][] => {
  const phrases: CaptionWord[][] = []
  for (const word of words) {
    const phrase = phrases.at(-1)
    const before = phrase?.at(-1)
    if (!phrase || !before || endsSentence(before.text, word.text) || isPause(before, word))
      phrases.push([word])
    else phrase.push(word)
  }
  return phrases
}

/** How many words at its end belong to the next page: no more than leave a page that can be read. */
const countHanging = (page: Page): number => {
  const hanging = page.length - 1 - page.findLastIndex(({ text }) => !isHanging(text))
  const left = page.length - hanging
  return left >= Math.min(2, hanging) ? hanging : 0
}

const fillPages = (phrase: Page, perPage: number): Page[] => {
  const pages: Page[] = []
  for (let at = 0; at < phrase.length; ) {
    const isLast = at + perPage >= phrase.length
    const hanging = countHanging(phrase.slice(at, at + perPage))
    const taken = perPage - (isLast ? 0 : hanging)
    pages.push(phrase.slice(at, at + taken))
    at += taken
  }
  return pages
}

/** Fills pages; a leftover word joins the previous page or takes one of its words. */
const splitPhrase = (phrase: Page, perPage: number): Page[] => {
  const pages = fillPages(phrase, perPage)
  const [before, last] = pages.slice(-2)
  if (perPage === 1 || !before || last?.length !== 1) return pages
  const tail = [...before, ...last]
  const signs = tail.reduce((sum, { text }) => sum + text.length, 0)
  if (before.length < perPage || signs <= perPage * USUAL_CHARACTERS)
    return [...pages.slice(0, -2), tail]
  return perPage === 2 ? pages : [...pages.slice(0, -2), tail.slice(0, -2), tail.slice(-2)]
}

/** Splits words into pages that never contain parts of two sentences. */
export const splitPages = ({ words, perPage }: { words: Page; perPage: number }): Page[] =>
  splitPhrases(words).flatMap((phrase) => splitPhrase(phrase, perPage))
