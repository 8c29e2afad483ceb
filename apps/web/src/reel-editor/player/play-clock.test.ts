import { expect, it } from 'vitest'
import { createPlayClock, shownMoment } from './play-clock.ts'

const setUp = () => {
  const world: { ms: number; sound: number | undefined } = { ms: 1000, sound: undefined }
  const clock = createPlayClock({ now: () => world.ms, soundNow: () => world.sound })
  return { world, clock }
}

it('shows the poster while a reel rests at its start, and the true moment else', () => {
  const scene = { posterAt: 1.4 }
  expect(shownMoment({ seconds: 0, isPlaying: false }, scene)).toBe(1.4)
  expect(shownMoment({ seconds: 0, isPlaying: true }, scene)).toBe(0)
  expect(shownMoment({ seconds: 0.3, isPlaying: false }, scene)).toBe(0.3)
})

it('runs by the frame clock without sound', () => {
  const { world, clock } = setUp()
  clock.start(2)
  world.ms += 500
  expect(clock.read()).toBeCloseTo(2.5)
})

it('follows the audio clock: gradually when the drift is small, at once when it is large', () => {
  const { world, clock } = setUp()
  clock.start(0)
  world.ms += 100
  world.sound = 0.06
  expect(clock.read()).toBeCloseTo(0.096)
  world.ms += 100
  world.sound = 3
  expect(clock.read()).toBe(3)
})

it('continues when the audio device stalls', () => {
  const { world, clock } = setUp()
  world.sound = 0
  clock.start(0)
  for (let step = 0; step < 20; step += 1) {
    world.ms += 50
    clock.read()
  }
  expect(clock.read()).toBeGreaterThan(0.4)
})
