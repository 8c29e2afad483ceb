import { expect, it } from 'vitest'
import { createVoiceTrack } from '../kinds/tracks.ts'
import { planAudio } from './audio-plan.ts'
import { expandPieces } from './expand-pieces.ts'

const pieces = [
  { from: 1, until: 3 },
  { from: 8, until: 9 },
]

const planned = (part: object) => {
  const track = createVoiceTrack({ asset: 'talk', volume: 100, seconds: 3, ...part })
  const [own] = planAudio({ audio: [track], seconds: 3 }).tracks
  if (!own) throw new Error('no track')
  return own
}

it('plays parts of a file one after another', () => {
  const tracks = expandPieces(planned({ pieces }))
  expect(tracks.map(({ from, start, duration }) => [from, start, duration])).toEqual([
    [1, 0, 2],
    [8, 2, 1],
  ])
})

it('leaves a track without pieces as it is', () => {
  const track = planned({})
  expect(expandPieces(track)).toEqual([track])
})
