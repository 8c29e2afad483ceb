import { expect, it } from 'vitest'
import { numberParts } from './choose-items.ts'
import type { WorkItem } from './item.ts'

const track = (isPlaylist = false) => ({ url: 'https://cdn.example/a', isPlaylist, headers: {} })

const item = (part: Partial<WorkItem> = {}): WorkItem => ({
  kind: 'video',
  extension: 'mp4',
  width: null,
  height: null,
  quality: null,
  bitrateKbps: null,
  sizeBytes: null,
  hasSound: true,
  language: null,
  part: null,
  tracks: [track()],
  ...part,
})

const partsOf = (works: WorkItem[][]) =>
  numberParts(works).map((items) => items.map(({ part }) => part))

it('numbers the best video of each work that goes into an archive as it is', () => {
  const joined = item({ tracks: [track(), track()] })
  expect(partsOf([[joined, item(), item()], [item()]])).toEqual([[null, 1, null], [2]])
})

it('offers no archive that would lack a file, and none of one file', () => {
  const streamed = item({ tracks: [track(true)] })
  expect(partsOf([[item()], [streamed, item({ kind: 'audio' })]])).toEqual([[null], [null, null]])
  expect(partsOf([[item()]])).toEqual([[null]])
})
