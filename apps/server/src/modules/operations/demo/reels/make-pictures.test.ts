import { createSlide } from '@kadr/scene/director/new-slide'
import { findSlideGap } from '@kadr/scene/director/slide-gap'
import { expect, it } from 'vitest'
import { PICTURES } from '../content/demo-reels.ts'

it('draws no slide that the product refuses as empty', () => {
  const slides = Object.entries(PICTURES)
  const refused = slides.filter(([key, card]) => findSlideGap(createSlide(key, card)) !== undefined)
  expect(slides.length).toBeGreaterThan(9)
  expect(refused.map(([key]) => key)).toEqual([])
})
