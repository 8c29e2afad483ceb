import { expect, it } from 'vitest'
import { articleJsonLd, breadcrumbJsonLd, offerJsonLd } from './json-ld.ts'

const ARTICLE = {
  title: 'Размеры видео',
  description: 'Таблица',
  path: '/blog/a',
  published: '2026-01-01',
  updated: '2026-02-01',
  author: 'Редакция',
  image: '/pictures/a.jpg',
}
const TODAY = new Date('2026-11-15T10:00:00Z')

it('cuts an article headline at 110 characters', () => {
  const article = (title: string) => articleJsonLd({ ...ARTICLE, title }).headline
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

it('tells both dates of an article and where it is', () => {
  expect(articleJsonLd(ARTICLE)).toMatchObject({
    datePublished: '2026-01-01',
    dateModified: '2026-02-01',
    mainEntityOfPage: '/blog/a',
  })
})

it('numbers the trail to a page', () => {
  const trail = [
    { name: 'Блог', path: '/blog' },
    { name: 'Размеры', path: '/blog/a' },
  ]
  expect(breadcrumbJsonLd(trail)).toMatchObject({
    itemListElement: [
      { position: 1, item: '/blog' },
      { position: 2, item: '/blog/a' },
    ],
  })
})
