import { createCard } from '@kadr/contract/studio/create-card'
import type { SlideRole } from '@kadr/contract/studio/storyboard'
import { describe, expect, it } from 'vitest'
import { dressCard } from '../director/dress-card.ts'
import { STYLES } from './all-styles.ts'

const VARIED: readonly SlideRole[] = ['compare', 'cta', 'hook', 'item', 'list', 'number', 'quote']
const NO_BRAND = { colour: null, name: '', logo: null, font: null }

const SIDES = [
  { head: 'Светлая', line: 'Ягоды и цитрус' },
  { head: 'Тёмная', line: 'Шоколад и орехи' },
]

const shapeOf = (
  style: string,
  role: SlideRole,
  { seed, isVaried, object = 'star' }: { seed: number; isVaried: boolean; object?: string | null },
) =>
  dressCard(
    { style, seed, brand: NO_BRAND, aspect: '9:16' },
    {
      card: createCard(role, {
        n: 1,
        title: 'Как *выбрать*',
        body: 'Смотрите на дату',
        sub: 'За минуту',
        value: '15',
        unit: 'г',
        act: 'Напишите нам',
        items: ['Дата', 'Клапан', 'Вес', 'Сорт'],
        object,
        sides: SIDES.map((side) => ({ ...side, object })),
      }),
      index: 0,
      total: 6,
      photo: null,
      fit: 'framed',
      isVaried,
    },
  )
    .map(({ part, layer: { box } }) => `${part} ${Math.round(box.y / 40)}`)
    .join()

describe.each(STYLES.map(({ key }) => key))('style %s', (style) => {
  it.each(VARIED)('lays out %s in more than one way, by the seed of the reel', (role) => {
    const seeds = [0, 1, 2, 3, 4, 5]
    const shapes = new Set(seeds.map((seed) => shapeOf(style, role, { seed, isVaried: true })))
    expect(shapes.size).toBeGreaterThan(1)
    expect(shapeOf(style, role, { seed: 3, isVaried: true })).toBe(
      shapeOf(style, role, { seed: 3, isVaried: true }),
    )
  })

  it.each([...VARIED, 'pair', 'price', 'review', 'step'] as const)(
    'draws no object on %s without one, and its words over the page',
    (role) => {
      for (const seed of [0, 1]) {
        const shape = shapeOf(style, role, { seed, isVaried: true, object: null })
        expect(shape).not.toMatch(/object/u)
        expect(shape).toMatch(/title|row/u)
      }
    },
  )

  it('keeps its first composition for pages that others build on', () => {
    const parts = (seed: number) =>
      shapeOf(style, 'hook', { seed, isVaried: false })
        .split(',')
        .map((part) => part.split(' ')[0])
    expect(parts(1)).toEqual(parts(0))
  })
})
