import { slideshow } from '@kadr/scene/kinds/slideshow/slideshow'
import { expect, it } from 'vitest'
import { unicodeRange } from './font-chunks.ts'
import { fontsOf } from './load-fonts.ts'

const slide = {
  id: 'a',
  asset: null,
  fit: 'cover',
  text: 'привет',
  preset: 'headline',
  position: null,
  seconds: 2,
  motion: 'auto',
} as const

const scene = slideshow.toScene({
  form: {
    version: 1,
    aspect: '9:16',
    template: 'calm',
    slides: [slide, { ...slide, id: 'b', text: 'мир' }],
    transition: null,
    music: null,
    isClipSoundKept: false,
  },
  facts: new Map(),
})

it('collects every font once, with the characters it draws', () => {
  expect(fontsOf(scene)).toEqual([
    { name: 'Kadr oswald 700', font: 'oswald', weight: 700, text: 'ПРИВЕТМИР' },
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
