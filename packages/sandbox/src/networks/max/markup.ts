import { escapeHtml } from '@kadr/kit/escape-html'

export type MarkupElement = {
  type: string
  from: number
  length: number
  url?: string
  user_id?: number
}
export type ShownText = { text: string; markup: readonly MarkupElement[] }

const TYPES: Readonly<Record<string, string>> = {
  i: 'emphasized',
  em: 'emphasized',
  b: 'strong',
  strong: 'strong',
  del: 'strikethrough',
  s: 'strikethrough',
  ins: 'underline',
  u: 'underline',
  pre: 'monospaced',
  code: 'monospaced',
  mark: 'highlighted',
  h1: 'heading',
  a: 'link',
}

const ENTITIES: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  '#39': "'",
}
const TOKEN = /<(\/?)([a-z][a-z0-9]*)\b([^>]*)>|&(lt|gt|amp|quot|#39);/gi
const MENTION = /^max:\/\/user\/(\d+)$/

/** Tags that are not supported are stripped, as the vendor says; an unclosed one has no effect. */
function readHtml(source: string): ShownText {
  const markup: MarkupElement[] = []
  const open: { tag: string; from: number; href: string | undefined }[] = []
  let text = ''
  let at = 0
  for (const match of source.matchAll(TOKEN)) {
    text += source.slice(at, match.index)
    at = match.index + match[0].length
    const [, slash, name = '', rest = '', entity] = match
    if (entity) {
      text += ENTITIES[entity.toLowerCase()] ?? ''
      continue
    }
    const tag = name.toLowerCase()
    if (!(tag in TYPES)) continue
    if (!slash) {
      const href = /\bhref\s*=\s*["']([^"']*)["']/i.exec(rest)?.[1]
      open.push({ tag, from: text.length, href })
      continue
    }
    const index = open.findLastIndex((one) => one.tag === tag)
    const [began] = index < 0 ? [] : open.splice(index, 1)
    if (began && text.length > began.from) {
      markup.push(elementOf({ ...began, length: text.length - began.from }))
    }
  }
  return { text: text + source.slice(at), markup: markup.sort((a, b) => a.from - b.from) }
}

const elementOf = (of: {
  tag: string
  from: number
  length: number
  href: string | undefined
}): MarkupElement => {
  const { from, length } = of
  const person = MENTION.exec(of.href ?? '')?.[1]
  if (person) return { type: 'user_mention', from, length, user_id: Number(person) }
  return { type: TYPES[of.tag] ?? of.tag, from, length, ...(of.href && { url: of.href }) }
}

/** The documented syntax only. */
const markdownToHtml = (source: string): string =>
  escapeHtml(source)
    .replace(
      /```([\s\S]+?)```|`([^`]+)`/g,
      (_all, block, inline) => `<code>${block ?? inline}</code>`,
    )
    .replace(/\[([^\]]+)\]\(([^)\s]+)\)/g, '<a href="$2">$1</a>')
    .replace(/\*\*(.+?)\*\*|__(.+?)__/g, (_all, a, b) => `<b>${a ?? b}</b>`)
    .replace(/~~(.+?)~~/g, '<s>$1</s>')
    .replace(/\+\+(.+?)\+\+/g, '<u>$1</u>')
    .replace(/\^\^(.+?)\^\^/g, '<mark>$1</mark>')
    .replace(/\*([^*\n]+)\*|\b_([^_\n]+)_\b/g, (_all, a, b) => `<i>${a ?? b}</i>`)
    .replace(/^# (.+)$/gm, '<h1>$1</h1>')

/** What people see: the text without its markup, and where the markup was. */
export function readMarkup({ text, format }: { text: string; format: string | null }): ShownText {
  if (format === 'html') return readHtml(text)
  if (format === 'markdown') return readHtml(markdownToHtml(text))
  return { text, markup: [] }
}
