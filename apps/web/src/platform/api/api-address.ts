import type { BootData } from '../page/boot-data.ts'

/** Values that fill `:name` parts of a path or become its query. */
export type AddressValues = Record<string, unknown>

/** Skips undefined values; keys keep their order, so equal queries give equal addresses. */
const searchOf = (query: AddressValues | undefined) => {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== null) search.set(name, String(value))
  }
  return search.toString()
}

export type AddressedRequest = {
  params?: AddressValues | undefined
  query?: AddressValues | undefined
}

export const addressOf = ({ path, params, query }: AddressedRequest & { path: string }) => {
  const search = searchOf(query)
  const filled = path.replaceAll(/:(\w+)/g, (_part, name: string) =>
    encodeURIComponent(String(params?.[name])),
  )
  return search === '' ? `/api${filled}` : `/api${filled}?${search}`
}

export const parameterNamesOf = (path: string): string[] =>
  [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)

/**
 * Sends requests to the API of the page's host. A host that is not listed, as on a developer's machine, has an API of
 * its own. Cookies of a sign-in have to reach another host too.
 */
export const createApiFetch = ({ apiOrigins }: Pick<BootData, 'apiOrigins'>): typeof fetch => {
  const origin = apiOrigins[globalThis.location?.host]
  if (origin === undefined) return (...parameters) => fetch(...parameters)
  return (path, init) => fetch(`${origin}${path}`, { ...init, credentials: 'include' })
}
