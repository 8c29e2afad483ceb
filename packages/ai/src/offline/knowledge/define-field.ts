export type Season = 'зима' | 'весна' | 'лето' | 'осень'
const SEASONS: readonly Season[] = ['зима', 'весна', 'лето', 'осень']

/** What people do, what comes of it and what to do instead. Two lines of a slide. */
type Mistake = { head: string; wrong: string; right: string }
type Advice = { title: string; body: string }
type SeasonAdvice = Advice & { season: Season }
type Figure = { value: string; unit: string; label: string; note: string }
type Half = { head: string; line: string }
type Comparison = { title: string; sides: readonly [Half, Half] }
type Saying = { title: string; sub: string }
type Checklist = { title: string; items: readonly string[] }

/** A field of small business: words it is recognised by, and facts by what is asked. */
export type Field = {
  name: string
  /** Any of them names the field. */
  words: RegExp
  /** They support a guess, but name no field on their own. */
  hints: RegExp
  tags: readonly string[]
  /** Things of the field that facts are about: advice on a cat does not fit a topic about a puppy. */
  things: readonly RegExp[]
  mistakes: readonly Mistake[]
  choose: readonly Advice[]
  care: readonly Advice[]
  price: readonly Advice[]
  season: readonly SeasonAdvice[]
  numbers: readonly Figure[]
  compares: readonly Comparison[]
  quotes: readonly Saying[]
  lists: readonly Checklist[]
  /** A question for the last slide and a line under it. */
  questions: readonly Saying[]
}

/** Rows of `a | b | c`; `*asterisks*` mark the key phrase. */
type Source = Readonly<Record<Exclude<keyof Field, 'things'>, string>> & {
  /** Stems of each thing, separated by ` / `. */
  things?: string
}

/** Matches any of the stems at the beginning of a word. */
const matchWordStart = (stems: string) => new RegExp(`(?<![а-яёa-z])(?:${stems})`, 'giu')

const readRows = (text: string): string[][] =>
  text
    .split('\n')
    .map((row) => row.trim())
    .filter((row) => row !== '')
    .map((row) => row.split('|').map((part) => part.trim()))

const readSeason = (word: string): Season => {
  const season = SEASONS.find((one) => one === word)
  if (!season) throw new Error(`«${word}» is no season`)
  return season
}

const readPairs = (text: string): { title: string; second: string }[] =>
  readRows(text).map(([title = '', second = '']) => ({ title, second }))

const readAdvice = (text: string): Advice[] =>
  readPairs(text).map(({ title, second }) => ({ title, body: second }))

const readSayings = (text: string): Saying[] =>
  readPairs(text).map(({ title, second }) => ({ title, sub: second }))

export const defineField = (source: Source): Field => ({
  name: source.name,
  words: matchWordStart(source.words),
  hints: matchWordStart(source.hints),
  tags: source.tags.split(' '),
  things: (source.things?.split(' / ') ?? []).map(
    (stems) => new RegExp(`(?<![а-яё])(?:${stems.trim()})`, 'iu'),
  ),
  mistakes: readRows(source.mistakes).map(([head = '', wrong = '', right = '']) => ({
    head,
    wrong,
    right,
  })),
  choose: readAdvice(source.choose),
  care: readAdvice(source.care),
  price: readAdvice(source.price),
  season: readRows(source.season).map(([season = '', title = '', body = '']) => ({
    season: readSeason(season),
    title,
    body,
  })),
  numbers: readRows(source.numbers).map(([value = '', unit = '', label = '', note = '']) => ({
    value,
    unit,
    label,
    note,
  })),
  compares: readRows(source.compares).map(
    ([title = '', head = '', line = '', otherHead = '', otherLine = '']) => ({
      title,
      sides: [
        { head, line },
        { head: otherHead, line: otherLine },
      ],
    }),
  ),
  quotes: readSayings(source.quotes),
  lists: readRows(source.lists).map(([title = '', ...items]) => ({ title, items })),
  questions: readSayings(source.questions),
})
