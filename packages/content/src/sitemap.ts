export type Address = {
  path: string
  kind: string
  updated?: string | undefined
  /** A page that is there and is not offered to search engines. */
  isUnlisted?: boolean | undefined
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>'
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

const lastmod = (day: string | undefined) => (day ? `<lastmod>${day}</lastmod>` : '')

const newestOf = (addresses: readonly Address[]) =>
  addresses
    .flatMap(({ updated }) => updated ?? [])
    .toSorted()
    .at(-1)

/** A sitemap for each kind of page and their index. A page without a date of its own has none: a false one is worse. */
export const sitemapFiles = ({
  origin,
  addresses,
}: {
  origin: string
  addresses: readonly Address[]
}) => {
  const listed = addresses.filter(({ isUnlisted }) => !isUnlisted)
  const kinds = Map.groupBy(listed, ({ kind }) => kind)
  const parts = [...kinds].map(([kind, members]) => ({
    name: `sitemap-${kind}.xml`,
    updated: newestOf(members),
    text: [
      HEAD,
      `<urlset ${NAMESPACE}>`,
      ...members.map(
        ({ path, updated }) =>
          `<url><loc>${origin}${encodeURI(path)}</loc>${lastmod(updated)}</url>`,
      ),
      '</urlset>',
      '',
    ].join('\n'),
  }))
  const index = [
    HEAD,
    `<sitemapindex ${NAMESPACE}>`,
    ...parts.map(
      ({ name, updated }) => `<sitemap><loc>${origin}/${name}</loc>${lastmod(updated)}</sitemap>`,
    ),
    '</sitemapindex>',
    '',
  ].join('\n')
  return [{ name: 'sitemap.xml', text: index }, ...parts.map(({ name, text }) => ({ name, text }))]
}
