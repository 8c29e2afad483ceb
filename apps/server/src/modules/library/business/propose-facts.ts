import type { Proposal } from '@kadr/contract/library/business'
import { FACT_TEXT_MAX, FACT_TITLE_MAX, type FactKind } from '@kadr/contract/library/business'
import { keyOfWords } from './key-of-words.ts'
import type { SitePage } from './site-page.ts'

type Found = Omit<Proposal, 'contradicts'>

const MAX_PROPOSALS = 24
const MAX_PRICES = 8

const PRICE =
  /(?:от\s+)?\d[\d\s\u00a0]{0,9}(?:[.,]\d{1,2})?\s?(?:₽|руб(?:\.|лей|ля|ль)?|р\.|Br|BYN|\$)/iu
const PHONE =
  /(?:\+7|\b8)[\s\u00a0(-]{0,2}\d{3}[\s\u00a0)-]{0,2}\d{3}[\s\u00a0-]?\d{2}[\s\u00a0-]?\d{2}\b/u
const HOURS =
  /(?:ежедневно|круглосуточно|(?:пн|вт|ср|чт|пт|сб|вс|понедельник|будни)[\s\S]{0,40}\d{1,2}[:.]\d{2}|\d{1,2}[:.]\d{2}\s?[–—-]\s?\d{1,2}[:.]\d{2})/iu
const ADDRESS =
  /(?:^|[\s,(])(?:ул(?:ица|\.)|просп(?:ект|\.)|пр-т|пер(?:еулок|\.)|наб(?:ережная|\.)|б-р|бульвар|шоссе|площадь|пл\.)\s?\S/iu
const TERM = /доставк|самовывоз|возврат|обмен|предоплат|рассрочк|сертификат|запис(?:ь|аться) за/iu
const GUARANTEE = /гаранти/iu
const AUDIENCE = /^(?:(?:для кого|кому подойд[её]т)[\s:–—-]+\S|подойд[её]т)/iu
const AUDIENCE_LABEL = /^(?:для кого|кому подойд[её]т)[\s:–—-]+/iu

const clip = (text: string, max: number): string => {
  if (text.length <= max) return text
  const cut = text.slice(0, max - 1)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), max / 2)).trimEnd()}…`
}

/** Nothing is said after the price: «Подарочный сертификат — 3 000 ₽». */
const isPriceLine = (line: string): boolean => {
  const [price] = PRICE.exec(line) ?? []
  return price !== undefined && !/\p{L}{3,}/u.test(line.slice(line.search(PRICE) + price.length))
}

const isSentence = (line: string) => line.length >= 15 && line.length <= FACT_TEXT_MAX

/** The words before a price name what it is for; a bare price takes the line above. */
const namePrice = (line: string, above: string | undefined): string => {
  const before = line.slice(0, line.search(PRICE)).replace(/[\s:–—-]+$/u, '')
  const name = /\p{L}{3,}/u.test(before) ? before : (above ?? '')
  return /\p{L}{3,}/u.test(name) && !PRICE.test(name) && name.length <= FACT_TITLE_MAX ? name : ''
}

const findPrices = (page: SitePage): Found[] =>
  page.lines.flatMap((line, index): Found[] => {
    const [text] = PRICE.exec(line) ?? []
    if (!text || line.length > 200) return []
    // «Доставка от 350 ₽, по городу бесплатно» is a term, not what something costs.
    if (TERM.test(line) && !isPriceLine(line)) return []
    const title = namePrice(line, page.lines[index - 1])
    if (title === '') return []
    return [{ kind: 'price', title, text: text.trim(), until: null, pageTitle: page.title }]
  })

/** It names a page and says nothing of it. */
const isHeading = ({ title, links }: SitePage, line: string): boolean =>
  [title, ...links.map((link) => link.text)].some((name) => keyOfWords(name) === keyOfWords(line))

const findLines = (
  page: SitePage,
  kind: FactKind,
  isWanted: (line: string) => boolean,
  title = '',
): Found[] =>
  page.lines
    .filter((line) => line.length <= FACT_TEXT_MAX && isWanted(line))
    .map((text) => ({ kind, title, text, until: null, pageTitle: page.title }))

/** The question of a heading and the line below it. */
const findQuestions = (page: SitePage): Found[] =>
  page.lines.flatMap((line, index): Found[] => {
    const answer = page.lines[index + 1]
    if (!line.endsWith('?') || line.length > FACT_TITLE_MAX || !answer) return []
    if (!isSentence(answer) || answer.endsWith('?')) return []
    return [{ kind: 'question', title: line, text: answer, until: null, pageTitle: page.title }]
  })

const startSentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const firstWords = (text: string): string => clip(text.split(/[.!?:]/u)[0] ?? text, 60)

const findAbout = ({ description, title }: SitePage): Found[] =>
  description.length < 20
    ? []
    : [
        {
          kind: 'about',
          title: '',
          text: clip(description, FACT_TEXT_MAX),
          until: null,
          pageTitle: title,
        },
      ]

/** The first of each key, in order. */
const once = (found: Found[], keyOf: (one: Found) => string): Found[] => {
  const keys = found.map(keyOf)
  return found.filter((_, index) => keys.indexOf(keys[index] ?? '') === index)
}

/**
 * Facts that stand on the pages in these very words. The first page is the home page. Nothing is concluded: a line
 * that is not clearly one of the kinds is left out.
 */
export const proposeFacts = (pages: readonly SitePage[]): Found[] => {
  const [home] = pages
  const each = (find: (page: SitePage) => Found[]) => pages.flatMap(find)
  const named = (kind: FactKind, pattern: RegExp) =>
    each((page) =>
      findLines(
        page,
        kind,
        (line) =>
          isSentence(line) && pattern.test(line) && !isPriceLine(line) && !isHeading(page, line),
      ),
    ).map((one) => ({ ...one, title: firstWords(one.text) }))
  const ofBusiness = (kind: FactKind, pattern: RegExp) =>
    each((page) => findLines(page, kind, (line) => pattern.test(line))).slice(0, 1)
  const found = [
    ...(home ? findAbout(home) : []),
    ...each((page) =>
      findLines(page, 'audience', (line) => isSentence(line) && AUDIENCE.test(line)),
    )
      .slice(0, 1)
      .map((one) => ({ ...one, text: startSentence(one.text.replace(AUDIENCE_LABEL, '')) })),
    ...once(each(findPrices), ({ title }) => keyOfWords(title)).slice(0, MAX_PRICES),
    ...ofBusiness('address', ADDRESS),
    ...ofBusiness('hours', HOURS),
    ...ofBusiness('booking', PHONE),
    ...named('term', TERM),
    ...named('guarantee', GUARANTEE),
    ...each(findQuestions),
  ]
  // One fact of a kind about one thing: a second one would replace the first.
  const single = once(found, ({ kind, title }) => `${kind} ${keyOfWords(title)}`)
  // Two things may cost the same; any other line is said once.
  return once(single, ({ kind, title, text }) =>
    keyOfWords(kind === 'price' ? `${title} ${text}` : text),
  ).slice(0, MAX_PROPOSALS)
}
