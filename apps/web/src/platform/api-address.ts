/** Values that fill `:name` parts of a path or become its query. */
export type AddressValues = Record<string, unknown>

const segmentsOf = ({ path, params }: { path: string; params: AddressValues | undefined }) =>
  path
    .split('/')
    .filter((segment) => segment !== '')
    .map((segment) => (segment.startsWith(':') ? String(params?.[segment.slice(1)]) : segment))

/** Leaves out what is undefined; keys keep their order, so equal queries give equal addresses. */
const searchOf = (query: AddressValues | undefined) => {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== null) search.set(name, String(value))
  }
  return search.toString()
}

type Request = {
  path: string
  params?: AddressValues | undefined
  query?: AddressValues | undefined
}

export const addressOf = ({ path, params, query }: Request) => {
  const search = searchOf(query)
  const address = `/api/${segmentsOf({ path, params }).map(encodeURIComponent).join('/')}`
  return search === '' ? address : `${address}?${search}`
}

/** /users/me/points → ['users', 'me', 'points']; a query, if any, is the last part. */
export const queryKeyOf = ({ path, params, query }: Request): string[] => {
  const search = searchOf(query)
  const segments = segmentsOf({ path, params })
  return search === '' ? segments : [...segments, `?${search}`]
}

/** The first segment: a write makes every cached answer of its family stale. */
export const routeFamilyOf = (path: string): string[] =>
  segmentsOf({ path, params: undefined }).slice(0, 1)
