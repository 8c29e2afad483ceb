import { PLANS } from '@kadr/domain/plans'
import { SEED_PRICES } from '@kadr/domain/prices'
import { type JsonLd, offerJsonLd, siteJsonLd } from '../../platform/json-ld.ts'
import { pageHead } from '../../platform/seo.ts'
import { COMPARED_PLANS } from './plan-rows.ts'

const DESCRIPTION =
  'Кадр собирает вертикальные видео, ставит рилсы и посты в календарь и публикует их в восьми социальных сетях вовремя и ровно один раз.'

const applicationJsonLd = (today: Date): JsonLd => ({
  '@context': 'https://schema.org',
  '@type': 'SoftwareApplication',
  name: 'Кадр',
  url: '/',
  applicationCategory: 'BusinessApplication',
  operatingSystem: 'Web, Telegram',
  inLanguage: 'ru',
  description: DESCRIPTION,
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

export const landingHead = ({ today }: { today: Date }) =>
  pageHead({
    title: 'Рилсы и посты для социальных сетей',
    description: DESCRIPTION,
    jsonLd: [siteJsonLd(), applicationJsonLd(today)],
  })
