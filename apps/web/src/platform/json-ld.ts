/** schema.org descriptions. Addresses are paths of this site; the head makes them absolute. */
export type JsonLd = Record<string, unknown>

const HEADLINE_MAX = 110
const CONTEXT = 'https://schema.org'

export const siteJsonLd = (): JsonLd => ({
  '@context': CONTEXT,
  '@type': 'WebSite',
  name: 'Кадр',
  url: '/',
  inLanguage: 'ru',
})

export const organizationJsonLd = (): JsonLd => ({
  '@context': CONTEXT,
  '@type': 'Organization',
  name: 'Кадр',
  url: '/',
  logo: '/icons/icon-512.png',
})

export const articleJsonLd = ({
  title,
  description,
  path,
  publishedAt,
}: {
  title: string
  description: string
  path: string
  publishedAt: string
}): JsonLd => ({
  '@context': CONTEXT,
  '@type': 'Article',
  headline: title.slice(0, HEADLINE_MAX),
  description,
  datePublished: publishedAt,
  inLanguage: 'ru',
  mainEntityOfPage: path,
})

type Offer = {
  name: string
  price: number
  priceCurrency: string
  availability?: string
  priceValidUntil?: string
}

/** By default in stock, with a price valid to the end of next year. */
export const offerJsonLd = ({ offer, today }: { offer: Offer; today: Date }): JsonLd => ({
  '@type': 'Offer',
  name: offer.name,
  price: offer.price,
  priceCurrency: offer.priceCurrency,
  availability: offer.availability ?? `${CONTEXT}/InStock`,
  priceValidUntil: offer.priceValidUntil ?? `${today.getUTCFullYear() + 1}-12-31`,
})
