import { phrase } from '../content/content.server.ts'
import type { PageData } from '../content/page-data.ts'
import { LANDING_DESCRIPTION, landingJsonLd } from './landing-json-ld.server.ts'

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
