import { expect, it } from 'vitest'
import { articleJsonLd, offerJsonLd } from './json-ld.ts'

const TODAY = new Date('2026-11-15T10:00:00Z')

it('cuts an article headline at 110 characters', () => {
  const article = (title: string) =>
    articleJsonLd({ title, description: '', path: '/blog/a', publishedAt: '2026-01-01' }).headline
  expect(article('я'.repeat(111))).toBe('я'.repeat(110))
  expect(article('я'.repeat(110))).toBe('я'.repeat(110))
})

it('defaults to in stock with a price valid through the next year', () => {
  const offer = { name: 'Creator', price: 1490, priceCurrency: 'RUB' }
  expect(offerJsonLd({ offer, today: TODAY })).toMatchObject({
    availability: 'https://schema.org/InStock',
    priceValidUntil: '2027-12-31',
  })
})

it('keeps explicit values of an offer', () => {
  const offer = {
    name: 'Creator',
    price: 1490,
    priceCurrency: 'RUB',
    availability: 'https://schema.org/SoldOut',
    priceValidUntil: '2026-12-01',
  }
  expect(offerJsonLd({ offer, today: TODAY })).toMatchObject({
    availability: 'https://schema.org/SoldOut',
    priceValidUntil: '2026-12-01',
  })
})
