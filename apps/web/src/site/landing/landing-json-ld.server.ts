import { PLANS } from '@kadr/domain/plans'
import { SEED_PRICES } from '@kadr/domain/prices'
import { type JsonLd, offerJsonLd, organizationJsonLd, siteJsonLd } from '../../platform/json-ld.ts'
import { phrase } from '../content/content.server.ts'
import type { PageData } from '../content/page-data.ts'
import { COMPARED_PLANS } from './plan-rows.ts'

const LANDING_DESCRIPTION =
  'Кадр собирает вертикальные видео, ставит рилсы и посты в календарь и публикует их в восьми социальных сетях вовремя и ровно один раз.'

const applicationJsonLd = (today: Date): JsonLd => ({
  '@context': 'https://schema.org',
  '@type': 'SoftwareApplication',
  name: 'Кадр',
  url: '/',
  applicationCategory: 'BusinessApplication',
  operatingSystem: 'Web, Telegram',
  inLanguage: 'ru',
  description: LANDING_DESCRIPTION,
  offers: [
    offerJsonLd({ today, offer: { name: 'Free', price: 0, priceCurrency: 'RUB' } }),
    ...COMPARED_PLANS.map((plan) =>
      offerJsonLd({
        today,
        offer: { name: PLANS[plan].title, price: SEED_PRICES[plan].RUB, priceCurrency: 'RUB' },
      }),
    ),
  ],
})

/** Search engines read the prerendered page, so the browser gets it as data and not as code. */
export const landingJsonLd = ({ today }: { today: Date }): JsonLd[] => [
  siteJsonLd(),
  organizationJsonLd(),
  applicationJsonLd(today),
]

/** For search engines, which read the document: the browser gets it as data and not as code. */
export const loadLanding = (): PageData => ({
  kind: 'landing',
  seo: {
    title: 'Рилсы и посты для социальных сетей',
    description: LANDING_DESCRIPTION,
    jsonLd: landingJsonLd({ today: new Date() }),
  },
  phrase,
})
