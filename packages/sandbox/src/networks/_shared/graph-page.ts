import type { FakeRequest } from '../fake-network.ts'
import type { GraphMediaItem } from './graph-containers.ts'

/** A page of an edge; `limit` is a count and `after` a position here. */
export function pageOf<T>(
  { query }: Pick<FakeRequest, 'query'>,
  all: readonly T[],
  usual: number,
): { data: readonly T[]; paging?: object } {
  const limit = Math.min(100, Number(query.get('limit') ?? usual))
  const start = Number(query.get('after') ?? 0)
  const end = start + limit
  const data = all.slice(start, end)
  if (data.length === 0) return { data }
  const cursors = { before: String(start), after: String(end) }
  return { data, paging: { cursors, ...(end < all.length && { next: `?after=${end}` }) } }
}

/** A page that may come empty and still have a cursor, as Meta's filters of privacy make them. */
export function holedPageOf<T>(input: {
  request: Pick<FakeRequest, 'query'>
  all: readonly T[]
  usual: number
  hasHoles: boolean
}): { data: readonly T[]; paging?: object } {
  const { query } = input.request
  const after = query.get('after') ?? ''
  if (!input.hasHoles || after.endsWith('h') || input.all.length === 0) {
    const asked = new URLSearchParams(query)
    if (after) asked.set('after', after.replace('h', ''))
    return pageOf({ query: asked }, input.all, input.usual)
  }
  const start = after || '0'
  return {
    data: [],
    paging: { cursors: { before: start, after: `${start}h` }, next: `?after=${start}h` },
  }
}

/** Of a node only the fields that were asked for, and its id. */
export const pickFields = (
  fields: string | null,
  node: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> => {
  const asked = new Set(['id', ...(fields ?? '').split(',')])
  return Object.fromEntries(Object.entries(node).filter(([name]) => asked.has(name)))
}

export const mediaTypeOf = ({ media }: GraphMediaItem, noMedia: string): string => {
  if (media.length > 1) return 'CAROUSEL_ALBUM'
  if (media[0]) return media[0].kind === 'video' ? 'VIDEO' : 'IMAGE'
  return noMedia
}

/** The preview picture of a post. */
export const pictureOf = ({ media }: GraphMediaItem) => {
  const [first] = media
  if (!first) return {}
  return first.kind === 'video'
    ? { media_url: first.url, thumbnail_url: first.url }
    : { media_url: first.url }
}
