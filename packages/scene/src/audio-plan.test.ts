import { expect, it } from 'vitest'
import { sceneOf, trackOf } from '../test/scenes.ts'
import { audioPlan } from './audio-plan.ts'

const voice = (start: number, duration: number) =>
  trackOf({ id: `voice ${start}`, role: 'voice', start, duration, isLooped: false })

it('ends every track with the scene', () => {
  const audio = [trackOf(), trackOf({ id: 'late', start: 1.5, duration: 9 })]
  const { tracks } = audioPlan(sceneOf({ audio }))
  expect(tracks.map(({ duration }) => duration)).toEqual([2, 0.5])
})

it('leaves out what starts after the end or is not heard', () => {
  const audio = [trackOf({ start: 5 }), trackOf({ id: 'mute', gain: -60 })]
  expect(audioPlan(sceneOf({ audio })).tracks).toEqual([])
})

it('tells music where voices sound over it, and voices nothing', () => {
  const audio = [trackOf(), voice(0.2, 0.5), voice(0.6, 0.4), voice(1.5, 0.2)]
  const [music, first] = audioPlan(sceneOf({ audio })).tracks
  expect(music?.under).toEqual([
    { start: 0.2, end: 1 },
    { start: 1.5, end: 1.7 },
  ])
  expect(first?.under).toEqual([])
})

it('leaves music alone that does not step back', () => {
  const [music] = audioPlan(sceneOf({ audio: [trackOf({ isDucked: false }), voice(0, 1)] })).tracks
  expect(music?.under).toEqual([])
})

it('lets the fades of a short track meet in its middle', () => {
  const audio = [trackOf({ duration: 1, fadeIn: 3, fadeOut: 3 })]
  expect(audioPlan(sceneOf({ audio })).tracks[0]).toMatchObject({ fadeIn: 0.5, fadeOut: 0.5 })
})
