import type { FaceTrack } from '@kadr/contract/studio/footage'
import type { Aspect } from '@kadr/contract/studio/scene/scene'
import { createSeededRandom } from '@kadr/kit/seeded-random'
import { expect, it } from 'vitest'
import { getCanvasSize } from '../geometry/canvas-size.ts'
import { getSafeBox } from '../geometry/safe-zones.ts'
import { createOwnVideoForm } from '../kinds/own-video/new-form.ts'
import { filmFootage } from './camera.ts'
import { computeCameraCrop, findCameraView } from './camera-view.ts'
import { findFootageSecond } from './footage-time.ts'
import { listPieces, measurePieces } from './pieces.ts'

const SECONDS = 60
const LANDSCAPE = { width: 1920, height: 1080 }
const FACE = { width: 0.11, height: 0.2 }

type Way = (second: number) => { x: number; y: number }

/** A face that goes its way, seen three times a second by a detector that errs. */
const trackOf = (way: Way, { noise = 0.01, lost = 0, wild = 0 } = {}): FaceTrack => {
  const random = createSeededRandom('face')
  const every = 400
  const looks = Array.from({ length: (SECONDS * 1000) / every }, (_, index) => {
    const { x, y } = way((index * every) / 1000)
    if (random() < lost) return null
    const off = random() < wild ? 0.4 : 0
    const shake = () => (random() - 0.5) * noise * 2
    return { x: x - FACE.width / 2 + shake() + off, y: y - FACE.height / 2 + shake(), ...FACE }
  })
  return { every, looks, scenes: [] }
}

const formOf = (aspect: Aspect = '9:16') =>
  createOwnVideoForm({
    aspect,
    hasZooms: false,
    source: { asset: 'a', ms: SECONDS * 1000, ...LANDSCAPE, hasSound: true },
  })

const film = (faces: FaceTrack | null, form = formOf()) => {
  const pieces = listPieces(form, 900)
  return { ...filmFootage(form, { faces, pieces }), pieces }
}

/** Share of frames whose face lies inside the part of the canvas that no app covers. */
const measureInside = (way: Way, track: FaceTrack, aspect: Aspect = '9:16'): number => {
  const { camera, pieces } = film(track, formOf(aspect))
  const box = getCanvasSize(aspect)
  const safe = getSafeBox(aspect)
  const frames = Math.round(measurePieces(pieces) * 30)
  let inside = 0
  for (let frame = 0; frame < frames; frame += 1) {
    const view = findCameraView(camera, frame / 30)
    const crop = computeCameraCrop({ picture: LANDSCAPE, box, view })
    const { x, y } = way(findFootageSecond(pieces, frame / 30))
    const scale = box.width / crop.width
    const left = ((x - FACE.width / 2) * LANDSCAPE.width - crop.x) * scale
    const right = ((x + FACE.width / 2) * LANDSCAPE.width - crop.x) * scale
    const top = ((y - FACE.height / 2) * LANDSCAPE.height - crop.y) * scale
    const bottom = ((y + FACE.height / 2) * LANDSCAPE.height - crop.y) * scale
    const isInside =
      left >= safe.x &&
      right <= safe.x + safe.width &&
      top >= safe.y &&
      bottom <= safe.y + safe.height
    if (isInside) inside += 1
  }
  return inside / frames
}

const STILL: Way = () => ({ x: 0.62, y: 0.4 })
const WALK: Way = (second) => ({ x: 0.5 + 0.28 * Math.sin(second / 4), y: 0.42 })
const SWAY: Way = (second) => ({ x: 0.4 + 0.03 * Math.sin(second * 2.2), y: 0.4 })
const CHAIRS: Way = (second) => ({ x: Math.floor(second / 10) % 2 ? 0.28 : 0.7, y: 0.4 })

it.each([
  ['rests', STILL],
  ['sways', SWAY],
  ['walks to and fro', WALK],
  ['changes its place', CHAIRS],
])('keeps a face that %s inside the safe box', (_, way) => {
  expect(measureInside(way, trackOf(way))).toBeGreaterThan(0.97)
  const poor = trackOf(way, { lost: 0.15, wild: 0.06 })
  expect(measureInside(way, poor)).toBeGreaterThan(0.97)
})

it('stands still while a face moves a little', () => {
  const { camera } = film(trackOf(SWAY))
  const places = camera.map(({ x }) => x)
  expect(Math.max(...places) - Math.min(...places)).toBeLessThan(0.02)
})

it('turns back at most once in six seconds, whatever the detector sees', () => {
  const { camera } = film(trackOf(STILL, { noise: 0.02, lost: 0.2, wild: 0.08 }))
  const moves = camera
    .map(({ x }, index) => x - (camera[index - 1]?.x ?? x))
    .filter((by) => Math.abs(by) > 0.004)
  const turns = moves.filter((by, index) => index > 0 && by * (moves[index - 1] ?? by) < 0)
  expect(turns.length).toBeLessThanOrEqual(SECONDS / 6)
})

it('waits where a face was lost', () => {
  const track = trackOf(STILL)
  const gone = {
    ...track,
    looks: track.looks.map((look, index) => (index > 40 && index < 90 ? null : look)),
  }
  const { camera } = film(gone)
  const lost = findCameraView(camera, 25)
  expect(lost.x).toBeCloseTo(findCameraView(camera, 10).x, 2)
})

it('begins anew where the picture changes', () => {
  const track = { ...trackOf(CHAIRS), scenes: [10_000, 20_000, 30_000, 40_000, 50_000] }
  const { camera } = film(track)
  const [before, after] = [findCameraView(camera, 9.9), findCameraView(camera, 10.05)]
  expect(Math.abs(before.x - after.x)).toBeGreaterThan(0.3)
})

it('shows the whole picture on its blur where nobody is seen, and the middle where a person wants it', () => {
  const nobody = { every: 400, looks: [null, null, null], scenes: [] }
  expect(film(nobody).fit).toBe('blurred')
  expect(film(null).fit).toBe('blurred')
  const middle = film(null, { ...formOf(), framing: { mode: 'middle', pins: [] } })
  expect(middle.fit).toBe('cover')
  expect(middle.camera).toEqual([
    { at: 0, x: 0.5, y: 0.5, zoom: 1 },
    { at: SECONDS, x: 0.5, y: 0.5, zoom: 1 },
  ])
})

it('holds the frame that was pinned by hand until it is given back', () => {
  const pins = [
    { at: 20_000, view: { x: 0.2, y: 0.5, zoom: 1.5 } },
    { at: 30_000, view: null },
  ]
  const { camera } = film(trackOf(STILL), { ...formOf(), framing: { mode: 'face', pins } })
  expect(findCameraView(camera, 19.9).x).toBeCloseTo(0.62, 1)
  expect(findCameraView(camera, 25)).toMatchObject({ x: 0.2, zoom: 1.5 })
  expect(findCameraView(camera, 30.1).x).toBeCloseTo(0.62, 1)
})

it('alternates the size of shots at cuts, not more than once a second', () => {
  const cuts = [4, 8, 8.7, 12].map((second) => ({
    from: second * 1000,
    to: second * 1000 + 400,
    why: 'pause' as const,
  }))
  const { camera, pieces } = film(trackOf(STILL), { ...formOf(), cuts, hasZooms: true })
  const zooms = pieces.map((_, index) => {
    const start = pieces.slice(0, index).reduce((sum, { from, until }) => sum + until - from, 0)
    return findCameraView(camera, start + 0.02).zoom
  })
  expect(zooms.map((zoom) => zoom > 1)).toEqual([false, true, false, false, true])
})
