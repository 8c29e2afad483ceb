import { createCard } from '@kadr/contract/studio/create-card'
import { createForm, createSlide } from '@kadr/scene/director/new-slide'
import { slideshow } from '@kadr/scene/kinds/slideshow/slideshow'
import { expect, it } from 'vitest'
import { unicodeRange } from './font-chunks.ts'
import { fontsOf } from './load-fonts.ts'

const scene = slideshow.toScene({
  form: createForm(
    [
      createSlide('a', createCard('hook', { title: 'привет' })),
      createSlide('b', createCard('cta', { title: 'мир' })),
    ],
    { style: 'riso' },
  ),
  facts: new Map(),
})

it('collects every font once, with the characters it draws', () => {
  expect(fontsOf(scene)).toEqual([
    { name: 'Kadr oswald 700', font: 'oswald', weight: 700, text: '1/2ПРИВЕТ2/2МИР' },
  ])
})

it('formats a font like CSS', () => {
  expect(
    unicodeRange([
      [0x20, 0x7e],
      [0x20bd, 0x20bd],
    ]),
  ).toBe('U+20-7e, U+20bd-20bd')
})
