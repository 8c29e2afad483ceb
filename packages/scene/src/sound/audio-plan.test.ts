import { expect, it } from 'vitest'
import { createScene, createTrack } from '../../test/scenes.ts'
import { planAudio } from './audio-plan.ts'

const voice = (start: number, duration: number) =>
  createTrack({ id: `voice ${start}`, role: 'voice', start, duration, isLooped: false })

it('ends every track with the scene', () => {
  const audio = [createTrack(), createTrack({ id: 'late', start: 1.5, duration: 9 })]
  const { tracks } = planAudio(createScene({ audio }))
  expect(tracks.map(({ duration }) => duration)).toEqual([2, 0.5])
})

it('leaves out what starts after the end or is not heard', () => {
  const audio = [createTrack({ start: 5 }), createTrack({ id: 'mute', gain: -60 })]
  expect(planAudio(createScene({ audio })).tracks).toEqual([])
})

it('tells music where voices sound over it, and voices nothing', () => {
  const audio = [createTrack(), voice(0.2, 0.5), voice(0.6, 0.4), voice(1.5, 0.2)]
  const [music, first] = planAudio(createScene({ audio })).tracks
  expect(music?.duckedBy).toEqual([
    { start: 0.2, end: 1 },
    { start: 1.5, end: 1.7 },
  ])
  expect(first?.duckedBy).toEqual([])
})

it('leaves music alone that does not step back', () => {
  const [music] = planAudio(
    createScene({ audio: [createTrack({ isDucked: false }), voice(0, 1)] }),
  ).tracks
  expect(music?.duckedBy).toEqual([])
})

it('lets the fades of a short track meet in its middle', () => {
  const audio = [createTrack({ duration: 1, fadeIn: 3, fadeOut: 3 })]
  expect(planAudio(createScene({ audio })).tracks[0]).toMatchObject({ fadeIn: 0.5, fadeOut: 0.5 })
})
