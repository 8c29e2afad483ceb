import { createCard } from '@kadr/contract/studio/create-card'
import { NO_BRAND } from '@kadr/contract/studio/slideshow'
import type { SlideRole } from '@kadr/contract/studio/storyboard'
import { describe, expect, it } from 'vitest'
import { dressCard } from '../director/dress-card.ts'
import { STYLES } from './all-styles.ts'

const VARIED: readonly SlideRole[] = ['compare', 'cta', 'hook', 'item', 'list', 'number', 'quote']

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

const PHOTO = {
  isClip: false,
  motion: { kind: 'still' },
  focus: { x: 0.5, y: 0.5 },
  calm: 'top',
} as const

describe.each(STYLES)('two pictures of a comparison in $key', ({ key }) => {
  const shown = (otherAsset: string | null, fit: 'cover' | 'framed' = 'framed') =>
    dressCard(
      { style: key, seed: 0, brand: NO_BRAND, aspect: '9:16' },
      {
        card: createCard('compare', {
          title: 'Шкаф *до* и после',
          sides: SIDES.map((side) => ({ ...side, object: null })),
          isFix: true,
        }),
        index: 1,
        total: 4,
        photo: { ...PHOTO, asset: 'was' },
        otherPhoto: otherAsset ? { ...PHOTO, asset: otherAsset } : null,
        fit,
        isVaried: true,
      },
    )

  it.each(['framed', 'cover'] as const)('stand side by side, %s, no words on them', (fit) => {
    const pieces = shown('became', fit)
    const [was, became] = ['was', 'became'].map((asset) => {
      const piece = pieces.find(({ layer }) => 'asset' in layer && layer.asset === asset)
      if (!piece) throw new Error(`${asset} is not shown`)
      return piece.layer.box
    })
    if (!was || !became) throw new Error('a picture is missing')
    expect(was.x + was.width).toBeLessThan(became.x)
    expect(became.width).toBe(was.width)
    const words = pieces.filter(({ layer, part }) => layer.kind === 'text' && part !== 'header')
    expect(words.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['head 0', 'head 1', 'line 0', 'line 1']),
    )
    for (const { layer } of words) {
      const { y, height } = layer.box
      expect(y >= was.y + was.height || y + height <= was.y).toBe(true)
    }
  })

  it('keep the layout of one picture where there is one', () => {
    const names = shown(null).map(({ name }) => name)
    expect(names).not.toContain('photo 1')
  })
})

describe.each(STYLES)('a picture with transparency in $key', ({ key }) => {
  it('never stands on the black of a shadow', () => {
    const pieces = dressCard(
      { style: key, seed: 0, brand: NO_BRAND, aspect: '9:16' },
      {
        card: createCard('item', { title: 'Ваза из *глины*', body: 'Держит воду' }),
        index: 1,
        total: 4,
        photo: { ...PHOTO, asset: 'cut' },
        fit: 'framed',
      },
    )
    const layer = pieces.find(
      (piece) => 'asset' in piece.layer && piece.layer.asset === 'cut',
    )?.layer
    if (layer?.kind !== 'picture') throw new Error('the picture is not shown')
    if (layer.shadow) expect(layer.border?.colour).toBeDefined()
  })
})

describe.each(STYLES)('a thing without its ground in $key', ({ key }) => {
  const compose = (role: 'hook' | 'item' | 'quote', seed: number, cutOut: number) =>
    dressCard(
      { style: key, seed, brand: NO_BRAND, aspect: '9:16' },
      {
        card: createCard(role, { title: 'Ваза из *глины*', body: 'Держит воду', sub: 'Ирина' }),
        index: 1,
        total: 4,
        photo: { ...PHOTO, asset: 'thing', cutOut },
        fit: 'framed',
        isVaried: true,
      },
    )

  it('stands where the object would, whole, and no word on it', () => {
    for (const role of ['hook', 'item', 'quote'] as const)
      for (const seed of [0, 1, 2])
        for (const cutOut of [0.4, 1, 1.9]) {
          const pieces = compose(role, seed, cutOut)
          const thing = pieces.find(({ slot }) => slot === 0)
          if (thing?.layer.kind !== 'picture') throw new Error(`no thing on ${role}`)
          const { x, y, width, height } = thing.layer.box
          expect(thing.part).toBe('object')
          expect(thing.layer.mask).toBeUndefined()
          expect(width / height).toBeCloseTo(cutOut, 1)
          expect(x).toBeGreaterThanOrEqual(0)
          expect(x + width).toBeLessThanOrEqual(1080)
          expect(y + height).toBeLessThanOrEqual(1920)
        }
  })
})
