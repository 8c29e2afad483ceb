import type { JsonLd } from './json-ld.ts'

const SITE_NAME = 'Кадр'
const SEPARATOR = ' | '

export type PageSeo = {
  /** Without the site's name; by default the name alone. */
  title?: string
  description?: string
  /** Path of the picture for link previews. */
  image?: string
  type?: 'website' | 'article'
  /** Pages behind the sign-in are not for search engines. */
  isPrivate?: boolean
  jsonLd?: JsonLd[]
  /** The same in another form: feeds, Markdown. */
  alternates?: { type: string; title: string; href: string }[]
}

const titleOf = (title?: string) => (title ? `${title}${SEPARATOR}${SITE_NAME}` : SITE_NAME)

/** The `head` of a route. A page's own tags win over its layout's. */
export const pageHead = ({
  title,
  description,
  image,
  type,
  isPrivate,
  jsonLd = [],
  alternates = [],
}: PageSeo) => ({
  meta: [
    { title: titleOf(title) },
    { property: 'og:title', content: titleOf(title) },
    ...(description
      ? [
          { name: 'description', content: description },
          { property: 'og:description', content: description },
        ]
      : []),
    ...(image ? [{ property: 'og:image', content: image }] : []),
    ...(type ? [{ property: 'og:type', content: type }] : []),
    ...(isPrivate ? [{ name: 'robots', content: 'noindex' }] : []),
  ],
  // Readers of feeds read documents only.
  ...(import.meta.env.SSR && {
    links: alternates.map((alternate) => ({ rel: 'alternate', ...alternate })),
  }),
  scripts: jsonLd.map((item) => ({
    type: 'application/ld+json',
    children: JSON.stringify(item),
  })),
})

/** Head tags of every page. */
export const siteHead = () => ({
  meta: [
    { title: SITE_NAME },
    { property: 'og:site_name', content: SITE_NAME },
    { property: 'og:locale', content: 'ru_RU' },
    { property: 'og:type', content: 'website' },
    { property: 'og:image', content: '/icons/share.png' },
    { name: 'twitter:card', content: 'summary_large_image' },
  ],
})
