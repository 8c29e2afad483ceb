const TRACKING = /^(?:utm_\w+|yclid|gclid|fbclid|ysclid|_openstat|etext)$/i

/** Normalized URL. Empty for no link. */
export const linkKey = (link: string): string => {
  if (!URL.canParse(link)) return ''
  const url = new URL(link)
  for (const name of [...url.searchParams.keys()]) {
    if (TRACKING.test(name)) url.searchParams.delete(name)
  }
  url.searchParams.sort()
  const host = url.host.toLowerCase().replace(/^www\./, '')
  return `${host}${url.pathname.replace(/\/+$/, '')}${url.search}`
}

/** Normalized name. */
export const nameKey = (name: string): string =>
  name.toLowerCase().replaceAll('ё', 'е').replaceAll(/\s+/g, ' ').trim()

/** The search query is normalized the same way. */
export const searchText = (...texts: string[]): string => nameKey(texts.join(' '))
