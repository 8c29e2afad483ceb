import type { LandingSeo } from './landing-head.ts'
import { LANDING_DESCRIPTION, landingJsonLd } from './landing-json-ld.server.ts'

export const loadLanding = (): LandingSeo => ({
  description: LANDING_DESCRIPTION,
  jsonLd: landingJsonLd({ today: new Date() }),
})
