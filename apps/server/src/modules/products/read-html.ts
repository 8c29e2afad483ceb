import { decodeEntities } from './clean-text.ts'

export type HtmlToken =
  | { kind: 'open'; name: string; attributes: ReadonlyMap<string, string> }
  | { kind: 'close'; name: string }
  | { kind: 'text'; text: string }

/** More than any page needs; a page made to exhaust us ends here. */
const MAX_TOKENS = 300_000
const MAX_ATTRIBUTES = 60
/** What is inside them is not markup. */
const RAW_TEXT = new Set(['script', 'style', 'title', 'textarea', 'xmp', 'iframe', 'noembed'])
const DECODED = new Set(['title', 'textarea'])

const NAME = /[a-z][^\s/>]{0,100}/iy
const ATTRIBUTE =
  /[\s/]*([^\s"'<>/=]{1,200})(?:\s{0,50}=\s{0,50}(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/y
const TAG_END = /[^>]*>/y

/** Reads the attributes from `at`; returns where the tag ends, or -1 when it never does. */
const readAttributes = (html: string, at: number, attributes: Map<string, string>): number => {
  let position = at
  while (attributes.size < MAX_ATTRIBUTES) {
    ATTRIBUTE.lastIndex = position
    const found = ATTRIBUTE.exec(html)
    if (!found) break
    const [, name = '', double, single, bare] = found
    const key = name.toLowerCase()
    const value = double ?? single ?? bare ?? ''
    if (!attributes.has(key)) attributes.set(key, decodeEntities(value))
    position = ATTRIBUTE.lastIndex
  }
  TAG_END.lastIndex = position
  return TAG_END.test(html) ? TAG_END.lastIndex : -1
}

/** Where a comment, a declaration or a closing tag that begins at `at` ends. */
const skip = (html: string, at: number): number => {
  const isComment = html.startsWith('<!--', at)
  const end = html.indexOf(isComment ? '-->' : '>', isComment ? at + 4 : at)
  return end < 0 ? html.length : end + (isComment ? 3 : 1)
}

const readName = (html: string, at: number): string | undefined => {
  NAME.lastIndex = at
  return NAME.exec(html)?.[0].toLowerCase()
}

const rawTextEnd = (html: string, at: number, name: string): number => {
  const closing = new RegExp(`</${name}[\\s/>]`, 'gi')
  closing.lastIndex = at
  return closing.exec(html)?.index ?? html.length
}

/** A tag that opens at `at`, with the raw text that it holds, and where reading goes on; -1 is the end. */
const readElement = (html: string, at: number, name: string) => {
  const attributes = new Map<string, string>()
  const tokens: HtmlToken[] = [{ kind: 'open', name, attributes }]
  const start = readAttributes(html, at + 1 + name.length, attributes)
  if (start < 0 || !RAW_TEXT.has(name)) return { tokens, next: start }
  const next = rawTextEnd(html, start, name)
  const text = html.slice(start, next)
  tokens.push({ kind: 'text', text: DECODED.has(name) ? decodeEntities(text) : text })
  return { tokens, next }
}

/** What begins with the `<` at `at`. One that begins nothing is passed over. */
const readMarkup = (html: string, at: number): { tokens: HtmlToken[]; next: number } => {
  const isClosing = html[at + 1] === '/'
  const name = readName(html, at + (isClosing ? 2 : 1))
  if (name !== undefined && !isClosing) return readElement(html, at, name)
  if (name !== undefined) return { tokens: [{ kind: 'close', name }], next: skip(html, at) }
  return { tokens: [], next: /[!?/]/.test(html[at + 1] ?? '') ? skip(html, at) : at + 1 }
}

/**
 * Tags and texts of a page in order. It goes forward only, so a page of any shape costs its length;
 * it builds no tree and never fails: what makes no sense is passed over.
 */
export function* readHtml(html: string): Generator<HtmlToken> {
  let at = 0
  for (let count = 0; at >= 0 && count < MAX_TOKENS; count += 1) {
    const open = html.indexOf('<', at)
    if (open < 0) return
    if (open > at) yield { kind: 'text', text: html.slice(at, open) }
    const { tokens, next } = readMarkup(html, open)
    if (next < 0) return
    yield* tokens
    at = next
  }
}
