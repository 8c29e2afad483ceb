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

it('offers the free plan and the three compared ones, in roubles', () => {
  const offer = (name: string, price: number) =>
    expect.objectContaining({ name, price, priceCurrency: 'RUB', priceValidUntil: '2027-12-31' })
  expect(items.at(-1)).toMatchObject({
    offers: [
      offer('Free', 0),
      offer('Hobby', 790),
      offer('Creator', 1490),
      offer('Ultimate', 2990),
    ],
  })
})
