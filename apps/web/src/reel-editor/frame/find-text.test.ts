// @vitest-environment happy-dom
import type { Scene } from '@kadr/contract/studio/scene/scene'
import { afterEach, expect, it } from 'vitest'
import { findTextAt, focusText } from './find-text.ts'

afterEach(() => document.body.replaceChildren())

type Layer = Scene['layers'][number]

/** Guarantee: only the fields that the search reads are looked at. */
const asScene = (layers: unknown): Scene => ({ layers: layers as Layer[] }) as Scene

const scene = asScene([
  {
    kind: 'text',
    text: 'Первый',
    start: 0,
    duration: 3,
    box: { x: 100, y: 800, width: 880, height: 300 },
  },
  {
    kind: 'text',
    text: 'Второй',
    start: 3,
    duration: 3,
    box: { x: 100, y: 800, width: 880, height: 300 },
  },
  { kind: 'text', text: ' ', start: 0, duration: 6, box: { x: 0, y: 0, width: 1080, height: 200 } },
])

it('finds the text of the moment under a tap, and nothing beside it', () => {
  const point = { x: 540, y: 960 }
  expect(findTextAt({ scene, seconds: 1, point })).toBe('Первый')
  expect(findTextAt({ scene, seconds: 4.5, point })).toBe('Второй')
  expect(findTextAt({ scene, seconds: 1, point: { x: 540, y: 500 } })).toBeUndefined()
  expect(findTextAt({ scene, seconds: 1, point: { x: 540, y: 100 } })).toBeUndefined()
})

it('puts the cursor at the end of the field with that text', () => {
  const field = document.createElement('textarea')
  field.value = 'Кофе *дома*'
  document.body.append(document.createElement('textarea'), field)
  expect(focusText({ root: document.body, text: 'Кофе\u00a0дома' })).toBe(true)
  expect(document.activeElement).toBe(field)
  expect(field.selectionStart).toBe(field.value.length)
  expect(focusText({ root: document.body, text: 'Другое' })).toBe(false)
})
