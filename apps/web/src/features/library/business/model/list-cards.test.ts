import { expect, it } from 'vitest'
import { aFact } from './fact.fixture.ts'
import { bodyOf, factForm, formOf } from './fact-form.ts'
import { listCards, listTabs } from './list-cards.ts'

const price = { productId: aFact().id, name: 'Чашка', updatedAt: aFact().saidAt }
const business = {
  facts: [
    aFact({ kind: 'question', title: 'Что надеть?', text: 'Фартук дадим' }),
    aFact(),
    aFact({ kind: 'about', title: '', text: 'Делаем посуду' }),
  ],
  prices: [{ ...price, price: { minor: 190_000, currency: 'RUB' as const } }],
}
const words = { count: 2, text: 'Слова глина' }

const titles = (search: Parameters<typeof listCards>[0]['search']) => {
  const cards = listCards({ business, words, search })
  const extra = [...(cards.prices.length > 0 ? ['цены'] : []), ...(cards.hasWords ? ['слова'] : [])]
  return [...cards.facts.map(({ kind }) => kind as string), ...extra]
}

it('shows all cards in one order, and each under one tab', () => {
  expect(titles({})).toEqual(['about', 'price', 'question', 'цены', 'слова'])
  expect(titles({ tab: 'prices' })).toEqual(['price', 'цены'])
  expect(titles({ tab: 'words' })).toEqual(['слова'])
  expect(listTabs({ business, words }).map(({ label }) => label)).toEqual([
    'Все\u00A05',
    'Чем занимаемся\u00A01',
    'Цены\u00A02',
    'Условия',
    'Вопросы\u00A01',
    'Слова\u00A01',
  ])
})

it('finds by what a card says, its own name included', () => {
  expect(titles({ q: 'ЧЕМ ЗАНИМ' })).toEqual(['about'])
  expect(titles({ q: 'глина' })).toEqual(['слова'])
  expect(titles({ q: 'чашка' })).toEqual(['price', 'цены'])
})

it('keeps the exact end of a day that is not touched, and asks what a price is for', () => {
  const known = aFact({ until: '2026-11-28T20:59:30.000Z' })
  const form = formOf(known)
  expect(bodyOf(form, known).until).toBe(known.until)
  expect(bodyOf({ ...form, lastDay: '' }, known).until).toBeNull()
  const moved = bodyOf({ ...form, lastDay: '2026-12-05' }, known)
  expect(formOf({ ...known, until: moved.until ?? null }).lastDay).toBe('2026-12-05')
  const nameless = factForm.safeParse({ ...form, title: ' ' })
  expect(nameless.error?.issues[0]?.message).toBe('Напишите, за что эта цена')
  expect(factForm.safeParse({ ...form, kind: 'about', title: '' }).success).toBe(true)
})
