import { countGraphemes, countUtf8 } from '@kadr/domain/publishing/networks/count-text'
import { DOMAIN_ENDINGS } from './domain-endings.ts'

type Feature = { $type: string; uri?: string; tag?: string; did?: string }
export type Facet = { index: { byteStart: number; byteEnd: number }; features: Feature[] }

type Span = { kind: 'link' | 'tag' | 'mention'; start: number; end: number; value: string }

const ENDING = `(?:[a-z]{2}|${DOMAIN_ENDINGS.join('|')})`
/** An address, or a domain with a known ending. */
const LINK = new RegExp(
  String.raw`(?<=^|[\s(«"])(?:https?://[^\s]+|(?:[\p{L}\p{N}-]+\.)+${ENDING}(?:/[^\s]*)?)(?=$|[\s)»",.!?:;])`,
  'giu',
)
/** A hash with U+FE0F is the keycap emoji. */
const TAG = /(?<=^|[\s(])[#＃](?!\uFE0F)([^\s#＃]+)/gu
const MENTION = /(?<=^|[\s(])@((?:[a-z0-9-]+\.)+[a-z][a-z0-9-]*)/giu
const MAX_TAG = 64

/** Links, tags and mentions: without facets Bluesky shows them as plain text. */
function findSpans(text: string): Span[] {
  return [
    ...[...text.matchAll(LINK)].map((found) => createLinkSpan(found[0], found.index)),
    ...[...text.matchAll(TAG)].flatMap((found) => createTagSpan(found[1] ?? '', found.index)),
    ...[...text.matchAll(MENTION)].map((found) => createMentionSpan(found[1] ?? '', found.index)),
  ].sort((a, b) => a.start - b.start)
}

function createLinkSpan(found: string, start: number): Span {
  const shown = trimLink(found)
  const value = /^https?:\/\//i.test(shown) ? shown : `https://${shown}`
  return { kind: 'link', start, end: start + shown.length, value }
}

/** Strips trailing punctuation and an unmatched closing bracket from a link. */
function trimLink(link: string): string {
  const shown = link.replace(/[.,;:!?»"'…]+$/u, '')
  const isOpen = shown.endsWith(')') && !shown.includes('(')
  return isOpen ? trimLink(shown.slice(0, -1)) : shown
}

function createTagSpan(found: string, start: number): Span[] {
  const value = found.replace(/\p{P}+$/u, '')
  const isTag = value !== '' && !/^\p{N}+$/u.test(value) && countGraphemes(value) <= MAX_TAG
  return isTag ? [{ kind: 'tag', start, end: start + 1 + value.length, value }] : []
}

const createMentionSpan = (value: string, start: number): Span => ({
  kind: 'mention',
  start,
  end: start + 1 + value.length,
  value: value.toLowerCase(),
})

/** Unique handles mentioned in a text. */
export const listMentions = (text: string): string[] => [
  ...new Set(
    findSpans(text)
      .filter(({ kind }) => kind === 'mention')
      .map(({ value }) => value),
  ),
]

/** Facets with UTF-8 byte offsets. Unknown handles stay plain text. */
export function createFacets(input: {
  text: string
  /** DID by handle. */
  people: Readonly<Record<string, string>>
}): Facet[] {
  return findSpans(input.text).flatMap((span) => {
    const feature = createFeature(span, input.people)
    if (!feature) return []
    const byteStart = countUtf8(input.text.slice(0, span.start))
    const byteEnd = byteStart + countUtf8(input.text.slice(span.start, span.end))
    return [{ index: { byteStart, byteEnd }, features: [feature] }]
  })
}

function createFeature(span: Span, people: Readonly<Record<string, string>>): Feature | undefined {
  if (span.kind === 'link') return { $type: 'app.bsky.richtext.facet#link', uri: span.value }
  if (span.kind === 'tag') return { $type: 'app.bsky.richtext.facet#tag', tag: span.value }
  const did = people[span.value]
  return did ? { $type: 'app.bsky.richtext.facet#mention', did } : undefined
}
