import { createCard } from '@kadr/contract/studio/create-card'
import { createForm, createSlide } from '@kadr/scene/director/new-slide'
import { expect, it } from 'vitest'
import { nudgePlacement } from '../../../../reel-editor/handles/gesture.ts'
import { dragObject, keepOnCanvas, listPlacedObjects, toObjectChange } from './object-placement.ts'
import { changeObject } from './slides.ts'

const CANVAS = { width: 1080, height: 1920 }

const formOf = () =>
  createForm([
    createSlide('one', createCard('hook', { title: 'Кофе дома', object: 'hot-beverage' })),
    createSlide('two', createCard('cta', { title: 'Приходите', object: 'rocket' })),
  ])

const placedIn = (form: ReturnType<typeof formOf>) => {
  const [object] = listPlacedObjects({
    form,
    slide: form.slides[0],
    selected: 0,
    facts: new Map(),
  })
  if (!object) throw new Error('The slide has no object')
  return object
}

it('puts an object where it was dragged to, and again from there', () => {
  const form = formOf()
  const { slot, place, home } = placedIn(form)
  const target = dragObject({ start: place, by: { x: 0.1, y: -0.05 }, factor: 1.5 })
  const moved = changeObject(form, {
    id: 'one',
    slot,
    ...toObjectChange(target, { home, canvas: CANVAS }),
  })
  const after = placedIn(moved)
  expect(after.place.x).toBeCloseTo(target.x, 2)
  expect(after.place.y).toBeCloseTo(target.y, 2)
  expect(after.place.scale).toBeCloseTo(target.scale, 3)
  expect(after.home.x).toBeCloseTo(home.x, 3)
  expect(after.extent.width).toBeCloseTo(placedIn(form).extent.width, 3)
})

it('keeps the centre on the canvas and the size within its limits', () => {
  expect(keepOnCanvas({ x: -3, y: 7, scale: 99 })).toEqual({ x: 0.04, y: 0.96, scale: 2.5 })
  expect(
    dragObject({ start: { x: 0.5, y: 0.5, scale: 1 }, by: { x: 0, y: 0 }, factor: 0 }),
  ).toEqual({
    x: 0.5,
    y: 0.5,
    scale: 0.3,
  })
})

it('moves by arrow keys, resizes by plus and minus, and leaves other keys alone', () => {
  const start = { x: 0.5, y: 0.5, scale: 1 }
  expect(nudgePlacement({ start, key: 'ArrowLeft', isFar: true })).toEqual({ ...start, x: 0.4 })
  expect(nudgePlacement({ start, key: '+', isFar: false })?.scale).toBeGreaterThan(1)
  expect(nudgePlacement({ start, key: 'Enter', isFar: false })).toBeUndefined()
})

it('has no handle for a removed object', () => {
  const form = changeObject(formOf(), { id: 'one', slot: 0, isRemoved: true })
  const placed = listPlacedObjects({ form, slide: form.slides[0], selected: 0, facts: new Map() })
  expect(placed.map(({ slot }) => slot)).not.toContain(0)
})
