import { createSlide } from '@kadr/scene/director/new-slide'
import { findSlideGap } from '@kadr/scene/director/slide-gap'
import { expect, it } from 'vitest'
import {
  type DemoPost,
  PLANNED,
  PUBLISHED,
  REPEATING,
  SUBMITTED,
  TROUBLED,
} from '../content/demo-posts.ts'
import { PICTURES } from '../content/demo-reels.ts'

it('draws no slide that the product refuses as empty', () => {
  const slides = Object.entries(PICTURES)
  const refused = slides.filter(([key, card]) => findSlideGap(createSlide(key, card)) !== undefined)
  expect(slides.length).toBeGreaterThan(9)
  expect(refused.map(([key]) => key)).toEqual([])
})

it('has a picture for every post that shows one, and no other', () => {
  const posts: readonly DemoPost[] = [
    ...PUBLISHED,
    ...PLANNED,
    REPEATING,
    SUBMITTED,
    ...Object.values(TROUBLED),
  ]
  const shown = posts.filter(({ media }) => media === 'picture').map(({ key }) => key)
  expect(shown.toSorted()).toEqual(Object.keys(PICTURES).toSorted())
})
