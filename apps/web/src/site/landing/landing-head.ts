import type { JsonLd } from '../../platform/json-ld.ts'
import { pageHead } from '../../platform/seo.ts'

export const LANDING_DESCRIPTION =
  'Кадр собирает вертикальные видео, ставит рилсы и посты в календарь и публикует их в восьми социальных сетях вовремя и ровно один раз.'

export const landingHead = ({ jsonLd = [] }: { jsonLd?: JsonLd[] | undefined }) =>
  pageHead({
    title: 'Рилсы и посты для социальных сетей',
    description: LANDING_DESCRIPTION,
    jsonLd,
  })
