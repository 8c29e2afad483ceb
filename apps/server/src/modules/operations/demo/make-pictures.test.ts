import { createSlide } from '@kadr/scene/director/new-slide'
import { findSlideGap } from '@kadr/scene/director/slide-gap'
import { expect, it } from 'vitest'
import { ALBUMS } from './make-pictures.ts'

it('draws no slide that the product refuses as empty', () => {
  const slides = ALBUMS.flatMap(({ cards }) => Object.entries(cards))
  const refused = slides.filter(([key, card]) => findSlideGap(createSlide(key, card)) !== undefined)
  expect(slides.length).toBeGreaterThan(10)
  expect(refused.map(([key]) => key)).toEqual([])
})
