import { expect, it } from 'vitest'
import { listPriceTexts, pricePlaceholder } from './price-texts.ts'

const texts = listPriceTexts([
  { name: 'HOBBY', priceRUB: 650.5, priceBEL: 29, priceUSD: 9, priceStars: 720 },
])

it('tells a month, a year and what the year saves in every currency', () => {
  expect(texts).toMatchObject({
    priceHOBBYRUB: '650.5',
    monthlyHOBBYRUB: '650,5\u00a0₽',
    annualHOBBYUSD: '86\u00a0$',
    savingHOBBYUSD: '22\u00a0$',
    monthlyHOBBYBYN: '29\u00a0Br',
  })
})

it('has a text for every place of a page', () => {
  for (const text of ['price', 'monthly', 'annual', 'saving'] as const)
    for (const currency of ['RUB', 'BYN', 'USD'] as const) {
      const place = pricePlaceholder({ text, plan: 'HOBBY', currency })
      expect(texts[place.replaceAll(/[{}]|live\./g, '')]).toBeDefined()
    }
})
