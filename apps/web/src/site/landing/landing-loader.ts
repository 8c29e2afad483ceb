import type { JsonLd } from '../../platform/json-ld.ts'
import { landingJsonLd } from './landing-json-ld.server.ts'

export const loadLanding = (): { jsonLd: JsonLd[] } => ({
  jsonLd: landingJsonLd({ today: new Date() }),
})
