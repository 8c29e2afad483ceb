import { expect, it } from 'vitest'
import { compareFacts } from './compare-facts.ts'
import { proposeFacts } from './propose-facts.ts'

const PAGE = { url: 'https://shop.example/', title: 'Цены', description: '', links: [] }
const propose = (...lines: string[]) => proposeFacts([{ ...PAGE, lines }])
const compare = (lines: string[], prices: { name: string; minor: number }[]) =>
  compareFacts({
    found: propose(...lines),
    facts: [],
    prices: prices.map(({ name, minor }, index) => ({
      productId: `0197a0c0-0000-7000-8000-00000000000${index}`,
      name,
      price: { minor, currency: 'RUB' },
    })),
  })

it('keeps two things of one price apart, and says one thing once', () => {
  const lines = ['Детское место — 1 900 ₽', 'Чашка «Утро» — 1 900 ₽', 'Детское место: 2 000 ₽']
  expect(propose(...lines).map(({ title, text }) => [title, text])).toEqual([
    ['Детское место', '1 900 ₽'],
    ['Чашка «Утро»', '1 900 ₽'],
  ])
})

it('takes no heading for a fact, no term for a price, and no label into the words', () => {
  const lines = [
    'Доставка и возврат',
    'Доставка по России от 350 ₽, по городу бесплатно.',
    'Подарочный сертификат — 3 000 ₽',
    'Для кого: те, кто ищет подарок с руками',
  ]
  const found = proposeFacts([{ ...PAGE, title: 'Доставка и возврат', lines }])
  expect(found.map(({ kind, text }) => [kind, text])).toEqual([
    ['audience', 'Те, кто ищет подарок с руками'],
    ['price', '3 000 ₽'],
    ['term', 'Доставка по России от 350 ₽, по городу бесплатно.'],
  ])
})

it('leaves out a price that a product has, however it is written', () => {
  const products = [{ name: 'Мастер-класс «Первая чашка»', minor: 280_000 }]
  expect(compare(['Первая чашка — 2800 руб.'], products)).toEqual([])
  expect(compare(['Первая чашка — 2 800,00 ₽'], products)).toEqual([])
})

it('tells a price that contradicts a product, and takes no part of a word for the thing', () => {
  const products = [{ name: 'Первая чашка', minor: 280_000 }]
  const [cup, teapot] = compare(
    ['Первая чашка — 2 500 ₽', 'Чайник — 4 000 ₽'],
    [...products, { name: 'Чай', minor: 50_000 }],
  )
  expect(cup?.contradicts).toMatchObject({ of: 'product', text: '2\u00a0800\u00a0₽' })
  expect(teapot?.contradicts).toBeNull()
  const [from] = compare(['Первая чашка — от 2 800 ₽'], products)
  expect(from?.contradicts).toMatchObject({ of: 'product' })
})
