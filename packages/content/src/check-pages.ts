import { ContentError, lineOf } from './content-error.ts'
import type { SourcePage } from './load-content.ts'

const OWN_FOLDERS = /^\/(blog|knowledge-base|hooks-gallery|networks)(\/|$)/
const PASSAGE_MIN = 90
/** The day the first text of the site was written: a date before it would be invented. */
const FIRST_TEXT = '2026-11-16'
/** Required by law wherever these networks are named, so it repeats. */
const META = /Meta Platforms/

/** Words that are often typed without «ё». */
const WITHOUT_YO =
  /(?<![\p{L}-])(еще|ее|идет|счет|вперед|причем|берет|дает|пойдет|придет|найдет|объем|прием|подъем|зачем-то все равно|свое|твое|мое|нее)(?!\p{L})/iu
const STRAIGHT_QUOTE = /(?<=\s|^)"|"(?=[\s.,;:]|$)/

const refuse = (page: SourcePage, line: number, message: string): never => {
  throw new ContentError({ file: page.file, line, message })
}

const checkUnique = (pages: readonly SourcePage[]) => {
  const seen = new Map<string, SourcePage>()
  for (const page of pages) {
    for (const value of [page.matter.title, page.matter.description]) {
      const other = seen.get(value)
      if (other) refuse(page, 2, `«${value}» is also in ${other.file}`)
      seen.set(value, page)
    }
    if (page.matter.updated < page.matter.published) refuse(page, 2, 'updated before published')
    if (page.matter.published < FIRST_TEXT) {
      refuse(page, 2, `published before ${FIRST_TEXT}, when there were no texts yet`)
    }
  }
}

type Known = { known: ReadonlySet<string>; idsOf: ReadonlyMap<string, ReadonlySet<string>> }

/** Why a link of this page leads nowhere, if it does. */
const findFault = (page: SourcePage, href: string, { known, idsOf }: Known) => {
  const [target = '', hash] = href.split('#')
  const to = target === '' ? page.path : target.replace(/\/$/, '') || '/'
  if (OWN_FOLDERS.test(to) && !known.has(to)) return `${href} leads nowhere`
  const ids = idsOf.get(to)
  return hash && ids && !ids.has(hash) ? `${href}: there is no such heading` : undefined
}

/** Links into folders of the content and anchors; a crawl of the built site follows the others. */
const checkLinks = ({
  pages,
  known,
}: {
  pages: readonly SourcePage[]
  known: ReadonlySet<string>
}) => {
  const idsOf = new Map(pages.map((page) => [page.path, new Set(page.text.ids)]))
  for (const page of pages) {
    for (const { href, line } of page.text.links) {
      const fault = findFault(page, href, { known, idsOf })
      if (fault) refuse(page, line, fault)
    }
    const stranger = page.matter.related.find((path) => !known.has(path))
    if (stranger) refuse(page, 2, `related: ${stranger} is no page`)
  }
}

const checkTypography = (page: SourcePage) => {
  const { plain } = page.text
  for (const pattern of [WITHOUT_YO, STRAIGHT_QUOTE, /[а-яё]!/i]) {
    const found = pattern.exec(plain)
    if (!found) continue
    const around = plain.slice(Math.max(0, found.index - 20), found.index + 20).trim()
    refuse(
      page,
      lineOf(page.text.markdown, page.text.markdown.indexOf(found[0])),
      `typography: «${around}»`,
    )
  }
}

/** The same sentence in two articles reads as filler. */
const checkPassages = (pages: readonly SourcePage[]) => {
  const seen = new Map<string, SourcePage>()
  for (const page of pages) {
    const sentences = page.text.plain.split(/(?<=[.?])\s+/).map((sentence) => sentence.trim())
    for (const sentence of new Set(sentences)) {
      if (sentence.length < PASSAGE_MIN || META.test(sentence)) continue
      const other = seen.get(sentence)
      if (other) refuse(page, 2, `a passage of ${other.file}: «${sentence.slice(0, 60)}…»`)
      seen.set(sentence, page)
    }
  }
}

/** Mistakes that show only when all pages are known. */
export const checkPages = (input: { pages: readonly SourcePage[]; known: ReadonlySet<string> }) => {
  checkUnique(input.pages)
  checkLinks(input)
  for (const page of input.pages) checkTypography(page)
  checkPassages(input.pages.filter(({ kind }) => kind !== 'pages'))
}
