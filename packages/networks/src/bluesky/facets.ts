import { countGraphemes, countUtf8 } from '@kadr/domain/networks/count-text'

type Feature = { $type: string; uri?: string; tag?: string; did?: string }
export type Facet = { index: { byteStart: number; byteEnd: number }; features: Feature[] }

type Span = { kind: 'link' | 'tag' | 'mention'; start: number; end: number; value: string }

const LINK =
  /(?<=^|[\s(«"])(?:https?:\/\/[^\s]+|(?:[a-z0-9-]+\.)+(?:com|net|org|ru|by|kz|io|me|app|dev|tv|co|su|info|social|shop|online|site)(?:\/[^\s]*)?)(?=$|[\s)»",.!?:;])/giu
const TAG = /(?<=^|[\s(])[#＃]([^\s#＃]+)/gu
const MENTION = /(?<=^|[\s(])@((?:[a-z0-9-]+\.)+[a-z][a-z0-9-]*)/giu
const MAX_TAG = 64

/** Links, tags and mentions: Bluesky shows as plain text what is not marked. */
function spansOf(text: string): Span[] {
  return [
    ...[...text.matchAll(LINK)].map((found) => linkSpan(found[0], found.index)),
    ...[...text.matchAll(TAG)].flatMap((found) => tagSpan(found[1] ?? '', found.index)),
    ...[...text.matchAll(MENTION)].map((found) => mentionSpan(found[1] ?? '', found.index)),
  ].sort((a, b) => a.start - b.start)
}

function linkSpan(found: string, start: number): Span {
  const shown = withoutTail(found)
  const value = /^https?:\/\//i.test(shown) ? shown : `https://${shown}`
  return { kind: 'link', start, end: start + shown.length, value }
}

/** A sentence ends behind a link as a rule, and a bracket closes what was opened before it. */
function withoutTail(link: string): string {
  const shown = link.replace(/[.,;:!?»"'…]+$/u, '')
  const isOpen = shown.endsWith(')') && !shown.includes('(')
  return isOpen ? withoutTail(shown.slice(0, -1)) : shown
}

function tagSpan(found: string, start: number): Span[] {
  const value = found.replace(/\p{P}+$/u, '')
  const isTag = value !== '' && !/^\p{N}+$/u.test(value) && countGraphemes(value) <= MAX_TAG
  return isTag ? [{ kind: 'tag', start, end: start + 1 + value.length, value }] : []
}

const mentionSpan = (value: string, start: number): Span => ({
  kind: 'mention',
  start,
  end: start + 1 + value.length,
  value: value.toLowerCase(),
})

/** Handles a text speaks to, each once. */
export const mentionedIn = (text: string): string[] => [
  ...new Set(
    spansOf(text)
      .filter(({ kind }) => kind === 'mention')
      .map(({ value }) => value),
  ),
]

/** Facets with offsets in UTF-8 bytes. A mention of nobody stays plain text. */
export function facetsOf(input: {
  text: string
  /** Identity by handle. */
  people: Readonly<Record<string, string>>
}): Facet[] {
  return spansOf(input.text).flatMap((span) => {
    const feature = featureOf(span, input.people)
    if (!feature) return []
    const byteStart = countUtf8(input.text.slice(0, span.start))
    const byteEnd = byteStart + countUtf8(input.text.slice(span.start, span.end))
    return [{ index: { byteStart, byteEnd }, features: [feature] }]
  })
}

function featureOf(span: Span, people: Readonly<Record<string, string>>): Feature | undefined {
  if (span.kind === 'link') return { $type: 'app.bsky.richtext.facet#link', uri: span.value }
  if (span.kind === 'tag') return { $type: 'app.bsky.richtext.facet#tag', tag: span.value }
  const did = people[span.value]
  return did ? { $type: 'app.bsky.richtext.facet#mention', did } : undefined
}
