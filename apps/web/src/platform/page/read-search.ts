import { isUuid } from '@kadr/kit/is-uuid'

/** Reads one search parameter; undefined for an invalid value. */
type ReadParam<T> = (value: unknown) => T | undefined

export const matching =
  (pattern: RegExp): ReadParam<string> =>
  (value) =>
    typeof value === 'string' && pattern.test(value) ? value : undefined

export const uuidParam: ReadParam<string> = (value) =>
  typeof value === 'string' && isUuid(value) ? value : undefined

/** For a path whose parameters are ids: with any other value there is no such page. */
export const uuidsOf = <Params extends Record<string, string>>(params: Params): Params => {
  if (Object.values(params).every(isUuid)) return params
  throw new Error('Not an id')
}

export const oneOf =
  <T extends string>(known: readonly T[]): ReadParam<T> =>
  (value) =>
    known.find((one) => one === value)

/** The router parses a text of digits as a number. */
export const textParam =
  (maxLength: number): ReadParam<string> =>
  (value) => {
    const text = typeof value === 'number' ? String(value) : value
    return typeof text === 'string' && text.trim() !== '' ? text.slice(0, maxLength) : undefined
  }

/** Search parameters of a page; each is optional. */
export type Search<Params> = { [Name in keyof Params]?: Params[Name] | undefined }

/** Guarantee: each value comes from the reader of its name, which is typed by `Params`. */
const asSearch = <Params>(read: Record<string, unknown>) => read as Search<Params>

/**
 * Makes the `validateSearch` of a route. An invalid value becomes undefined, so an old link still opens its page; if
 * the key were omitted, the router would pass the raw value on. The key order is kept, since the router replaces an
 * address that it would serialize differently.
 */
export const searchReader =
  <Params extends object>(params: { [Name in keyof Params]: ReadParam<Params[Name]> }) =>
  (search: Record<string, unknown>): Search<Params> => {
    const readers: Record<string, ReadParam<unknown>> = params
    const known = Object.entries(search).filter(([name]) => Object.hasOwn(readers, name))
    return asSearch<Params>(
      Object.fromEntries(known.map(([name, value]) => [name, readers[name]?.(value)])),
    )
  }
