import type { JsonLd } from '../../platform/json-ld.ts'
import { pageHead } from '../../platform/seo.ts'

/** For search engines, which read the document: the browser gets it as data and not as code. */
export type LandingSeo = { description: string; jsonLd: JsonLd[] }

export const landingHead = (seo: LandingSeo | undefined) =>
  pageHead({ title: 'Рилсы и посты для социальных сетей', ...seo })
