import { NETWORK_COUNT_OF } from '@kadr/domain/publishing/networks/network-names'
import {
  applicationJsonLd,
  type JsonLd,
  organizationJsonLd,
  siteJsonLd,
} from '../../platform/page/json-ld.ts'
import { phrase, shares } from '../content/content.server.ts'
import type { PageData } from '../content/page-data.ts'
import { listOffers } from '../pricing/plan-offers.server.ts'

const LANDING_DESCRIPTION = `Кадр собирает вертикальные видео, ставит рилсы и посты в календарь и публикует их в ${NETWORK_COUNT_OF} социальных сетях вовремя и ровно один раз.`

/** The day its words last changed. */
export const LANDING_UPDATED = '2026-11-18'

/** Search engines read the prerendered page, so the browser gets it as data and not as code. */
export const landingJsonLd = ({ today }: { today: Date }): JsonLd[] => [
  siteJsonLd(),
  organizationJsonLd(),
  applicationJsonLd({
    description: LANDING_DESCRIPTION,
    offers: listOffers({ today, currencies: ['RUB'] }),
  }),
]

/** For search engines, which read the document: the browser gets it as data and not as code. */
export const loadLanding = (): PageData => ({
  kind: 'landing',
  seo: {
    title: 'Рилсы и посты для социальных сетей',
    description: LANDING_DESCRIPTION,
    image: shares.landing,
    jsonLd: landingJsonLd({ today: new Date() }),
  },
  phrase,
})
