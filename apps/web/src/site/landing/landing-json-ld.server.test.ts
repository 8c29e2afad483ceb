import { expect, it } from 'vitest'
import { landingJsonLd } from './landing-json-ld.server.ts'

const items = landingJsonLd({ today: new Date('2026-05-13T00:00:00Z') })

it('describes the site, who makes it, and the application', () => {
  expect(items.map((item) => item['@type'])).toEqual([
    'WebSite',
    'Organization',
    'SoftwareApplication',
  ])
})

it('offers every plan in roubles, at the prices that the server fills in', () => {
  const offer = (name: string, price: number | string) =>
    expect.objectContaining({ name, price, priceCurrency: 'RUB', priceValidUntil: '2027-12-31' })
  expect(items.at(-1)).toMatchObject({
    offers: [
      offer('Free', 0),
      offer('Hobby', '{{live.priceHOBBYRUB}}'),
      offer('Creator', '{{live.priceCREATORRUB}}'),
      offer('Ultimate', '{{live.priceULTIMATERUB}}'),
      offer('Agency', '{{live.priceAGENCYRUB}}'),
    ],
  })
})
