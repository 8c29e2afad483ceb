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

type ArticleFacts = {
  title: string
  description: string
  path: string
  /** Days. */
  published: string
  updated: string
  author: string
  image: string
}

export const articleJsonLd = (article: ArticleFacts): JsonLd => ({
  '@context': CONTEXT,
  '@type': 'Article',
  headline: article.title.slice(0, HEADLINE_MAX),
  description: article.description,
  image: [article.image],
  datePublished: article.published,
  dateModified: article.updated,
  inLanguage: 'ru',
  mainEntityOfPage: article.path,
  author: { '@type': 'Organization', name: article.author, url: '/story' },
  publisher: { '@type': 'Organization', name: 'Кадр', logo: '/icons/icon-512.png' },
})

type Crumb = { name: string; path: string }

/** The way to a page from the landing, without the landing. */
export const breadcrumbJsonLd = (crumbs: readonly Crumb[]): JsonLd => ({
  '@context': CONTEXT,
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: path,
  })),
})

export const listJsonLd = (pages: readonly { title: string; path: string }[]): JsonLd => ({
  '@context': CONTEXT,
  '@type': 'ItemList',
  itemListElement: pages.map(({ title, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    url: path,
  })),
})

export const questionsJsonLd = (
  questions: readonly { question: string; answer: string }[],
): JsonLd => ({
  '@context': CONTEXT,
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})

/** The product itself, with what it costs. */
export const applicationJsonLd = ({
  description,
  offers,
}: {
  description: string
  offers: JsonLd[]
}): JsonLd => ({
  '@context': CONTEXT,
  '@type': 'SoftwareApplication',
  name: 'Кадр',
  url: '/',
  applicationCategory: 'BusinessApplication',
  operatingSystem: 'Web, Telegram',
  inLanguage: 'ru',
  description,
  offers,
})

type Offer = {
  name: string
  /** Text where the server fills the price in. */
  price: number | string
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
