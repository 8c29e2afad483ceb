import { expect, it } from 'vitest'
import { isLongVideo, MAX_VIDEO_COST, videoCost } from './video-cost.ts'

it('counts decoded pixels, not bytes', () => {
  const film = { width: 3840, height: 2160, durationSeconds: 1800 }
  expect(videoCost({ ...film, frameRate: 120 })).toBeGreaterThan(MAX_VIDEO_COST)
  expect(videoCost({ ...film, frameRate: 30 })).toBeLessThan(MAX_VIDEO_COST)
})

it('assumes the highest rate where none is told', () => {
  const film = { width: 3840, height: 2160, durationSeconds: 1800 }
  expect(videoCost({ ...film, frameRate: 0 })).toBeGreaterThan(MAX_VIDEO_COST)
})

it('calls a reel short and a film long', () => {
  expect(isLongVideo({ width: 1080, height: 1920, durationSeconds: 90 })).toBe(false)
  expect(isLongVideo({ width: 1920, height: 1080, durationSeconds: 600 })).toBe(true)
})
