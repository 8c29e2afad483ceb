import { cleanLine, plainText } from '../../../platform/markup/clean-text.ts'
import { type Attributes, readHtml } from '../../../platform/markup/read-html.ts'

/** A page as text. */
export type SitePage = {
  url: string
  title: string
  description: string
  /** Blocks of text in order, each a single line. */
  lines: string[]
  /** Pages of the same host, with the words of their links. */
  links: { url: string; text: string }[]
}

const MAX_LINES = 2000
const MAX_LINKS = 300
const MAX_LINE = 600

/** What they say is no text of the page. */
const HIDDEN = new Set([
  'script',
  'style',
  'noscript',
  'svg',
  'template',
  'head',
  'select',
  'iframe',
  'nav',
])
/** Elements that end a line of text. */
const BLOCKS = new Set(
  'address article aside blockquote br button dd div dl dt footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol option p section table td th tr ul'.split(
    ' ',
  ),
)

const hrefOf = (attributes: Attributes, base: string): string | undefined => {
  const href = attributes.get('href')?.trim()
  if (!href || !URL.canParse(href, base)) return undefined
  const url = new URL(href, base)
  url.hash = ''
  const isSame = url.host === new URL(base).host && /^https?:$/.test(url.protocol)
  return isSame && url.href.length <= 2048 ? url.href : undefined
}

export const readSitePage = ({ html, url }: { html: string; url: string }): SitePage => {
  const page: SitePage = { url, title: '', description: '', lines: [], links: [] }
  let line = ''
  let hidden = 0
  let isTitle = false
  let link: { url: string; text: string } | undefined
  const endLine = () => {
    const text = cleanLine(plainText(line, MAX_LINE), MAX_LINE)
    if (text !== '' && page.lines.length < MAX_LINES) page.lines.push(text)
    line = ''
  }
  readHtml(html, {
    open(name, attributes) {
      if (name === 'title') isTitle = page.title === ''
      if (name === 'meta' && attributes.get('name')?.toLowerCase() === 'description') {
        page.description ||= cleanLine(attributes.get('content') ?? '', MAX_LINE)
      }
      if (HIDDEN.has(name)) hidden += 1
      if (BLOCKS.has(name)) endLine()
      if (name !== 'a') return
      const href = hrefOf(attributes, url)
      link = href && page.links.length < MAX_LINKS ? { url: href, text: '' } : undefined
    },
    close(name) {
      if (name === 'title') isTitle = false
      if (HIDDEN.has(name)) hidden -= 1
      if (BLOCKS.has(name)) endLine()
      if (name === 'a') line += ' '
      if (name !== 'a' || !link) return
      page.links.push({ url: link.url, text: cleanLine(plainText(link.text, 200), 100) })
      link = undefined
    },
    text(text) {
      if (isTitle) page.title = cleanLine(plainText(page.title + text, 200), 120)
      if (link) link.text += text
      if (hidden === 0) line += text
    },
  })
  endLine()
  return page
}
