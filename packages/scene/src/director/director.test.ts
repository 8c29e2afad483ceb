import { createCard } from '@kadr/contract/studio/create-card'
import { NO_BRAND, slideshowForm } from '@kadr/contract/studio/slideshow'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { chooseStyle, findField, rankStyles } from './choose-style.ts'
import { directReel } from './direct-reel.ts'
import { computeReadingSeconds } from './reading-time.ts'
import { scheduleSlides } from './schedule.ts'
import { shakeReel } from './shake.ts'
import { findSlideGap } from './slide-gap.ts'

const CARDS = [
  createCard('hook', { title: '5 ошибок в уходе за кожей' }),
  createCard('item', { n: 1, title: 'Горячая вода' }),
  createCard('compare', { title: 'Крем' }),
  createCard('number', { value: '30', unit: '%', title: 'влажность' }),
  createCard('list', { title: 'Проверьте', items: ['раз', 'два', 'три'] }),
  createCard('cta', { title: 'Какая ошибка ваша?' }),
]

const direct = (variant: number, assets: readonly string[] = []) =>
  directReel({
    storyboard: { slides: CARDS },
    objects: CARDS.map((_, index) => ({ object: `object-${index}`, sides: [] })),
    topic: '5 ошибок в уходе за кожей зимой',
    variant,
    aspect: '9:16',
    brand: NO_BRAND,
    assets,
  })

it.each([
  ['Как выбрать кофе в зёрнах', 'food', 'riso'],
  ['Кассовый разрыв и деньги', 'finance', 'night'],
  ['Английский язык за лето: курс', 'education', 'notes'],
  ['Психолог о тревоге', 'psychology', 'journal'],
])('chooses a style that suits: %s', (topic, field, style) => {
  expect(findField(topic)).toBe(field)
  expect(chooseStyle({ text: topic, variant: 0 }).suits).toContain(field)
  expect(
    rankStyles(topic)
      .slice(0, 3)
      .map(({ key }) => key),
  ).toContain(style)
})

it('takes the default style for a topic it does not know', () => {
  expect(chooseStyle({ text: 'Абракадабра', variant: 0 }).key).toBe('cuts')
})

it('makes a valid reel, the same for the same input', () => {
  const form = direct(0)
  expect(z.safeParse(slideshowForm, form).error).toBeUndefined()
  expect(direct(0)).toEqual(form)
  expect(form.slides.map(({ card }) => card.object)).toEqual(
    CARDS.map((_, index) => `object-${index}`),
  )
  expect(form.music).not.toBeNull()
})

it('gives six variants in six styles', () => {
  const styles = Array.from({ length: 6 }, (_, variant) => direct(variant).style)
  expect(new Set(styles).size).toBe(6)
})

it('puts own pictures on the slides in turn', () => {
  expect(direct(0, ['a', 'b']).slides.map(({ asset }) => asset)).toEqual([
    'a',
    'b',
    null,
    null,
    null,
    null,
  ])
})

it('shakes style, palette and order, but not the cover, the numbers and the last slide', () => {
  const before = direct(0)
  const after = shakeReel(before)
  const roles = (form: typeof before) => form.slides.map(({ card }) => card.role)
  expect(after.style).not.toBe(before.style)
  expect(after.seed).not.toBe(before.seed)
  expect(roles(after)).not.toEqual(roles(before))
  expect([roles(after)[0], roles(after)[1], roles(after)[5]]).toEqual(['hook', 'item', 'cta'])
  expect(roles(after).toSorted()).toEqual(roles(before).toSorted())
})

it('leaves a locked slide in its place and its look', () => {
  const before = direct(0)
  const lock = { style: before.style, seed: before.seed }
  const slides = before.slides.map((slide, index) => (index === 3 ? { ...slide, lock } : slide))
  const after = shakeReel({ ...before, slides })
  expect(after.slides[3]).toEqual(slides[3])
})

it('holds a slide for as long as it is read, on the beat', () => {
  expect(computeReadingSeconds(createCard('item', { title: 'Да' }), 42)).toBe(2)
  const long = createCard('item', { title: 'я'.repeat(60), body: 'я'.repeat(200) })
  expect(computeReadingSeconds(long, 42)).toBe(6)
  const middle = createCard('item', { title: 'я'.repeat(26), body: 'я'.repeat(40) })
  expect(computeReadingSeconds(middle, 42)).toBeCloseTo(3.6, 1)
  expect(computeReadingSeconds(middle, 52)).toBeGreaterThan(computeReadingSeconds(middle, 42))
  const { slides } = scheduleSlides(direct(0))
  expect(slides).toHaveLength(6)
})

it.each([
  [createCard('item'), 'words'],
  [createCard('number', { title: 'чашек в день' }), 'value'],
  [createCard('list', { title: 'Возьмите', items: [' '] }), 'rows'],
  [
    createCard('compare', { title: 'Что ваше', sides: [{ head: 'Шипы', line: '', object: null }] }),
    'sides',
  ],
  [createCard('hook', { sub: 'Только подзаголовок' }), undefined],
  [createCard('chart', { title: 'Сколько живёт' }), 'lines'],
  [createCard('price', { title: 'Стрижка' }), 'value'],
  [
    createCard('price', { title: 'Цены', rows: [{ label: 'Лак', value: '900 ₽', other: '' }] }),
    undefined,
  ],
])('finds what a slide does not say yet: %#', (card, gap) => {
  expect(findSlideGap({ asset: null, card })).toBe(gap)
})

it('lets a picture stand without words', () => {
  expect(findSlideGap({ asset: 'photo', card: createCard('number') })).toBeUndefined()
})
