/** Pages below one path that share a chunk of the routes, by the rest of the path. */
export type SplatPages = {
  /** Titles of pages by their name; the empty name is the page of the path itself. */
  names: Readonly<Record<string, string>>
  /** Titles of pages `name/id` by their name; the empty name stands for an id alone. */
  ids: Readonly<Record<string, string>>
  isId(text: string): boolean
}

type Splat = { _splat?: string | undefined }

const read = ({ names, ids }: SplatPages, { _splat = '' }: Splat) => {
  const parts = _splat.split('/').filter((part) => part !== '')
  const [name = '', id] = parts
  if (parts.length < 2 && Object.hasOwn(names, name)) return { title: names[name], id: undefined }
  const [section, own] = id === undefined ? ['', name] : [name, id]
  return parts.length < 3 && Object.hasOwn(ids, section)
    ? { title: ids[section], id: own }
    : undefined
}

export const titleOfSplat = (pages: SplatPages, params: Splat): string =>
  read(pages, params)?.title ?? ''

/**
 * For `params.parse` of a route: with an unknown name the route does not match, so that the address is nobody's; with
 * a wrong id there is no such page.
 */
export const splatParser =
  (pages: SplatPages) =>
  <Params extends Splat>(params: Params): Params | false => {
    const page = read(pages, params)
    if (!page) return false
    if (page.id !== undefined && !pages.isId(page.id)) throw new Error('Not an id')
    return params
  }
