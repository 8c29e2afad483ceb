import { expect, it } from 'vitest'
import { createTrack } from '../../test/scenes.ts'
import { findMusicArc, shapeMusic } from './music-arc.ts'

const SLIDES = [0, 3, 6, 9].map((start) => ({ start }))
const BEAT = 0.5

it('opens the music at the second slide and ends it with a hit on a beat that rings out', () => {
  const arc = findMusicArc({ slides: SLIDES, seconds: 12, beatSeconds: BEAT })
  expect(arc).toEqual({ dropAt: 3, hitAt: 10.5 })
  expect(shapeMusic(createTrack({ fadeOut: 1.2 }), arc)).toMatchObject({
    muffledUntil: 3,
    duration: 10.5,
    fadeOut: 0.06,
  })
})

it('has no hit over a voice, nor right after the cut to the last slide', () => {
  const spoken = findMusicArc({ slides: SLIDES, seconds: 12, beatSeconds: BEAT, spokenUntil: 11 })
  expect(spoken).toEqual({ dropAt: 3, hitAt: null })
  expect(shapeMusic(createTrack({ fadeOut: 1.2 }), spoken)).toMatchObject({
    duration: null,
    fadeOut: 1.2,
  })
  expect(findMusicArc({ slides: SLIDES, seconds: 10.5, beatSeconds: BEAT })?.hitAt).toBeNull()
})

it('leaves the music of one or two slides as it is', () => {
  const arc = findMusicArc({ slides: SLIDES.slice(0, 2), seconds: 6, beatSeconds: BEAT })
  expect(arc).toBeNull()
  expect(shapeMusic(createTrack(), arc)).toEqual(createTrack())
})
