import { type Meaning, parseWordLine, readLines } from './lexicon.ts'
import { createPhraseBook, type PhraseBook, type PhraseEntry } from './phrase-book.ts'
import { toToken, toTokens } from './tokens.ts'
import { TRADE_LISTS } from './trades/index.ts'

export type Trade = {
  /** In order of use on slides without a matching word. */
  objects: readonly string[]
  /** Words with another meaning in this trade. */
  ownWords: PhraseBook<Meaning>
}

const readTrades = (): PhraseEntry<Trade>[] => {
  const drafts: { line: PhraseEntry<Meaning>; own: PhraseEntry<Meaning>[] }[] = []
  for (const line of TRADE_LISTS.flatMap(readLines)) {
    if (line.startsWith('+')) drafts.at(-1)?.own.push(parseWordLine(line.slice(1).trim()))
    else drafts.push({ line: parseWordLine(line), own: [] })
  }
  return drafts.map(({ line, own }) => ({
    words: line.words,
    value: { objects: line.value.objects, ownWords: createPhraseBook(own) },
  }))
}

const trades = createPhraseBook(readTrades())

const TOPIC_POINTS = 10
const SLIDE_POINTS = 2
/** A single word in the middle of one slide is not enough. */
const FEWEST_POINTS = 3

/** Words shared by many trades: «школа танцев» is about dancing, «ремонт обуви» about shoes. */
const GENERAL_WORDS = new Set(
  `школа курсы обучение магазин бизнес ребенок дети детский ремонт дом деньги работа подготовка уход
  доставка аренда прокат сервис мастер салон студия центр продукты производство хранение чистка печать
  игры подарок подарки клиенты команда здоровье торговля город`
    .split(/\s+/)
    .map((word) => toToken(word).stem),
)
const GENERAL_FACTOR = 0.45

/** The trade of a reel: words of the topic weigh most, those of slides count when several agree. */
export const findTrade = (topic: string, slides: readonly string[]): Trade | undefined => {
  const votes = new Map<Trade, number>()
  const vote = (text: string, points: number) => {
    const tokens = toTokens(text)
    for (let at = 0; at < tokens.length; at++) {
      const found = trades.findAt(tokens, at)
      for (const { value, length } of found) {
        const early = 1 - 0.06 * Math.min(6, at)
        const isGeneral = length === 1 && GENERAL_WORDS.has(tokens[at]?.stem ?? '')
        const given = (points * early * length * (isGeneral ? GENERAL_FACTOR : 1)) / found.length
        votes.set(value, (votes.get(value) ?? 0) + given)
      }
    }
  }
  vote(topic, TOPIC_POINTS)
  for (const slide of slides) vote(slide, SLIDE_POINTS)
  const [best] = [...votes].toSorted(([, one], [, other]) => other - one)
  return best && best[1] >= FEWEST_POINTS ? best[0] : undefined
}
