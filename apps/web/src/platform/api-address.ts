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
