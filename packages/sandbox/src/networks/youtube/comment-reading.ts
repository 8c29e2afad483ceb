import type { FakeReply, FakeRequest } from '../fake-network.ts'
import { apiError } from './state.ts'

export const badRequest = (reason: string, message: string): FakeReply =>
  apiError({ status: 400, reason, message })

export type Reading = {
  parts: string[]
  filter: { name: string; value: string }
  count: number
  start: number
  isPlain: boolean
  isHoled: boolean
}

type Rules = {
  parts: readonly string[]
  filters: readonly string[]
  others: readonly string[]
}

const COMMON = ['part', 'maxResults', 'pageToken', 'textFormat', 'key', 'prettyPrint', 'fields']
const TOKEN = /^Q([0-9]+)(h?)$/

/** Parameters of a list as the description of the API has them, or a refusal. */
export function readListing({ query }: FakeRequest, rules: Rules): Reading | FakeReply {
  const known = [...COMMON, ...rules.filters, ...rules.others]
  const stranger = [...query.keys()].find((name) => !known.includes(name))
  if (stranger !== undefined) {
    return badRequest('badRequest', `Invalid value: unknown name "${stranger}"`)
  }
  const parts = (query.get('part') ?? '').split(',').filter(Boolean)
  if (parts.length === 0) {
    return badRequest('missingRequiredParameter', 'No filter selected. Required parameter: part')
  }
  const wrong = parts.find((part) => !rules.parts.includes(part))
  if (wrong !== undefined) return badRequest('unknownPart', `'${wrong}'`)
  const filters = rules.filters.filter((name) => query.has(name))
  const [name] = filters
  if (name === undefined || filters.length > 1) {
    return badRequest(
      name === undefined ? 'missingRequiredParameter' : 'incompatibleParameters',
      `Expected one filter selected from: ${rules.filters.join(', ')}`,
    )
  }
  const count = Number(query.get('maxResults') ?? 20)
  if (!Number.isInteger(count) || count < 1 || count > 100) {
    return badRequest(
      'invalidParameter',
      'Invalid value. Values must be within the range: [1, 100]',
    )
  }
  const [, start = '0', hole = ''] = TOKEN.exec(query.get('pageToken') ?? 'Q0') ?? ['', 'wrong']
  if (start === 'wrong')
    return badRequest('invalidPageToken', 'The request specifies an invalid page token.')
  return {
    parts,
    filter: { name, value: query.get(name) ?? '' },
    count,
    start: Number(start),
    isPlain: query.get('textFormat') === 'plainText',
    isHoled: hole === 'h',
  }
}

/** A page of a list; before it, where asked, an empty one that goes on. */
export function pageOf<T>(
  reading: Reading,
  of: { kind: string; all: readonly T[]; hasHoles: boolean; present(item: T): object },
): FakeReply {
  const { start, count } = reading
  const end = start + count
  const isHole = of.hasHoles && !reading.isHoled && of.all.length > start
  const items = isHole ? [] : of.all.slice(start, end)
  const next = isHole ? `Q${start}h` : end < of.all.length && `Q${end}`
  return {
    status: 200,
    json: {
      kind: of.kind,
      etag: `etag-${of.all.length}`,
      ...(next && { nextPageToken: next }),
      pageInfo: { totalResults: items.length, resultsPerPage: count },
      items: items.map(of.present),
    },
  }
}
